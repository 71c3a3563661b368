import Foundation

/// One event of a demo and what followed from it.
package struct PlayMoment: Sendable, Hashable {
  /// A message that one object sent another, or could not send.
  package enum Wire: Sendable, Hashable {
    case message(from: String, to: String, text: String, answer: String?)
    /// Nobody receives it.
    case lost(from: String, text: String, Loss)
    /// An object is deallocated.
    case end(of: String)
  }

  /// The reason why nobody receives a message.
  package enum Loss: Sendable, Hashable {
    /// This property is nil.
    case isNil(String)
    case noTarget
    case noResponder
    case disabled
  }

  /// The event as the user writes it; empty for the beginning, nil if the program did it by itself.
  package let event: String?
  /// The messages, in order.
  package let wires: [Wire]
  /// Whether there were more messages than are shown.
  package let isCut: Bool
  /// The screen afterwards; nil if the program ended before.
  package let screen: PlayedView?
  /// The program's objects that are alive.
  package let alive: [String]
  /// Who keeps objects that are alive although they have left the screen.
  package let keepers: [Keepers]
  /// Why the event was impossible; nil if it was not.
  package let refusal: String?
  /// Whether the screen is as it was before.
  package let changesNothing: Bool

  /// Whether the user's message arrived, and no object did anything that others can see.
  package var isSilent: Bool {
    guard changesNothing, wires.count == 1, case .message("you", _, let text, _)? = wires.first
    else { return false }
    return text.hasSuffix(")")
  }
}

