import FullScreen
import Glibc
import Terminal
import Testing

extension RawTerminalTests {
  /// Nested here, because a process has one terminal.
  @Suite("A program on a full screen")
  struct FullScreenLoopTests {
    /// Records events, and shows them.
    private struct Diary: FullScreenProgram {
      let profile = TerminalProfile(isTerminal: true)
      var events: [FullScreenEvent] = []
      var descriptors: [Int32] = []
      var patience: Int32? = 20_000
      var isHidden = false
      var abandoned: String { "nobody there" }

      var view: [Line]? { isHidden ? nil : [Line("\(keys.count) keys"), Line("below")] }
      var keys: [Key] {
        events.compactMap { if case .key(let key) = $0 { key } else { nil } }
      }

      mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<String> {
        events.append(event)
        switch event {
        case .key(.character("q")): return .end("left")
        case .key(.character("l")): return .redraw
        case .ready: return .end("heard")
        case .key, .resized, .tick: return .goOn
        }
      }
    }

    private let pseudoterminal: Pseudoterminal
    private let terminal: RawTerminal
    private var diary = Diary()

    init() throws {
      pseudoterminal = try Pseudoterminal()
      terminal = try RawTerminal(
        input: pseudoterminal.descriptor, output: pseudoterminal.descriptor)
      _ = pseudoterminal.shown()
    }

    @Test("is told of keys one by one, and of time after them")
    mutating func keys() {
      pseudoterminal.type("a\u{1B}[Aq")

      #expect(FullScreenLoop(on: terminal).run(&diary) == "left")
      #expect(
        diary.events == [
          .tick, .key(.character("a")), .key(.up), .key(.character("q")),
        ])
    }

    @Test("is told of an Escape that nothing follows")
    mutating func escape() {
      pseudoterminal.type("\u{1B}")
      diary.patience = 1
      var watched = Ended(after: .escape, diary)

      #expect(FullScreenLoop(on: terminal).run(&watched) == "left")
    }

    @Test("is told of a key whose bytes come one by one, whatever it waits for meanwhile")
    mutating func slowly() {
      diary.patience = 1
      var slow = OneByOne(diary, typing: ["\u{1B}", "[", "A", "q"], on: pseudoterminal)
      let loop = FullScreenLoop(on: terminal, escapeTime: .seconds(60))

      #expect(loop.run(&slow) == "left")
      #expect(slow.diary.keys == [.up, .character("q")])
    }

    /// Ends after a key.
    private struct Ended: FullScreenProgram {
      let key: Key
      var diary: Diary

      init(after key: Key, _ diary: Diary) {
        self.key = key
        self.diary = diary
      }

      var profile: TerminalProfile { diary.profile }
      var view: [Line]? { diary.view }
      var descriptors: [Int32] { [] }
      var patience: Int32? { diary.patience }
      var abandoned: String { diary.abandoned }

      mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<String> {
        if event == .key(key) { return .end("left") }
        return diary.handle(event)
      }
    }

    @Test("is drawn where it has changed, and whole where somebody else had the screen")
    mutating func drawing() {
      pseudoterminal.type("q")
      _ = FullScreenLoop(on: terminal).run(&diary)
      let whole = pseudoterminal.shown()
      #expect(whole.contains("\u{1B}[2J"))
      #expect(whole.contains("0 keys"))

      diary = Diary()
      var slow = OneByOne(diary, typing: ["a", "l", "q"], on: pseudoterminal)
      _ = FullScreenLoop(on: terminal).run(&slow)
      let parts = pseudoterminal.shown().components(of: "\u{1B}[?2026h")
      #expect(parts.count == 3)
      #expect(parts[1].contains("1 keys") && !parts[1].contains("below"))
      #expect(parts[2].contains("2 keys") && parts[2].contains("below"))
    }

    /// Types the next key when the result of the last one is drawn.
    private struct OneByOne: FullScreenProgram {
      var diary: Diary
      var typing: [String]
      let pseudoterminal: Pseudoterminal

      init(_ diary: Diary, typing: [String], on pseudoterminal: Pseudoterminal) {
        self.diary = diary
        self.typing = typing
        self.pseudoterminal = pseudoterminal
      }

      var profile: TerminalProfile { diary.profile }
      var view: [Line]? { diary.view }
      var descriptors: [Int32] { [] }
      var patience: Int32? { diary.patience }
      var abandoned: String { diary.abandoned }

      mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<String> {
        if event == .tick, !typing.isEmpty { pseudoterminal.type(typing.removeFirst()) }
        return diary.handle(event)
      }
    }

    @Test("is not drawn while it has no view")
    mutating func hidden() {
      pseudoterminal.type("aq")
      diary.isHidden = true
      _ = FullScreenLoop(on: terminal).run(&diary)

      #expect(pseudoterminal.shown().isEmpty)
    }

    @Test("hears of what else it waits for")
    mutating func descriptors() {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      defer { for end in ends { close(end) } }
      _ = write(ends[1], "x", 1)
      diary.descriptors = [ends[0]]

      #expect(FullScreenLoop(on: terminal).run(&diary) == "heard")
      #expect(diary.events.last == .ready(ends[0]))
    }

    @Test("ends when nobody is there any more")
    mutating func abandoned() {
      pseudoterminal.hangUp()

      #expect(FullScreenLoop(on: terminal).run(&diary) == "nobody there")
    }
  }
}

extension String {
  /// Returns the texts after each of these marks.
  fileprivate func components(of mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      parts.append(String(rest[..<(rest.firstRange(of: mark)?.lowerBound ?? rest.endIndex)]))
    }
    return parts
  }
}
