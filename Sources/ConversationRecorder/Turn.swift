/// One body that runs during a recording: a method of an object, or part of one.
///
/// The grader inserts these calls into copies of the learner's sources, of MiniCocoa and of the
/// suite to record a conversation (`SourceInstrumenter`). They are not meant to be written by hand,
/// hence the underscore.
///
/// A turn holds numbers and no objects, so it keeps no object alive. Describing a value runs none
/// of the learner's code.
public struct _Turn: Sendable {
  /// The number of the object whose turn it is; 0 for the check itself and for values.
  private let sender: Int
  /// The event that started the turn; 0 if none was recorded.
  private let event: Int
  /// Identifies the turn when it ends.
  private let token: Int
  private let isCocoas: Bool

  /// The placeholder for an argument that can't be inspected, such as a closure.
  public static var unseen: Any { Unseen() }

  /// Begins a turn with a message to an object.
  ///
  /// - Parameters:
  ///   - me: The receiver; a value is not recorded.
  ///   - message: The message, such as `done()`.
  ///   - arguments: The arguments in order.
  ///   - isShown: Whether other objects than the receiver may send it.
  ///   - byDefault: Whether a protocol extension implements it.
  ///   - elsewhere: Whether it leaves its caller's actor (`@concurrent`). The suite runner runs all
  ///     tasks on one queue, so no thread tells that.
  public init<Object>(
    _ me: Object, _ message: StaticString, _ arguments: [Any], _ isShown: Bool,
    byDefault: Bool = false, elsewhere: Bool = false, _ file: StaticString = #fileID,
    _ line: Int = #line
  ) {
    let place = Place(file, line)
    let top = SenderStacks.top
    guard let number = Recorder.number(of: me) else {
      self.init(asPartOf: nil, isCocoas: place.isCocoas)
      return
    }
    // A superclass's implementation is part of the same message, and calls inside Cocoa don't
    // count.
    let isContinued = top?.sender == number && top?.message == "\(message)"
    let isInside = place.isCocoas && top?.isCocoas == true
    let event =
      isContinued || isInside
      ? 0
      : Recorder.note(
        byDefault ? .default : .call, to: number, "\(message)", arguments, isShown, place,
        thread: elsewhere ? ThreadName.unnamed : ThreadName.current)
    self.init(number, event, "\(message)", isCocoas: place.isCocoas)
  }

  /// Begins the initialization of an object; `becomes(_:)` identifies it later.
  public init(
    of type: StaticString, _ message: StaticString, _ arguments: [Any], _ isShown: Bool,
    _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    let place = Place(file, line)
    let number = Recorder.newNumber()
    let isInside = place.isCocoas && SenderStacks.top?.isCocoas == true
    let event =
      isInside
      ? 0
      : Recorder.note(.`init`, to: number, "\(message)", arguments, isShown, place, type: "\(type)")
    self.init(number, event, "\(message)", isCocoas: place.isCocoas)
  }

  /// Begins the change of a property that has observers or a setter.
  public init<Object>(
    setting me: Object, _ name: StaticString, _ value: Any, _ file: StaticString = #fileID,
    _ line: Int = #line
  ) {
    let place = Place(file, line)
    guard let number = Recorder.number(of: me) else {
      self.init(asPartOf: nil, isCocoas: place.isCocoas)
      return
    }
    let isInside = place.isCocoas && SenderStacks.top?.isCocoas == true
    let event = isInside ? 0 : Recorder.note(.set, to: number, "\(name)", [value], true, place)
    self.init(number, event, "", isCocoas: place.isCocoas)
  }

  /// Begins the evaluation of a computed property.
  public init<Object>(
    getting me: Object, _ name: StaticString, _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    let number = Recorder.number(of: me)
    let event = number.map { Recorder.note(.get, to: $0, "\(name)", [], false, Place(file, line)) }
    self.init(number ?? SenderStacks.top?.sender ?? 0, event ?? 0, "", isCocoas: false)
  }

  /// Begins a body that runs without a recorded message.
  public init<Object>(quietly me: Object, _ file: StaticString = #fileID) {
    self.init(asPartOf: Recorder.number(of: me), isCocoas: Place(file, 0).isCocoas)
  }

  /// Begins the deallocation of an object; recorded unless it is an internal object of Cocoa.
  public init(ending me: AnyObject, isTold: Bool = true, _ file: StaticString = #fileID) {
    self.init(asPartOf: Recorder.free(me, isTold: isTold), isCocoas: Place(file, 0).isCocoas)
  }

  /// Begins a turn of this sender, or of the current one, without an event.
  private init(asPartOf sender: Int?, isCocoas: Bool) {
    self.init(sender ?? SenderStacks.top?.sender ?? 0, 0, "", isCocoas: isCocoas)
  }

  private init(
    _ sender: Int, _ event: Int, _ message: String, isCocoas: Bool, in carrier: Int? = nil,
    isRoot: Bool = false
  ) {
    self.sender = sender
    self.event = event
    self.isCocoas = isCocoas
    token = SenderStacks.push(
      SenderStacks.Frame(
        sender: sender, event: event, message: message, isCocoas: isCocoas, carrier: carrier,
        isRoot: isRoot))
  }

