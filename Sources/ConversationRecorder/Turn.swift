/// One body that runs while a conversation is recorded: a method of an object, or a part of one.
///
/// The grader writes these calls into copies of a learner's sources, of MiniCocoa's and of a suite's,
/// when somebody wants to see what was said (`SourceInstrumenter`). Nobody writes them by hand, hence
/// the underscore.
///
/// A turn holds numbers, never an object, so it keeps nobody alive; and no code of a learner's runs to
/// describe a value.
public struct _Turn: Sendable {
  /// Whose turn it is; 0 for the check itself, and for values, which are nobody.
  private let speaker: Int
  /// The event that began it; 0 if none was noted.
  private let event: Int
  /// By which the turn is found when it ends.
  private let token: Int
  private let isCocoas: Bool

  /// What stands for an argument that cannot be looked at, such as a closure.
  public static var unseen: Any { Unseen() }

  /// Says what an object is told, and that it is its turn now.
  ///
  /// - Parameters:
  ///   - me: Who is told; if it is no object, nothing is noted.
  ///   - message: Such as `done()`.
  ///   - arguments: What comes with it, in order.
  ///   - isShown: Whether others than the object itself may say it.
  ///   - byDefault: Whether a protocol's extension hears it.
  public init<Object>(
    _ me: Object, _ message: StaticString, _ arguments: [Any], _ isShown: Bool,
    byDefault: Bool = false, _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    let place = Place(file, line)
    let top = Speakers.top
    guard let number = Recorder.number(of: me) else {
      self.init(asPartOf: nil, isCocoas: place.isCocoas)
      return
    }
    // What a method of the superclass does is a part of the same message, and what happens inside of
    // Cocoa is nobody's business.
    let isContinued = top?.speaker == number && top?.message == "\(message)"
    let isInside = place.isCocoas && top?.isCocoas == true
    let event =
      isContinued || isInside
      ? 0
      : Recorder.note(
        byDefault ? .default : .call, to: number, "\(message)", arguments, isShown, place)
    self.init(number, event, "\(message)", isCocoas: place.isCocoas)
  }

  /// An object begins; who it is comes later.
  public init(
    of type: StaticString, _ message: StaticString, _ arguments: [Any], _ isShown: Bool,
    _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    let place = Place(file, line)
    let number = Recorder.newNumber()
    let isInside = place.isCocoas && Speakers.top?.isCocoas == true
    let event =
      isInside
      ? 0
      : Recorder.note(.`init`, to: number, "\(message)", arguments, isShown, place, type: "\(type)")
    self.init(number, event, "\(message)", isCocoas: place.isCocoas)
  }

  /// A property is set whose change makes its object do something.
  public init<Object>(
    setting me: Object, _ name: StaticString, _ value: Any, _ file: StaticString = #fileID,
    _ line: Int = #line
  ) {
    let place = Place(file, line)
    guard let number = Recorder.number(of: me) else {
      self.init(asPartOf: nil, isCocoas: place.isCocoas)
      return
    }
    let isInside = place.isCocoas && Speakers.top?.isCocoas == true
    let event = isInside ? 0 : Recorder.note(.set, to: number, "\(name)", [value], true, place)
    self.init(number, event, "", isCocoas: place.isCocoas)
  }

  /// A property that is worked out is asked for.
  public init<Object>(
    getting me: Object, _ name: StaticString, _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    let number = Recorder.number(of: me)
    let event = number.map { Recorder.note(.get, to: $0, "\(name)", [], false, Place(file, line)) }
    self.init(number ?? Speakers.top?.speaker ?? 0, event ?? 0, "", isCocoas: false)
  }

  /// What an object does without having been told anything that is noted.
  public init<Object>(quietly me: Object, _ file: StaticString = #fileID) {
    self.init(asPartOf: Recorder.number(of: me), isCocoas: Place(file, 0).isCocoas)
  }

  /// An object ends, which is told unless it is an inner part of Cocoa's.
  public init(ending me: AnyObject, isTold: Bool = true) {
    self.init(asPartOf: Recorder.free(me, isTold: isTold), isCocoas: false)
  }

  /// A turn of this speaker, or of whoever speaks anyhow, which begins with nothing.
  private init(asPartOf speaker: Int?, isCocoas: Bool) {
    self.init(speaker ?? Speakers.top?.speaker ?? 0, 0, "", isCocoas: isCocoas)
  }

