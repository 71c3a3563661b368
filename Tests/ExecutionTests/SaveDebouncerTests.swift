import TestSupport
import Testing

@testable import Execution

@Suite("The events of a save")
struct SaveDebouncerTests {
  /// An editor's way of saving, in the kernel's events, with the expected checks.
  struct Editor: CustomTestStringConvertible {
    let testDescription: String
    let events: [Rehearsal.Event]
    /// The checks that begin.
    let beginnings: [Rehearsal.Beginning]
    var remarks = 0

    init(
      _ name: String, _ events: [(Int, SaveEvent, String)], begins: [(Int, String)],
      remarks: Int = 0
    ) {
      testDescription = name
      self.events = events.map { Rehearsal.Event($0, $1, $2) }
      beginnings = begins.map { Rehearsal.Beginning(time: $0, text: $1) }
      self.remarks = remarks
    }
  }

  private static let a = "A.swift"
  private static let b = "B.swift"

  static let editors = [
    Editor("a rename: sed -i, gedit, Kate", [(0, .whole(a), "new")], begins: [(2, "new")]),
    Editor(
      "nano: truncates, writes, closes",
      [(0, .begun(a), ""), (1, .begun(a), "new"), (1, .whole(a), "new")], begins: [(3, "new")]),
    Editor(
      "VS Code: the disk takes its time before the file is closed",
      [(0, .begun(a), ""), (1, .begun(a), "new"), (80, .whole(a), "new")], begins: [(82, "new")]),
    Editor(
      "vim and neovim: away to a backup, a new one, its rights; the backup goes unheard",
      [
        (0, .gone(a), "nothing"), (1, .begun(a), ""), (1, .begun(a), "new"), (9, .whole(a), "new"),
        (9, .unclear, "new"),
      ], begins: [(11, "new")]),
    Editor(
      "emacs: away to a backup, and long nothing before the new one",
      [
        (0, .gone(a), "nothing"), (30, .begun(a), ""), (31, .begun(a), "new"),
        (45, .whole(a), "new"), (46, .unclear, "new"),
      ], begins: [(48, "new")]),
    Editor(
      "IntelliJ: two renames", [(0, .gone(a), "nothing"), (0, .whole(a), "new")],
      begins: [(2, "new")]),
    Editor(
      "all files at once", [(0, .whole(a), "half"), (1, .whole(b), "new")], begins: [(3, "new")]),
    Editor(
      "all files, one after the other on a slow disk",
      [
        (0, .begun(a), ""), (4, .whole(a), "half"), (9, .begun(b), "half"), (12, .whole(b), "new"),
      ], begins: [(6, "half"), (22, "new")]),
    Editor(
      "writes twice, 3 ms apart", [(0, .whole(a), "half"), (3, .whole(a), "new")],
      begins: [(2, "half"), (9, "new")]),
    Editor(
      "writes twice, 40 ms apart", [(0, .whole(a), "half"), (40, .whole(a), "new")],
      begins: [(2, "half"), (90, "new")]),
    Editor(
      "writes the same twice", [(0, .whole(a), "new"), (20, .whole(a), "new")],
      begins: [(2, "new")]),
    Editor(
      "writes 20 times, 10 ms apart",
      (0..<20).map { ($0 * 10, .whole(a), "\($0)") }, begins: [(2, "0"), (210, "19")]),
    Editor(
      "git checkout of many files",
      (0..<90).flatMap { [($0, .gone("\($0)"), "\($0)"), ($0, .whole("\($0)"), "\($0)")] },
      begins: [(91, "89")]),
    Editor(
      "a formatter behind the save",
      [(0, .whole(a), "new"), (120, .whole(a), "formatted")],
      begins: [(2, "new"), (122, "formatted")]),
    Editor(
      "a formatter that has nothing to do",
      [(0, .whole(a), "new"), (120, .whole(a), "new")], begins: [(2, "new")]),
    Editor(
      "a slow copy over the network",
      (0..<14).map { ($0 * 100, .begun(a), "\($0)") } + [(1_400, .whole(a), "new")],
      begins: [(1_400, "new")]),
    Editor(
      "a program that keeps the file open",
      [(0, .begun(a), "new"), (1_000, .begun(a), "newer")],
      begins: [(500, "new"), (1_500, "newer")]),
    Editor("a file is deleted", [(0, .gone(a), "nothing")], begins: [(50, "nothing")]),
    Editor(
      "a file is renamed", [(0, .gone(a), "nothing"), (0, .whole(b), "new")], begins: [(50, "new")]),
    Editor("a link is made", [(0, .begun(b), "new")], begins: [(500, "new")]),
    Editor(
      "folders come and go, or it was looked for", [(0, .unclear, "new")], begins: [(50, "new")]),
    Editor("saved as it was", [(0, .whole(a), "old")], begins: [], remarks: 1),
    Editor("touched", [(0, .unclear, "old")], begins: [], remarks: 1),
    Editor(
      "saved as it was, and then otherwise",
      [(0, .whole(a), "old"), (20, .whole(a), "new")], begins: [(22, "new")]),
    Editor(
      "other text, and then what was there",
      [(0, .whole(a), "new"), (20, .whole(a), "old")], begins: [(2, "new"), (60, "old")]),
  ]

