import Glibc
import Testing

@testable import Terminal

/// Tests on a real pseudo-terminal; serialized, because a process has one terminal.
@Suite("A terminal that is taken", .serialized)
struct RawTerminalTests {
  private struct Failure: Error, Equatable {}

  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leaving =
    "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  private static let cleaning =
    "\u{1B}[r\u{1B}[?1l\u{1B}>\u{1B}[?1000;1002;1003;1004;1006;2004l"
  /// A limit that only a failure reaches, in milliseconds.
  private static let patience: Int32 = 20_000

  private let pseudoterminal: Pseudoterminal
  private let terminal: RawTerminal

  init() throws {
    pseudoterminal = try Pseudoterminal()
    terminal = try RawTerminal(
      input: pseudoterminal.descriptor, output: pseudoterminal.descriptor)
  }

  private func pipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    Glibc.pipe(&ends)
    return (ends[0], ends[1])
  }

  /// Sends a signal to this thread, which handles it before this returns: threads of Dispatch block
  /// signals.
  private func deliver(_ signal: Int32) {
    var one = sigset_t()
    var before = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    pthread_sigmask(SIG_UNBLOCK, &one, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  // MARK: - Waiting

  @Test("hears keys, silence, and the end")
  func events() {
    #expect(terminal.next(within: 0) == .silence)
    pseudoterminal.type("ab")
    #expect(terminal.next(within: Self.patience) == .input(Array("ab".utf8)))
    pseudoterminal.hangUp()
    #expect(terminal.next(within: Self.patience) == .closed)
  }

  @Test("waits for other descriptors, and says which is ready: keys first, then in their order")
  func others() {
    let (one, other) = (pipe(), pipe())
    defer { for end in [one.read, one.write, other.read, other.write] { close(end) } }
    let descriptors = [one.read, -1, other.read]
    #expect(terminal.next(within: 0, or: descriptors) == .silence)
    write(other.write, "x", 1)
    #expect(terminal.next(or: descriptors) == .ready(other.read))
    write(one.write, "x", 1)
    #expect(terminal.next(or: descriptors) == .ready(one.read))
    pseudoterminal.type("k")
    #expect(terminal.next(or: descriptors) == .input([UInt8(ascii: "k")]))
    #expect(terminal.next(or: descriptors) == .ready(one.read))
    deliver(SIGWINCH)
    #expect(terminal.next(or: descriptors) == .changed)
  }

  @Test("a descriptor is ready once its other end is closed")
  func hungUp() {
    let pipe = pipe()
    close(pipe.write)
    #expect(terminal.next(or: [pipe.read]) == .ready(pipe.read))
    close(pipe.read)
  }

  // MARK: - Lending

  @Test("is lent as it was, and taken again with a screen to be drawn anew")
  func lent() {
    _ = pseudoterminal.shown()
    let result = terminal.lend {
      #expect(pseudoterminal.isCooked)
      #expect(pseudoterminal.shown() == Self.leaving)
      return 7
    }
    #expect(result == 7)
    #expect(!pseudoterminal.isCooked)
    #expect(pseudoterminal.shown() == Self.entering + Self.cleaning)
    #expect(terminal.next(within: Self.patience) == .changed)
    #expect(terminal.next(within: 0) == .silence)
    terminal.end()
    #expect(pseudoterminal.isCooked)
    #expect(pseudoterminal.shown() == Self.leaving)
  }

  @Test("is taken again when what it was lent for fails")
  func lentInVain() {
    #expect(throws: Failure()) { try terminal.lend { throw Failure() } }
    #expect(!pseudoterminal.isCooked)
    #expect(terminal.next(within: Self.patience) == .changed)
  }

  @Test("comes back as it was, whatever a program left of it that ended badly")
  func leftBadly() {
    terminal.lend {
      var modes = pseudoterminal.modes
      modes.c_lflag = 0
      pseudoterminal.modes = modes
    }
    terminal.end()
    #expect(pseudoterminal.isCooked)
  }

  @Test("leaves Ctrl-C to those to whom it is lent, and no longer")
  func interrupt() {
    var before = sigaction()
    sigaction(SIGINT, nil, &before)
    terminal.lend {
      deliver(SIGINT)
      deliver(SIGQUIT)
    }
    var after = sigaction()
    sigaction(SIGINT, nil, &after)
    #expect(
      unsafeBitCast(before.__sigaction_handler, to: Int.self)
        == unsafeBitCast(after.__sigaction_handler, to: Int.self))
  }

  @Test("may be ended while it is lent, and is not taken again then")
  func endedMeanwhile() throws {
    terminal.lend { terminal.end() }
    #expect(pseudoterminal.isCooked)
    _ = pseudoterminal.shown()
    terminal.end()
    #expect(pseudoterminal.shown() == "")
    let again = try RawTerminal(
      input: pseudoterminal.descriptor, output: pseudoterminal.descriptor)
    #expect(!pseudoterminal.isCooked)
    again.end()
    #expect(pseudoterminal.isCooked)
  }

  @Test("is closed when it was taken away while it was lent")
  func hungUpMeanwhile() {
    terminal.lend { pseudoterminal.hangUp() }
    #expect(terminal.next(within: Self.patience) == .changed)
    #expect(terminal.next(within: Self.patience) == .closed)
  }
}