  private init(
    _ speaker: Int, _ event: Int, _ message: String, isCocoas: Bool, in carrier: Int? = nil,
    isRoot: Bool = false
  ) {
    self.speaker = speaker
    self.event = event
    self.isCocoas = isCocoas
    token = Speakers.push(
      Speakers.Frame(
        speaker: speaker, event: event, message: message, isCocoas: isCocoas, carrier: carrier,
        isRoot: isRoot))
  }

  /// The program itself, to which closures belong that are written outside of all types.
  public static let program = _Turn(token: 0)

  /// The check itself, to which closures belong that a suite has outside of its classes.
  public static let suite = _Turn(token: -1)

  private init(token: Int) { (speaker, event, self.token, isCocoas) = (0, 0, token, false) }

  /// The turn is over.
  public func end() { Speakers.pop(token) }
}

extension _Turn {
  /// An object that began has all that it needs, and is known from now on.
  public func becomes<Object>(_ me: Object) {
    guard Swift.type(of: me as Any) is AnyClass else { return }
    Recorder.recognize(me as AnyObject, as: speaker)
  }

  /// What a message is answered.
  public func answer<Value>(_ value: Value) -> Value {
    if event > 0 { Recorder.answer(value, to: event) }
    return value
  }

  /// A closure is a part of the method in which it was written, whenever it runs.
  public func inside() -> _Turn {
    if isCocoas { return _Turn(asPartOf: speaker, isCocoas: true) }
    // A check's own closures are nobody's business.
    let isCounted = speaker > 0 || token == 0
    let carrier = isCounted ? Speakers.carrier(of: speaker) : nil
    Recorder.hear(by: speaker, in: carrier)
    let isRoot = token == Self.suite.token && Speakers.areChecks
    return _Turn(speaker, 0, "", isCocoas: false, in: carrier, isRoot: isRoot)
  }

  /// The same for a closure that is one expression.
  @discardableResult
  public func inside<Value>(_ body: @autoclosure () throws -> Value) rethrows -> Value {
    let turn = inside()
    defer { turn.end() }
    return try body()
  }
}

// MARK: - What takes no time

extension _Turn {
  /// A property has been set.
  public static func set<Object>(
    _ me: Object, _ name: StaticString, _ value: Any, _ file: StaticString = #fileID,
    _ line: Int = #line
  ) {
    let place = Place(file, line)
    guard !(place.isCocoas && Speakers.top?.isCocoas == true),
      let number = Recorder.number(of: me)
    else { return }
    _ = Recorder.note(.set, to: number, "\(name)", [value], true, place)
  }

  /// Cocoa has somebody told something: what its own `Conversation` notes as well.
  public static func said(
    _ sender: AnyObject?, _ receiver: AnyObject?, _ message: String, _ mechanism: String
  ) {
    Recorder.say(from: sender, to: receiver, message, by: mechanism)
  }

  /// An object ends, of whose class nothing else happens then; told unless it is an inner part of Cocoa's.
  public static func free(_ me: AnyObject, isTold: Bool = true) {
    _ = Recorder.free(me, isTold: isTold)
  }

  /// A check begins.
  public static func check(_ id: StaticString) { Recorder.begin("\(id)") }

  /// What a check calls somebody; the first name stays.
  public static func name<Value>(_ value: Value, _ name: String) { Recorder.name(value, name) }

  /// Values that cannot be copied are no objects, and have no name.
  @_disfavoredOverload
  public static func name<Value: ~Copyable>(_ value: borrowing Value, _ name: String) {}

  /// What a check calls somebody, in the middle of an expression.
  ///
  /// - Parameter isSaid: Whether it does so when it speaks to learners.
  public static func named<Value>(
    _ value: Value, _ name: String, isSaid: Bool = true
  ) -> Value {
    Recorder.name(value, name, isSaid: isSaid)
    return value
  }

  /// Values that cannot be copied are no objects, and have no name.
  @_disfavoredOverload
  public static func named<Value: ~Copyable>(
    _ value: consuming Value, _ name: String, isSaid: Bool = true
  ) -> Value { value }

  /// A check looks whether somebody is freed; who keeps them, if they are not.
  ///
  /// - Parameters:
  ///   - name: What the check calls them; an article is left out.
  ///   - scene: What knows its objects.
  ///   - chain: What a scene says of who keeps them.
  public static func looked<Scene>(
    _ name: String, in scene: Scene, _ isFreed: (Scene) -> Bool,
    keptBy chain: (Scene) -> (form: String, owners: [String], properties: [String])?
  ) -> Bool {
    let isFreed = isFreed(scene)
    let name = name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
    Recorder.look(name, isFreed)
    if !isFreed, let chain = chain(scene) {
      Recorder.keep(name, chain.form, chain.owners, chain.properties)
    }
    return isFreed
  }
}