  /// The program itself, the owner of closures outside all types.
  public static let program = _Turn(token: 0)

  /// The check itself, the owner of closures outside the suite's classes.
  public static let suite = _Turn(token: -1)

  private init(token: Int) { (sender, event, self.token, isCocoas) = (0, 0, token, false) }

  /// Ends the turn.
  public func end() { SenderStacks.pop(token) }
}

extension _Turn {
  /// Identifies the object after its initialization.
  public func becomes<Object>(_ me: Object) {
    guard Swift.type(of: me as Any) is AnyClass else { return }
    Recorder.recognize(me as AnyObject, as: sender)
  }

  /// Records and returns the answer to the message.
  public func answer<Value>(_ value: Value) -> Value {
    if event > 0 { Recorder.answer(value, to: event) }
    return value
  }

  /// Begins a turn for a closure: it belongs to the method that contains it, whenever it runs.
  public func inside() -> _Turn {
    if isCocoas { return _Turn(asPartOf: sender, isCocoas: true) }
    // The check's own closures don't count.
    let isCounted = sender > 0 || token == 0
    let carrier = isCounted ? SenderStacks.carrier(of: sender) : nil
    Recorder.hear(by: sender, in: carrier)
    let isRoot = token == Self.suite.token && SenderStacks.areChecks
    return _Turn(sender, 0, "", isCocoas: false, in: carrier, isRoot: isRoot)
  }

  /// Runs a closure with a single expression as a turn.
  @discardableResult
  public func inside<Value>(_ body: @autoclosure () throws -> Value) rethrows -> Value {
    let turn = inside()
    defer { turn.end() }
    return try body()
  }
}

// MARK: - Events without a turn

extension _Turn {
  /// Records that a property was set.
  public static func set<Object>(
    _ me: Object, _ name: StaticString, _ value: Any, _ file: StaticString = #fileID,
    _ line: Int = #line
  ) {
    let place = Place(file, line)
    guard !(place.isCocoas && SenderStacks.top?.isCocoas == true),
      let number = Recorder.number(of: me)
    else { return }
    _ = Recorder.note(.set, to: number, "\(name)", [value], true, place)
  }

  /// Records a message that Cocoa sends in an object's name; Cocoa's own `Conversation` has it,
  /// too.
  public static func said(
    _ sender: AnyObject?, _ receiver: AnyObject?, _ message: String, _ mechanism: String
  ) {
    Recorder.say(from: sender, to: receiver, message, by: mechanism)
  }

  /// Records the deallocation of an object whose class has no `deinit`, unless it is an internal
  /// object of Cocoa.
  public static func free(_ me: AnyObject, isTold: Bool = true) {
    _ = Recorder.free(me, isTold: isTold)
  }

  /// Records a message without a receiver.
  ///
  /// - Parameters:
  ///   - property: The property that should lead to the receiver; empty if there is none.
  ///   - reason: Why there is no receiver: `nil`, `no target`, `no responder` or `disabled`.
  public static func lost(
    _ sender: AnyObject, _ property: String, _ message: String, _ reason: String
  ) {
    Recorder.lose(Recorder.number(of: sender) ?? 0, property, message, reason)
  }

  /// Records that a message has no receiver if this property is nil, and returns its value.
  public static func wire<Value>(
    _ value: Value?, _ property: StaticString, _ message: StaticString
  ) -> Value? {
    if value == nil {
      Recorder.lose(SenderStacks.top?.sender ?? 0, "\(property)", "\(message)", "nil")
    }
    return value
  }

  /// The number of an object as values show it: `#3`.
  public static func number(of object: AnyObject) -> String {
    "#\(Recorder.number(of: object) ?? 0)"
  }

  /// Records the owners of an object that should have been deallocated.
  public static func kept(
    _ object: String, _ form: String, _ owners: [String], _ properties: [String]
  ) {
    Recorder.keep(object, form, owners, properties)
  }

  /// Lets the next event of a user record as much as the first.
  public static func goOn() { Recorder.goOn() }

  /// Records the start of a check.
  public static func check(_ id: StaticString) { Recorder.begin("\(id)") }

  /// Records a check's name for an object; only the first counts.
  public static func name<Value>(_ value: Value, _ name: String) { Recorder.name(value, name) }

  /// Does nothing: a value that can't be copied is not an object and has no name.
  @_disfavoredOverload
  public static func name<Value: ~Copyable>(_ value: borrowing Value, _ name: String) {}

  /// Records a check's name for an object inside an expression, and returns the object.
  ///
  /// - Parameter isSaid: Whether the check uses the name in messages to learners.
  public static func named<Value>(
    _ value: Value, _ name: String, isSaid: Bool = true
  ) -> Value {
    Recorder.name(value, name, isSaid: isSaid)
    return value
  }

  /// Returns the value: one that can't be copied is not an object and has no name.
  @_disfavoredOverload
  public static func named<Value: ~Copyable>(
    _ value: consuming Value, _ name: String, isSaid: Bool = true
  ) -> Value { value }

  /// Records that a check tests whether an object is deallocated, and its owners if it isn't.
  ///
  /// - Parameters:
  ///   - name: The check's name for the object, without an initial "the".
  ///   - scene: The scene that knows the objects.
  ///   - chain: Returns the chain of owners in a scene.
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