/// Reads what a running demo writes: the recorder's lines (`~`) and DemoRunner's (`=`).
package struct PlayReader: Sendable {
  package enum Report: Sendable, Hashable {
    /// An event has begun.
    case begun(String)
    /// An event is done, unless its `event` is nil, and the program waits for the next one.
    case moment(PlayMoment)
    /// It writes more than any screen needs.
    case flooded
  }

  /// The name of the user in conversations.
  private static let user = "you"
  /// The most bytes for one event and of one line, messages that are shown, and objects.
  private static let (limit, lineLimit, wireLimit, objectLimit) = (8 << 20, 1 << 18, 200, 2_000)
  private var rest: [UInt8] = []
  private var count = 0
  private var event: String?
  private var refusal: String?
  /// What the recorder's lines are about.
  private enum Phase { case event, furnishing, looking }
  private var phase = Phase.furnishing
  /// The classes of the learner and of the exercise's given modules.
  private let ownClasses: Set<String>
  private var heard: [String] = []
  private var seen: [String] = []
  private var kept: [String] = []
  private var lastLook: [PlayMoment.Wire] = []
  private var screen: PlayedView?
  private var formerScreen: PlayedView?
  /// The lines that introduce each object which is alive, by its number.
  private var objects: [Int: [String]] = [:]
  private var classes: [Int: String] = [:]

  /// A reader of a program that declares these classes.
  package init(classes: Set<String>) { ownClasses = classes }

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
    rest = Array(rest[start...].prefix(Self.lineLimit))
    return reports
  }

  /// What an event has caused so far that was not finished.
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
    case "idle":
      defer { (event, phase) = (nil, .event) }
      return .moment(moment(withScreen: true))
    case "changed":
      defer { phase = .event }
      return .moment(moment(withScreen: true))
    default: break
    }
    return nil
  }

  private mutating func note(_ line: String) {
    let isKept = line.hasPrefix("{\"e\":\"keeps\"")
    if isKept { return kept.append(line) }
    switch phase {
    case .event: heard.append(line)
    // What the demo keeps, it releases then.
    case .furnishing where line.hasPrefix("{\"e\":\"free\""): heard.append(line)
    case .furnishing: remember(line)
    case .looking: seen.append(line)
    }
  }

  // MARK: - A moment

  private mutating func moment(withScreen: Bool) -> PlayMoment {
    defer { (heard, seen) = ([], []) }
    let cast = objects.values.flatMap { $0 }
    let isCut = heard.count > RecordedEvent.limit - cast.count
    var wires = wires(of: heard, beside: cast)
    let introductions = cast + heard.filter(Self.introduces)
    for line in heard + seen { remember(line) }
    let look = questions(in: self.wires(of: seen, beside: introductions))
    if look != lastLook {
      wires += look
      lastLook = look
    }
    let names = names
    return PlayMoment(
      event: event, wires: Array(wires.prefix(Self.wireLimit)),
      isCut: isCut || wires.count > Self.wireLimit, screen: withScreen ? screen : nil,
      alive: alive(names), keepers: kept.prefix(8).compactMap { keepers($0, names) },
      refusal: refusal, changesNothing: withScreen && screen == formerScreen)
  }

  /// What views ask when they are drawn: each question once, although a table asks for each row.
  private func questions(in wires: [PlayMoment.Wire]) -> [PlayMoment.Wire] {
    var known: Set<String> = []
    return wires.filter { wire in
      switch wire {
      case .message(let from, let to, let text, _):
        from != to && known.insert("\(from) \(to) \(Utterance.baseName(text))").inserted
          && ofCocoa(from)
      case .lost: true
      case .end: false
      }
    }
  }

  private func ofCocoa(_ name: String) -> Bool {
    name != Self.user
      && !names.contains { $0.value == name && ownClasses.contains(classes[$0.key] ?? "") }
  }

  private static func introduces(_ line: String) -> Bool {
    ["object", "name", "same"].contains { line.hasPrefix("{\"e\":\"\($0)\"") }
  }

  private func wires(of lines: [String], beside cast: [String]) -> [PlayMoment.Wire] {
    let transcript = Transcript(lines: cast + lines, ending: nil, isWhole: true)
    let known = Set(transcript.cast.classes.values).union([""])
    let script = Script(transcript, NameBook(of: [transcript]), known: known, own: nil)
    let own = Set(
      NameBook(of: [transcript]).names(of: transcript.cast)
        .filter {
          let type = transcript.cast.classes[$0.key] ?? ""
          return type.hasPrefix("Demo") || type == "Action"
        }.values)
    return script.rounds.flatMap { $0.utterances + $0.freed }
      .filter { !own.contains($0.receiver) && !own.contains($0.sender) }.compactMap(wire)
  }

  private func wire(_ said: Utterance) -> PlayMoment.Wire? {
    let name = { (name: String) in name == Conversation.check ? Self.user : name }
    switch said.kind {
    case .looking, .getting, .hearing: return nil
    case .freeing: return .end(of: said.receiver)
    case .losing:
      let (property, reason) = (said.arguments.first ?? "", said.arguments.last ?? "")
      let loss: PlayMoment.Loss =
        switch reason {
        case "no target": .noTarget
        case "no responder": .noResponder
        case "disabled": .disabled
        default: .isNil(property)
        }
      return .lost(from: name(said.sender), text: said.say, loss)
    case .message, .beginning, .setting:
      let told = said.arguments.indices.filter { !said.arguments[$0].isUntold }
      return .message(
        from: name(said.sender), to: name(said.receiver), text: said.text(filling: Set(told)),
        answer: said.answer)
    }
  }

  // MARK: - Who is alive

  private mutating func remember(_ line: String) {
    guard Self.introduces(line) || line.hasPrefix("{\"e\":\"free\""),
      let read = RecordedEvent.reading([line]).first,
      let number = read.e == "same" ? read.as : read.id ?? read.to
    else { return }
    switch read.e {
    case "free":
      objects[number] = nil
      classes[number] = nil
    case "same":
      // A superclass's initializer has given it another number, which it no longer has.
      guard let other = read.id, other != number else { return }
      objects[number] = (objects[other] ?? []) + (objects[number] ?? []) + [line]
      classes[number] = classes[number] ?? classes[other]
      objects[other] = nil
      classes[other] = nil
    default:
      guard objects.count < Self.objectLimit else { return }
      if read.e == "object" { classes[number] = read.className }
      let known = objects[number] ?? []
      if known.count < 8, !known.contains(line) { objects[number] = known + [line] }
    }
  }

  private var names: [Int: String] {
    let cast = Transcript(lines: objects.values.flatMap { $0 }, ending: nil, isWhole: true).cast
    return NameBook(of: []).names(of: cast)
  }

  private func alive(_ names: [Int: String]) -> [String] {
    classes.filter { number, type in
      ownClasses.contains(type)
        || !type.hasPrefix("Demo")
          && objects[number]?.contains { $0.hasPrefix("{\"e\":\"name\"") } == true
    }.keys.sorted().compactMap { names[$0] }
  }

  private func keepers(_ line: String, _ names: [Int: String]) -> Keepers? {
    guard let read = Keepers(recorded: line) else { return nil }
    let number = Int(read.object.dropFirst()) ?? 0
    let name = { (type: String) in
      let found = classes.first { $0.value == type }.flatMap { names[$0.key] }
      return found ?? NameBook.words(type)
    }
    return read.renamed(names[number] ?? read.object, owners: name)
  }
}