  @Test("begin a check at once, and seldom in vain", arguments: editors)
  func save(_ editor: Editor) {
    let rehearsal = Rehearsal(editor.events)
    #expect(rehearsal.beginnings == editor.beginnings)
    #expect(rehearsal.verdicts.last == editor.beginnings.last?.text)
    #expect(rehearsal.remarks == editor.remarks)
  }

  @Test("of an editor that writes twice cost one check more at most", arguments: 0...200)
  func twice(pause: Int) {
    let rehearsal = Rehearsal([
      .init(0, .whole(Self.a), "half"), .init(pause, .whole(Self.a), "new"),
    ])
    #expect(rehearsal.wasted <= 1)
    let last = rehearsal.beginnings.last
    #expect(last?.text == "new")
    #expect((last?.time ?? 0) - pause <= 50)
  }

  @Test("at an even pace cost one check more at most", arguments: 1...49)
  func many(pause: Int) {
    let count = 400 / pause
    let rehearsal = Rehearsal((0..<count).map { .init($0 * pause, .whole(Self.a), "\($0)") })
    #expect(rehearsal.wasted <= 1)
    #expect(rehearsal.verdicts.last == "\(count - 1)")
  }

  @Test("that never end are still judged", arguments: [1, 7, 20, 49])
  func endless(pause: Int) {
    let rehearsal = Rehearsal(
      stride(from: 0, to: 5_000, by: pause).map { .init($0, .whole(Self.a), "\($0)") })
    #expect((8...11).contains(rehearsal.verdicts.count))
    #expect(rehearsal.wasted <= 2)
  }

  @Test("whatever they are, end with the verdict of the last text")
  func anything() {
    for seed in UInt64(0)..<300 {
      var numbers = SplitMix64(state: seed)
      var time = 0
      let events = (0..<Int.random(in: 1...30, using: &numbers)).map { number in
        time += [0, 0, 1, 3, 12, 60, 300].randomElement(using: &numbers) ?? 0
        let file = Bool.random(using: &numbers) ? Self.a : Self.b
        let signs: [SaveEvent] = [.begun(file), .whole(file), .whole(file), .gone(file), .unclear]
        return Rehearsal.Event(
          time, signs.randomElement(using: &numbers) ?? .unclear,
          "\(Int.random(in: 0...number, using: &numbers))")
      }
      let rehearsal = Rehearsal(events, judged: "other")
      #expect(rehearsal.verdicts.last == events.last?.text, "seed \(seed)")
    }
  }

  @Test("wait for nothing if nothing has happened")
  func nothing() {
    var debouncer = SaveDebouncer()
    let now = ContinuousClock.now
    #expect(debouncer.milliseconds(at: now, toBegin: false) == nil)
    #expect(debouncer.look(at: now, isChecking: false) == nil)
    #expect(debouncer.mayBegin(at: now))
  }

  @Test("never wait less than what is left: a part of a millisecond is one")
  func roundsUp() {
    var debouncer = SaveDebouncer()
    let now = ContinuousClock.now
    debouncer.note(.whole(Self.a), at: now)
    #expect(debouncer.milliseconds(at: now + .microseconds(1_100), toBegin: false) == 1)
    #expect(debouncer.milliseconds(at: now + .seconds(9), toBegin: false) == 0)
  }
}
