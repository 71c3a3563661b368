import Foundation

/// Reads what a running demo writes: the recorder's lines (`~`) and DemoRunner's (`=`).
package struct PlayReader: Sendable {
  package enum Report: Sendable, Hashable {
    /// An event has begun.
    case begun(String)
    /// An event is done, unless its `event` is nil, and the program waits for the next one.
    case moment(PlayMoment)
    /// It writes more than any screen needs.
    case flooded
    /// When its time was over, the main thread had these frames: offsets in the program, innermost
    /// first.
    case stood([UInt])
  }

  /// The subjects of the recorder's lines, in their order.
  private enum Phase: Int { case event, furnishing, looking }

  /// The most bytes for one event and of one line, and messages that are shown.
  private static let (limit, lineLimit, wireLimit) = (8 << 20, 1 << 18, 200)
  private var rest: [UInt8] = []
  private var count = 0
  private var event: String?
  private var refusal: String?
  private var phase = Phase.furnishing
  /// The lines of each phase since the last moment.
  private var lines: [[String]] = [[], [], []]
  private var kept: [String] = []
  private var lastLook: [PlayMoment.Wire] = []
  private var screen: PlayedView?
  private var formerScreen: PlayedView?
  private var people: PlayPeople

  /// A reader of a program that declares these classes.
  package init(classes: Set<String>) { people = PlayPeople(ownClasses: classes) }

  /// Takes data from the demo's channel.
  package mutating func take(_ data: Data) -> [Report] {
    count += data.count
    guard count <= Self.limit else { return [.flooded] }
    rest += data
    var reports: [Report] = []
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if end - start <= Self.lineLimit, let report = read(rest[start..<end]) {
        reports.append(report)
      }
      start = end + 1
    }
    rest = Array(rest[start...].prefix(Self.lineLimit + 1))
    return reports
  }

  /// The consequences so far of an event that was not finished.
  package mutating func interrupted() -> PlayMoment { moment(withScreen: false) }

  private struct Line: Decodable {
    let d: String
    let event: String?
    let reason: String?
    let view: PlayedView?
  }

  private mutating func read(_ line: ArraySlice<UInt8>) -> Report? {
    let text = String(decoding: line.dropFirst(), as: UTF8.self)
    switch line.first {
    case UInt8(ascii: "~"): note(text)
    case UInt8(ascii: "="):
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else {
        return nil
      }
      return note(line)
    case UInt8(ascii: "!"):
      return .stood(text.split(separator: " ").prefix(64).compactMap { UInt($0, radix: 16) })
    default: break
    }
    return nil
  }

  private mutating func note(_ line: Line) -> Report? {
    switch line.d {
    case "begun":
      (event, refusal, count, phase) = (line.event ?? "", nil, 0, .event)
      return .begun(event ?? "")
    case "refused": refusal = line.reason.map { String($0.prefix(300)) }
    case "furnishing": phase = .furnishing
    case "looking": (phase, kept) = (.looking, [])
    case "screen": (formerScreen, screen) = (screen, line.view)
    case "idle", "changed":
      defer { (event, phase) = (nil, .event) }
      if line.d == "changed" { event = nil }
      return .moment(moment(withScreen: true))
    default: break
    }
    return nil
  }

  private mutating func note(_ line: String) {
    if line.hasPrefix("{\"e\":\"keeps\"") { return kept.append(line) }
    // While the demo furnishes, it releases objects that only it kept alive.
    let isEnd = line.hasPrefix("{\"e\":\"free\"")
    let place = phase == .furnishing && isEnd ? .event : phase
    if lines[place.rawValue].count <= RecordedEvent.limit { lines[place.rawValue].append(line) }
  }

  // MARK: - A moment

  private mutating func moment(withScreen: Bool) -> PlayMoment {
    let isCut = lines[Phase.event.rawValue].count > RecordedEvent.limit
    let parts = lines.map { RecordedEvent.reading($0).map(\.ofNoCheck) }
    lines = [[], [], []]
    people.meet(Array(parts.joined()))
    var wires = wires(of: Transcript(recorded: parts[Phase.event.rawValue]))
    let look = questions(in: Transcript(recorded: parts[Phase.looking.rawValue]))
    if look != lastLook {
      wires += look
      lastLook = look
    }
    let retainPaths = kept.prefix(8).compactMap(people.retainPath)
    people.bury()
    return PlayMoment(
      event: event, wires: Array(wires.prefix(Self.wireLimit)),
      isCut: isCut || wires.count > Self.wireLimit, screen: withScreen ? screen : nil,
      alive: people.alive, retainPaths: retainPaths, refusal: refusal,
      changesNothing: withScreen && screen == formerScreen)
  }

  /// The questions of views when they are drawn, with their consequences: each question once,
  /// although a table asks it for each row. A label's own questions are the demo's business.
  private func questions(in transcript: Transcript) -> [PlayMoment.Wire] {
    var known: Set<String> = []
    var open: (depth: Int, isShown: Bool)?
    return transcript.events.compactMap { event in
      if event.kind == .freeing || event.kind == .losing { return nil }
      if let open, event.depth > open.depth { return open.isShown ? wire(event) : nil }
      open = nil
      guard people.isCocoas(event.sender), people.isOwn(event.receiver) else { return nil }
      let question = "\(event.sender) \(event.receiver) \(NamedEvent.baseName(event.say))"
      open = (event.depth, known.insert(question).inserted)
      return open?.isShown == true ? wire(event) : nil
    }
  }

  private func wires(of transcript: Transcript) -> [PlayMoment.Wire] {
    var calls: [Transcript.Event] = []
    return transcript.events.compactMap { event in
      calls.removeAll { $0.depth >= event.depth }
      defer { if event.kind == .message { calls.append(event) } }
      return wire(event, in: calls.last)
    }
  }

  /// - Parameter call: The message that led to this one: if an action sends it, it comes from there.
  private func wire(_ event: Transcript.Event, in call: Transcript.Event? = nil)
    -> PlayMoment.Wire?
  {
    // A learner who declares all types has internal methods: of another object, they are messages.
    let isInternal = event.kind == .message && people.isOwn(event.receiver)
    guard !event.isAside || event.isTold || isInternal else { return nil }
    let sender = people.isAction(event.sender) ? call?.receiver ?? event.sender : event.sender
    let (from, to) = (people.name(sender), people.name(event.receiver))
    let values = event.notification == nil ? event.arguments : []
    let arguments = values.map { RecordedValue.naming($0, people.name) }
    switch event.kind {
    case .looking, .getting, .hearing: return nil
    case .freeing: return people.isShown(event.receiver) ? .end(of: to) : nil
    case .losing:
      let loss: PlayMoment.Loss =
        switch arguments.last {
        case "no target": .noTarget
        case "no responder": .noResponder
        case "disabled": .disabled
        default: .isNil(arguments.first ?? "")
        }
      return .lost(from: from, text: event.say, loss)
    case .beginning where arguments.allSatisfy(\.isUntold) && !people.isShown(event.receiver):
      return nil
    case .message, .beginning, .setting:
      guard !people.isDemos(sender), !people.isDemos(event.receiver) else { return nil }
      let say = event.notification ?? event.say
      let text =
        event.kind == .setting
        ? "\(say) = \(arguments.first ?? RecordedValue.unseen)"
        : NamedEvent.text(of: say, telling: arguments)
      return .message(
        from: from, to: to, text: text,
        answer: event.answer.map { RecordedValue.naming($0, people.name) })
    }
  }
}
