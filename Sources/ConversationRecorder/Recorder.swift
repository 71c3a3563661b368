import Glibc
import Synchronization

/// Writes each event immediately as a line of JSON, so that a crash loses none.
///
/// It retains no object. It identifies an object by its address until the object is deallocated,
/// and gives it a number that is never used again.
enum Recorder {
  /// The kinds of message in a line; the grader reads them (`RecordedEvent`).
  enum Kind: String {
    case call, `default`, `init`, set, get, said
  }

  fileprivate struct State {
    var numbers: [UInt: Known] = [:]
    var freed: Set<Int> = []
    var named: [Int: Set<String>] = [:]
    var lastNumber = 0
    var lastEvent = 0
    var home: SenderStacks.Line?
    /// Messages that Cocoa has sent on a line and no object has received yet.
    var said: [SenderStacks.Line: Said] = [:]
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

  // MARK: - Objects

  /// Returns the number of an object; nil for a value.
  static func number<Value>(of value: Value) -> Int? {
    guard Swift.type(of: value as Any) is AnyClass else { return nil }
    let object = value as AnyObject
    let (address, type): (UInt, AnyClass) = (address(of: object), Swift.type(of: object))
    let name = "\(type)"
    let label = name == "KVOContext" ? ValueText.label(of: object) : nil
    let isSpeaking = state.withLock { $0.numbers[address].map { SenderStacks.includes($0.number) } }
    return state.withLock { state in
      if let known = state.numbers[address],
        !state.freed.contains(known.number) || isSpeaking == true,
        known.type == ObjectIdentifier(type) || isSpeaking == true
      {
        return known.number
      }
      state.lastNumber += 1
      state.forget(address)
      state.introduce(state.lastNumber, at: address, type, name, label)
      return state.lastNumber
    }
  }

  /// Returns a number for an object that is being initialized and has no address yet.
  static func newNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  /// Connects an initialized object with the number that it got before.
  static func recognize(_ object: AnyObject, as number: Int) {
    let (address, type): (UInt, AnyClass) = (address(of: object), Swift.type(of: object))
    let name = "\(type)"
    state.withLock { state in
      if let known = state.numbers[address] {
        let other = known.number
        if other > number, !state.freed.contains(other) {
          // The initializer of a superclass, or another one of the same class, has assigned a
          // number.
          state.lines.write("same", [.number("id", other), .number("as", number)])
        } else if other != number {
          state.forget(address)
        }
      }
      state.introduce(number, at: address, type, name)
    }
  }

  /// Records that an object is deallocated and returns its number, if it has one. Ignores the
  /// second call from its superclass.
  ///
  /// - Parameter isTold: Whether to write the event. The address counts as free in any case.
  static func free(_ object: AnyObject, isTold: Bool) -> Int? {
    let (address, cause) = (address(of: object), SenderStacks.cause)
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

  // MARK: - Events

  /// Records a message and returns its number.
  static func note(
    _ kind: Kind, to receiver: Int, _ message: String, _ arguments: [Any], _ isShown: Bool,
    _ place: Place, type: String? = nil, thread: String? = ThreadName.current
  ) -> Int {
    let (top, cause, line) = (SenderStacks.top, SenderStacks.cause, SenderStacks.Line.current)
    let sender = top?.sender ?? 0
    // Outside of the lock, because releasing a value may deallocate an object.
    let texts = arguments.prefix(ValueText.count).map { ValueText.text($0) }
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

  /// Records a message that Cocoa sends in an object's name; its receiver may be known only later.
  static func say(
    from sender: AnyObject?, to receiver: AnyObject?, _ message: String, by mechanism: String
  ) {
    let (cause, line, thread) = (SenderStacks.cause, SenderStacks.Line.current, ThreadName.current)
    let (from, to) = (sender.flatMap { number(of: $0) }, receiver.flatMap { number(of: $0) })
    let sender = from ?? SenderStacks.top?.sender ?? 0
    state.withLock { state in
      state.lastEvent += 1
      state.said[line] = Said(event: state.lastEvent, receiver: to)
      var fields: [EventLines.Field] = [
        .number("n", state.lastEvent), .number("up", cause), .number("from", sender),
        .text("say", message), .text("by", mechanism),
      ]
      if let to { fields.append(.number("to", to)) }
      if line != state.home, let thread { fields.append(.text("thread", thread)) }
      state.lines.write(Kind.said.rawValue, fields)
    }
  }

  /// Records that a closure of this object starts: it receives a message from Cocoa, or another
  /// object, the carrier, runs it.
  static func hear(by sender: Int, in carrier: Int?) {
    let (line, cause, thread) = (SenderStacks.Line.current, SenderStacks.cause, ThreadName.current)
    state.withLock { state in
      let said = state.said.removeValue(forKey: line)
      guard said != nil || carrier != nil else { return }
      var fields: [EventLines.Field] = [.number("up", cause), .number("to", sender)]
      if let said { fields.append(.number("of", said.event)) }
      if let carrier { fields.append(.number("from", carrier)) }
      if line != state.home, let thread { fields.append(.text("thread", thread)) }
      state.lines.write("heard", fields)
    }
  }

  /// Records the answer to a message.
  static func answer(_ value: Any, to event: Int) {
    let text = ValueText.text(value)
    state.withLock { $0.lines.write("answer", [.number("of", event), .texts("args", [text])]) }
  }

  /// Records the start of a check, and its task as the one that needs no thread name.
  static func begin(_ id: String) {
    let line = SenderStacks.Line.current
    state.withLock { state in
      state.home = line
      state.lines.write("check", [.text("id", id)])
    }
  }

  /// Records a check's name for an object. Of several names the first is used; the others show
  /// which object the check asks for. Values have no name.
  ///
  /// - Parameter isSaid: Whether the check shows this name to learners, unlike a variable's name.
  static func name(_ value: Any, _ name: String, isSaid: Bool = false) {
    guard let object = ValueText.unwrapped(value), let number = number(of: object) else { return }
    state.withLock { state in
      guard state.named[number, default: []].insert(name).inserted else { return }
      let author: [EventLines.Field] = isSaid ? [.text("by", "scene")] : []
      state.lines.write("name", [.number("id", number), .text("name", name)] + author)
    }
  }

  /// Records a message without a receiver.
  static func lose(_ sender: Int, _ property: String, _ message: String, _ reason: String) {
    let cause = SenderStacks.cause
    state.withLock {
      $0.lines.write(
        "lost",
        [
          .number("up", cause), .number("from", sender), .number("to", sender),
          .text("say", message), .texts("args", [property, reason]),
        ])
    }
  }

  /// Counts the events from 0 again, for the next event of a user, and forgets objects that were
  /// deallocated.
  static func goOn() {
    state.withLock { state in
      state.lines = EventLines()
      let ended = state.freed.filter { !SenderStacks.includes($0) }
      guard !ended.isEmpty else { return }
      state.freed.subtract(ended)
      state.numbers = state.numbers.filter { !ended.contains($0.value.number) }
      state.named = state.named.filter { !ended.contains($0.key) }
    }
  }

  /// Records that a check tested whether an object was deallocated.
  static func look(_ name: String, _ isFreed: Bool) {
    state.withLock {
      $0.lines.write("look", [.text("say", name), .texts("args", ["\(isFreed)"])])
    }
  }
}

extension Recorder {
  /// The maximum number of references in a chain, and of characters in a name.
  private static let (links, letters) = (20, 60)

  /// Records the owners of an object that a check tested (`Scene.chain(to:)`); skips a chain that
  /// is too long to read.
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
  /// Records that the object at an address is deallocated, although no event reported it.
  fileprivate mutating func forget(_ address: UInt) {
    guard let known = numbers[address], freed.insert(known.number).inserted else { return }
    lines.write("gone", [.number("id", known.number)])
  }

  fileprivate mutating func introduce(
    _ number: Int, at address: UInt, _ type: AnyClass, _ name: String, _ label: String? = nil
  ) {
    numbers[address] = Recorder.Known(number: number, type: ObjectIdentifier(type))
    let labels = label.map { [EventLines.Field.text("name", $0)] } ?? []
    lines.write("object", [.number("id", number), .text("type", name)] + labels)
  }
}
