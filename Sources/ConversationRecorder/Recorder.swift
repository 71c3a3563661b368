import Glibc
import Synchronization

/// Writes what happens, a line of JSON for each event, as soon as it happens: a crash loses none.
///
/// It keeps no object. Who somebody is is the address, for as long as nobody has been freed there, as a
/// number that is never used again.
enum Recorder {
  /// What a line says; the grader reads them (`RecordedEvent`).
  enum Kind: String {
    case call, `default`, `init`, set, get, said
  }

  fileprivate struct State {
    var numbers: [UInt: Known] = [:]
    var freed: Set<Int> = []
    var named: [Int: Set<String>] = [:]
    var lastNumber = 0
    var lastEvent = 0
    var home: Speakers.Line?
    /// What Cocoa has said on a line, and nobody has heard yet.
    var said: [Speakers.Line: Said] = [:]
    var lines = EventLines()
  }

  fileprivate struct Said {
    let event: Int
    let receiver: Int?
  }

  fileprivate struct Known {
    let number: Int
    let type: ObjectIdentifier
  }

  private static let state = Mutex(State())

  // MARK: - Who

  /// The number of an object; nil for a value.
  static func number<Value>(of value: Value) -> Int? {
    guard Swift.type(of: value as Any) is AnyClass else { return nil }
    let object = value as AnyObject
    let (address, type): (UInt, AnyClass) = (address(of: object), Swift.type(of: object))
    let name = "\(type)"
    let isSpeaking = state.withLock { $0.numbers[address].map { Speakers.includes($0.number) } }
    return state.withLock { state in
      if let known = state.numbers[address],
        !state.freed.contains(known.number) || isSpeaking == true,
        known.type == ObjectIdentifier(type) || isSpeaking == true
      {
        return known.number
      }
      state.lastNumber += 1
      state.introduce(state.lastNumber, at: address, type, name)
      return state.lastNumber
    }
  }

  /// The number of an object that begins and has no address yet.
  static func newNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  /// An object that began with this number is known from now on.
  static func recognize(_ object: AnyObject, as number: Int) {
    let (address, type): (UInt, AnyClass) = (address(of: object), Swift.type(of: object))
    let name = "\(type)"
    state.withLock { state in
      if let known = state.numbers[address] {
        let other = known.number
        if other != number, !state.freed.contains(other) {
          // A superclass, or another initializer of the same class, has been here.
          state.lines.write("same", [.number("id", other), .number("as", number)])
        }
      }
      state.introduce(number, at: address, type, name)
    }
  }

  /// An object ends; its superclass says so once more, which is not noted. Its number, if it has one.
  ///
  /// - Parameter isTold: Whether anybody may want to know; in any case its address is another's from now on.
  static func free(_ object: AnyObject, isTold: Bool) -> Int? {
    let (address, cause) = (address(of: object), Speakers.cause)
    return state.withLock { state in
      guard let number = state.numbers[address]?.number else { return nil }
      if state.freed.insert(number).inserted, isTold {
        state.lines.write("free", [.number("to", number), .number("up", cause)])
      }
      return number
    }
  }

  private static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  // MARK: - What

  /// Notes a message, and answers its number.
  static func note(
    _ kind: Kind, to receiver: Int, _ message: String, _ arguments: [Any], _ isShown: Bool,
    _ place: Place, type: String? = nil
  ) -> Int {
    let (top, cause, line) = (Speakers.top, Speakers.cause, Speakers.Line.current)
    let sender = top?.speaker ?? 0
    // Outside of the lock: to let go of a value may free an object.
    let texts = arguments.prefix(ValueText.count).map { ValueText.text($0) }
    let thread = ThreadName.current
    return state.withLock { state in
      state.lastEvent += 1
      var fields: [EventLines.Field] = [
        .number("n", state.lastEvent), .number("up", cause), .number("from", sender),
        .number("to", receiver), .text("say", message), .texts("args", texts),
        .flag("shown", isShown), .text("at", place.text),
      ]
      if let type { fields.append(.text("type", type)) }
      if let carrier = top?.carrier { fields.append(.number("in", carrier)) }
      if line != state.home, let thread { fields.append(.text("thread", thread)) }
      if let said = state.said.removeValue(forKey: line), said.receiver == receiver {
        fields.append(.number("for", said.event))
      }
      state.lines.write(kind.rawValue, fields)
      return state.lastEvent
    }
  }

