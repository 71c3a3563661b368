import Glibc
import Messages
import Terminal

/// The event that ended a display's wait.
package enum LoopInput {
  case key(Key)
  /// The size may have changed.
  case resized(ScreenSize)
  /// A watched descriptor is readable or at its end.
  case ready(Int32)
  /// The terminal was closed.
  case closed
}

/// The place where a program is shown and gets its keys.
package protocol LoopDisplay {
  /// The terminal, for an effect that needs it.
  var lent: LentTerminal { get }

  /// Shows the present state.
  mutating func draw(_ model: inout some LoopModel)
  /// Waits for keys, and for descriptors in order of priority; at most for some milliseconds.
  mutating func next(
    within milliseconds: Int32?, or descriptors: [Int32]
  ) -> [LoopInput]
  /// Forgets what the screen shows.
  mutating func redraw()
  /// Stops the process, as Ctrl-Z does in a shell.
  mutating func suspend()
  /// Shows everything not shown so far, and gives the terminal back.
  mutating func end(_ model: inout some LoopModel)
}

/// A whole screen, on which only rows that differ are drawn.
package struct ScreenDisplay: LoopDisplay {
  private let terminal: RawTerminal
  /// The time to wait for more bytes after an Escape.
  private let escapeTime: Duration
  private var decoder = KeyDecoder()
  private var shown = Frame.unknown
  /// The end of the wait after an Escape; nil without one.
  private var escapeEnd: ContinuousClock.Instant?

  /// A screen on a terminal.
  ///
  /// - Parameter escapeTime: How long to wait for more bytes after an Escape: over a slow line, the
  ///   bytes of a key may arrive one by one.
  package init(on terminal: RawTerminal, escapeTime: Duration = .milliseconds(50)) {
    self.terminal = terminal
    self.escapeTime = escapeTime
  }

  package var lent: LentTerminal {
    LentTerminal(lend: { [terminal] in try terminal.lend(while: $0) }, say: { _ in })
  }

  package mutating func draw(_ model: inout some LoopModel) {
    guard let view = model.view else { return }
    let frame = Frame(view, in: model.profile)
    let changes = frame.changes(from: shown)
    if !changes.isEmpty { terminal.write(changes) }
    shown = frame
  }

  package mutating func next(
    within milliseconds: Int32?, or descriptors: [Int32]
  ) -> [LoopInput] {
    let patience = [escapeEnd.map(Self.milliseconds), milliseconds].compactMap(\.self).min()
    var events: [LoopInput] = []
    switch terminal.next(within: patience, or: descriptors) {
    case .input(let bytes):
      events = decoder.keys(from: bytes).map { .key($0) }
      escapeEnd = decoder.isWaiting ? .now + escapeTime : nil
    case .silence: break
    case .ready(let descriptor): events = [.ready(descriptor)]
    case .changed:
      redraw()
      events = [.resized(terminal.size)]
    case .closed: return [.closed]
    }
    if let end = escapeEnd, end <= .now {
      escapeEnd = nil
      events += decoder.finish().map { [.key($0)] } ?? []
    }
    return events
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    Int32((max(.zero, end - .now) / .milliseconds(1)).rounded(.up))
  }

  package mutating func redraw() { shown = .unknown }

  package mutating func suspend() {
    terminal.suspend()
    redraw()
  }

  package mutating func end(_ model: inout some LoopModel) { terminal.end() }
}

/// Sentences, one after the other: for a reader who listens, and for output that is no terminal.
package struct SentenceDisplay: LoopDisplay {
  private let keyboard: Int32?
  private let output: Int32
  private let show: ([Line]) -> Void
  package let lent: LentTerminal

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - keyboard: The descriptor of the keyboard, a line for each key or for several; nil if
  ///     there is none.
  ///   - output: The descriptor of the output. The program ends when its reader closes it.
  ///   - show: Writes lines.
  ///   - say: Writes a sentence that a screen would not need.
  package init(
    keyboard: Int32?, output: Int32, show: @escaping ([Line]) -> Void,
    say: @escaping (Message) -> Void = { _ in }
  ) {
    self.keyboard = keyboard
    self.output = output
    self.show = show
    lent = LentTerminal(lend: { try $0() }, say: say)
  }

  package mutating func draw(_ model: inout some LoopModel) {
    let lines = model.takeLines()
    if !lines.isEmpty { show(lines) }
  }

  package mutating func next(
    within milliseconds: Int32?, or descriptors: [Int32]
  ) -> [LoopInput] {
    var entries = ([keyboard].compactMap(\.self) + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Without requested events, `poll` reports that the other end of a pipe is closed.
    entries.append(pollfd(fd: output, events: 0, revents: 0))
    let count = poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
    guard count >= 0 || errno == EINTR else { return [.closed] }
    guard count > 0 else { return [] }
    if entries.removeLast().revents != 0 { return [.closed] }
    return entries.filter { $0.revents != 0 }.flatMap { entry in
      entry.fd == keyboard ? keys(from: entry.fd) : [.ready(entry.fd)]
    }
  }

  /// Reads a line of keys. Its end counts as a key only if the line is empty.
  private func keys(from descriptor: Int32) -> [LoopInput] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return [.closed] }
    let text = String(decoding: bytes[..<count], as: UTF8.self).drop(while: \.isWhitespace)
    let keys = text.reversed().drop(while: \.isWhitespace).reversed()
    return keys.isEmpty ? [.key(.enter)] : keys.map { .key(.character($0)) }
  }

  package mutating func redraw() {}
  package mutating func suspend() {}
  package mutating func end(_ model: inout some LoopModel) { draw(&model) }
}
