import CourseModel
import Terminal
import TestSupport
import Testing
import Typesetting

@testable import FullScreen

@Suite("Screens")
struct ScreenTests {
  static let sizes = [
    ScreenSize(columns: 60, rows: 20), .init(columns: 80, rows: 24), .init(columns: 140, rows: 40),
  ]
  static let looks = ["plain": TerminalProfile(isTerminal: true), "color": Session.color]

  static let scenes: [String: @Sendable (inout Session) throws -> Void] = [
    "opened": { _ in },
    "stub": { try $0.judge("stub", Samples.stub) },
    "failed": { try $0.judge(Samples.failed) },
    "mistake": { try $0.judge(Samples.mistaken) },
    "error": { try $0.judge(Samples.uncompiled) },
    "passed": { try $0.judge(Samples.passed) },
    "explained": { try $0.judge(Samples.explained) },
    "passed-more": {
      $0.send(.opened(Samples.assignment(hasMore: true)))
      try $0.judge(Samples.passed)
    },
    "not-judged": {
      let order = try #require($0.order)
      $0.send(
        .notJudged(order, sentence: .verbatim("bwrap is missing; 'switchboard doctor' says more.")))
    },
    "many": { try $0.judge(Samples.many) },
    "conversation": {
      $0.send(.opened(Samples.assignment(heardChecks: ["done", "cancel"])))
      try $0.judge(Samples.failed)
      $0.hear(Samples.conversation)
    },
    "conversation-checks": {
      $0.send(.opened(Samples.assignment(heardChecks: ["done", "cancel"])))
      try $0.judge(Samples.failed)
      $0.hear(Samples.conversation)
      $0.type("c")
    },
    "many-hint": {
      try $0.judge(Samples.many)
      $0.type("h")
      $0.send(.hint(exercise: "ColorPicker", todo: 1, number: 1, Samples.hints[0]))
    },
    "old": {
      try $0.judge(Samples.failed)
      $0.send(.saved(exercise: "ColorPicker", digest: "two"))
      $0.send(.waited(try #require($0.order), seconds: 3))
    },
    "all-checks": {
      try $0.judge(Samples.failed)
      $0.type("v")
    },
    "hint": {
      try $0.judge(Samples.failed)
      $0.type("h")
      $0.send(.hint(exercise: "ColorPicker", todo: 1, number: 1, Samples.hints[0]))
    },
    "task": {
      try $0.judge(Samples.failed)
      $0.type("t")
      $0.press(.pageDown)
    },
    "lesson": {
      try $0.judge(Samples.failed)
      $0.type("l")
    },
    "output": {
      try $0.judge(Samples.failed)
      $0.type("r")
      let page = PracticePage(title: "What it prints") { _, _ in [Line("red")] }
      $0.send(.ran(exercise: "ColorPicker", page, notice: nil))
    },
    "list": {
      try $0.judge(Samples.failed)
      $0.type("L")
    },
    "filter": {
      try $0.judge(Samples.failed)
      $0.type("L/col")
    },
    "attempts": {
      try $0.judge(Samples.failed)
      $0.type("a")
      $0.send(Samples.attempts)
    },
    "editors": {
      try $0.judge(Samples.failed)
      $0.type("e")
      $0.send(.whichEditor(["nano", "vim"], exercise: "ColorPicker", nil))
    },
    "keys": {
      try $0.judge(Samples.failed)
      $0.type("?")
    },
    "reset": {
      try $0.judge(Samples.failed)
      $0.type("R")
    },
    "solution": {
      try $0.judge(Samples.failed)
      $0.type("s")
    },
  ]

  @Test(
    "look as they were reviewed", arguments: scenes.keys.sorted(), looks.keys.sorted())
  func goldens(scene: String, look: String) throws {
    let profile = try #require(Self.looks[look])
    let play = try #require(Self.scenes[scene])
    let screens = try Self.sizes.map { size in
      var session = Session.opened(
        in: Samples.outline(passed: ["FlipSide"]), columns: size.columns, rows: size.rows,
        profile: profile)
      try play(&session)
      let text = profile.render(session.model.rows).replacing("\u{1B}", with: "␛")
      return "\(size.columns) × \(size.rows)\n\(text)"
    }

    try expectGolden(screens.joined(), "\(scene).\(look).txt")
  }

  @Test("say the dearest where there is little room", arguments: [(20, 5), (30, 3), (40, 1)])
  func small(columns: Int, rows: Int) throws {
    var session = Session.opened(columns: columns, rows: rows)
    try session.judge(Samples.failed)

    let text = session.screen.map { $0 + "\n" }.joined()
    try expectGolden(text, "small-\(columns)x\(rows).txt")
  }

  @Suite("for long")
  struct Proof {
    @Test("whatever happens, the screen is full and fits", arguments: 7...60)
    func survives(seed: UInt64) { ScreenTests().survives(seed: seed) }
  }

  @Test("whatever happens, the screen is full and fits", arguments: 1...6)
  func survives(seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    var session = Session(
      Samples.outline(), columns: .random(in: 1...150, using: &numbers),
      rows: .random(in: 1...40, using: &numbers))
    let faults = (0..<80).compactMap { _ -> String? in
      let message = Happening.message(for: session.model, using: &numbers)
      session.send(message)
      let view = session.model.rows
      let size = session.model.size
      let fits = view.allSatisfy { $0.width() <= size.columns }
      return view.count == size.rows && fits ? nil : "\(size) \(message): \(session.text)"
    }

    #expect(faults == [])
  }

  @Test("a color is no more than a color: without it the text is the same")
  func colorless() throws {
    var colored = Session.opened()
    var plain = Session.opened(profile: TerminalProfile(isTerminal: true))
    // Without styles, an emphasized word keeps its asterisks.
    let report = Samples.report(.failed, [.passed, .crashed, .failed])
    try colored.judge(report)
    try plain.judge(report)

    #expect(colored.screen == plain.screen)
  }
}

/// Random events for a loop.
private enum Happening {
  private static let keys: [Key] =
    "npLtlhHvweRrusoTcccq?yn jkgGb \u{301}中".map { .character($0) }
    + [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .backTab, .enter, .escape,
      .escape, .backspace, .delete, .control("w"), .control("u"), .control("l"),
    ]

  static func message(
    for model: PracticeModel, using numbers: inout SplitMix64
  ) -> PracticeMessage {
    let order = model.judging.check?.order ?? CheckOrder(exercise: "ColorPicker", number: 0)
    let hostile = "\u{1B}[2J👩‍👩‍👧‍👦 हिन्दी `\u{9B}` \(String(repeating: "中", count: 90))\n\n# x"
    let reports = [
      Samples.passed, Samples.failed, Samples.stub, Samples.mistaken, Samples.uncompiled,
      Samples.report(.rejected, message: .verbatim(hostile)),
      Samples.report(.failed, [.failed, .timedOut, .untrusted]),
    ]
    switch Int.random(in: 0..<26, using: &numbers) {
    case 0:
      let columns = Int.random(in: 1...150, using: &numbers)
      return .resized(ScreenSize(columns: columns, rows: .random(in: 1...40, using: &numbers)))
    case 1:
      return .opened(
        Samples.assignment(["FlipSide", "Multicast", "?"].randomElement(using: &numbers) ?? ""))
    case 2: return .opened(Samples.assignment())
    case 3: return .opened(Samples.assignment(heardChecks: ["done", "cancel", "noTrap"]))
    case 4:
      return .saved(exercise: "ColorPicker", digest: "\(Int.random(in: 0..<4, using: &numbers))")
    case 5: return .checkStarted(order, digest: "\(Int.random(in: 0..<4, using: &numbers))")
    case 6: return .waited(order, seconds: .random(in: 0..<1000, using: &numbers))
    case 7: return .announced(.verbatim(hostile))
    case 8, 9, 10:
      return .judged(order, reports.randomElement(using: &numbers) ?? Samples.failed, files: [])
    case 11: return .notJudged(order, sentence: .verbatim(hostile))
    case 12: return .progressChanged(Samples.outline(passed: ["ColorPicker"]))
    case 13: return .hint(exercise: "ColorPicker", todo: 1, number: 7, Samples.document(hostile))
    case 14: return .showing(PracticePage(title: hostile, document: Samples.document(hostile)))
    case 15: return .notice(.verbatim(["", "\n", hostile].randomElement(using: &numbers) ?? ""))
    case 17, 18:
      let order = model.hearingOrder
      return .heard(
        order,
        Bool.random(using: &numbers) ? .failure(.sameAsModel) : .success(Samples.conversation))
    case 16: return .progressChanged(CourseOutline(title: hostile, topics: []))
    default: return .key(keys.randomElement(using: &numbers) ?? .down)
    }
  }
}