  /// Notes what Cocoa has somebody told; who hears it is perhaps known later.
  static func say(
    from sender: AnyObject?, to receiver: AnyObject?, _ message: String, by mechanism: String
  ) {
    let (cause, line, thread) = (Speakers.cause, Speakers.Line.current, ThreadName.current)
    let (from, to) = (sender.flatMap { number(of: $0) }, receiver.flatMap { number(of: $0) })
    let speaker = from ?? Speakers.top?.speaker ?? 0
    state.withLock { state in
      state.lastEvent += 1
      state.said[line] = Said(event: state.lastEvent, receiver: to)
      var fields: [EventLines.Field] = [
        .number("n", state.lastEvent), .number("up", cause), .number("from", speaker),
        .text("say", message), .text("by", mechanism),
      ]
      if let to { fields.append(.number("to", to)) }
      if line != state.home, let thread { fields.append(.text("thread", thread)) }
      state.lines.write(Kind.said.rawValue, fields)
    }
  }

  /// A closure of this object's begins: it hears what Cocoa has said here, or somebody else, the carrier,
  /// has it run.
  static func hear(by speaker: Int, in carrier: Int?) {
    let (line, cause, thread) = (Speakers.Line.current, Speakers.cause, ThreadName.current)
    state.withLock { state in
      let said = state.said.removeValue(forKey: line)
      guard said != nil || carrier != nil else { return }
      var fields: [EventLines.Field] = [.number("up", cause), .number("to", speaker)]
      if let said { fields.append(.number("of", said.event)) }
      if let carrier { fields.append(.number("from", carrier)) }
      if line != state.home, let thread { fields.append(.text("thread", thread)) }
      state.lines.write("heard", fields)
    }
  }

  /// Notes what a message is answered.
  static func answer(_ value: Any, to event: Int) {
    let text = ValueText.text(value)
    state.withLock { $0.lines.write("answer", [.number("of", event), .texts("args", [text])]) }
  }

  /// A check begins; what its own task does is nothing special.
  static func begin(_ id: String) {
    let line = Speakers.Line.current
    state.withLock { state in
      state.home = line
      state.lines.write("check", [.text("id", id)])
    }
  }

  /// Notes what a check calls an object; of several names the first one stays, the others tell whom it
  /// asks for. Values have none.
  ///
  /// - Parameter isSaid: Whether the check says this name to learners, as no variable's is.
  static func name(_ value: Any, _ name: String, isSaid: Bool = false) {
    guard let object = ValueText.unwrapped(value), let number = number(of: object) else { return }
    state.withLock { state in
      guard state.named[number, default: []].insert(name).inserted else { return }
      let author: [EventLines.Field] = isSaid ? [.text("by", "scene")] : []
      state.lines.write("name", [.number("id", number), .text("name", name)] + author)
    }
  }

  /// Notes that a check has looked whether somebody is freed.
  static func look(_ name: String, _ isFreed: Bool) {
    state.withLock {
      $0.lines.write("look", [.text("say", name), .texts("args", ["\(isFreed)"])])
    }
  }
}

extension Recorder {
  /// References of a chain that are told, at most; and characters of a name.
  private static let (links, letters) = (20, 60)

  /// Notes who keeps somebody that a check has looked for (`Scene.chain(to:)`); a chain that nobody could
  /// read is not noted.
  static func keep(_ name: String, _ form: String, _ owners: [String], _ properties: [String]) {
    guard owners.count <= links else { return }
    let cut = { (names: [String]) in names.map { String($0.prefix(letters)) } }
    state.withLock {
      $0.lines.write(
        "keeps",
        [
          .text("say", name), .text("form", form), .texts("owners", cut(owners)),
          .texts("properties", cut(properties)),
        ])
    }
  }
}

extension Recorder.State {
  fileprivate mutating func introduce(
    _ number: Int, at address: UInt, _ type: AnyClass, _ name: String
  ) {
    numbers[address] = Recorder.Known(number: number, type: ObjectIdentifier(type))
    lines.write("object", [.number("id", number), .text("type", name)])
  }
}
