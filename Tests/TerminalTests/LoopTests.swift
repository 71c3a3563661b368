import FullScreen
import Glibc
import Terminal
import Testing

extension RawTerminalTests {
  /// Nested here, because a process has one terminal.
  @Suite("A program on a full screen")
  struct LoopTests {
    /// Records events, and shows their number.
    private struct Diary: LoopModel {
      enum Event: LoopEvent, Hashable {
        case key(Key), resized(ScreenSize), due, heard, failed, told(String)
      }
      enum Effect { case quit, redraw, fail, tell, edit }

      let profile = TerminalProfile(isTerminal: true)
      var events: [Event] = []
      var isHidden = false

      var view: [Line]? { isHidden ? nil : [Line("\(keys.count) keys"), Line("below")] }
      var keys: [Key] {
        events.compactMap { if case .key(let key) = $0 { key } else { nil } }
      }

      func begin() -> [Effect] { [] }

      mutating func update(_ event: Event) -> [Effect] {
        events.append(event)
        return switch event {
        case .key(.character("q")), .key(.escape), .heard: [.quit]
        case .key(.character("l")): [.redraw]
        case .key(.character("f")): [.fail, .quit]
        case .key(.character("t")): [.tell]
        case .key(.character("e")): [.edit]
        case .told("result"), .resized: [.quit]
        case .key, .due, .failed, .told: []
        }
      }
    }

    /// Types the next keys whenever the result of the last ones is drawn.
    private struct Services: LoopServices {
      static let hangUp = "hang up"

      let tasks: LoopTasks<Diary.Event>
      let pseudoterminal: Pseudoterminal
      var typing: [String] = []
      var descriptors: [Int32] = []
      var patience: Int32? = 20_000
      private var isHeard = false

      init(
        _ tasks: LoopTasks<Diary.Event>, _ pseudoterminal: Pseudoterminal, typing: [String],
        descriptors: [Int32], patience: Int32?
      ) {
        self.tasks = tasks
        self.pseudoterminal = pseudoterminal
        self.typing = typing
        self.descriptors = descriptors
        self.patience = patience
      }

      mutating func read(from descriptor: Int32) { isHeard = true }

      mutating func dueEvents() -> [Diary.Event] {
        if !typing.isEmpty {
          let keys = typing.removeFirst()
          if keys == Self.hangUp { pseudoterminal.hangUp() } else { pseudoterminal.type(keys) }
        }
        return [.due] + (isHeard ? [.heard] : [])
      }

      func event(about error: any Error) -> Diary.Event { .failed }
      func end() {}

      func perform(_ effect: Diary.Effect) throws -> Outcome<Diary.Event> {
        switch effect {
        case .quit: return .end(.quit)
        case .redraw: return .redraw
        case .fail: throw CancellationError()
        case .edit: return .onTerminal { .told("\(try $0.lend { 7 } ?? 0)") }
        case .tell:
          tasks.begin { .told("result") }
          return .result(nil)
        }
      }
    }

    private let pseudoterminal: Pseudoterminal

    init() throws { pseudoterminal = try Pseudoterminal() }

    /// Runs a diary, and returns it with everything that it has shown.
    private func run(
      typing keys: String..., isHidden: Bool = false, descriptors: [Int32] = [],
      patience: Int32? = 20_000, escapeTime: Duration = .milliseconds(50)
    ) async throws -> (diary: Diary, shown: String) {
      let (end, diary) = try await Loop.run {
        [pseudoterminal] (tasks: LoopTasks<Diary.Event>) in
        let terminal = try RawTerminal(
          input: pseudoterminal.descriptor, output: pseudoterminal.descriptor)
        return (
          Diary(isHidden: isHidden),
          Services(
            tasks, pseudoterminal, typing: keys, descriptors: descriptors, patience: patience),
          ScreenDisplay(on: terminal, escapeTime: escapeTime)
        )
      }
      #expect(end == .quit)
      return (diary, pseudoterminal.shown())
    }

    @Test("gets keys one by one, and time after them")
    func keys() async throws {
      let diary = try await run(typing: "a\u{1B}[Aq").diary

      #expect(
        diary.events == [.due, .key(.character("a")), .key(.up), .key(.character("q"))])
    }

    @Test("gets an Escape that nothing follows")
    func escape() async throws {
      let diary = try await run(typing: "\u{1B}", patience: 1).diary

      #expect(diary.keys == [.escape])
    }

    @Test("gets a key whose bytes come one by one, whatever it waits for meanwhile")
    func slowly() async throws {
      let (diary, _) = try await run(
        typing: "\u{1B}", "[", "A", "q", patience: 1, escapeTime: .seconds(60))

      #expect(diary.keys == [.up, .character("q")])
    }

    @Test("is drawn where it has changed, and whole where somebody else had the screen")
    func drawing() async throws {
      let shown = try await run(typing: "a", "l", "q").shown
      let parts = shown.components(of: "\u{1B}[?2026h")

      #expect(parts.count == 3)
      #expect(parts[0].contains("\u{1B}[2J") && parts[0].contains("0 keys"))
      #expect(parts[1].contains("1 keys") && !parts[1].contains("below"))
      #expect(parts[2].contains("2 keys") && parts[2].contains("below"))
    }

    @Test("is not drawn while it has no view")
    func hidden() async throws {
      #expect(try await !run(typing: "aq", isHidden: true).shown.contains("keys"))
    }

    @Test("hears of what else it waits for")
    func descriptors() async throws {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      defer { for end in ends { close(end) } }
      _ = write(ends[1], "x", 1)

      #expect(try await run(descriptors: [ends[0]]).diary.events == [.due, .due, .heard])
    }

    @Test("gets what a task, an error and a program on its terminal come to")
    func outcomes() async throws {
      #expect(try await run(typing: "t").diary.events.last == .told("result"))
      #expect(
        try await run(typing: "f").diary.events == [.due, .key(.character("f")), .failed])
      let events = try await run(typing: "e").diary.events
      #expect(events.prefix(3) == [.due, .key(.character("e")), .told("7")])
    }

    @Test("ends when nobody is there any more")
    func abandoned() async throws {
      #expect(try await run(typing: Services.hangUp).diary.events == [.due])
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
