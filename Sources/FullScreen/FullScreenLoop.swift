import Terminal

/// The event loop of a full-screen program: decodes keys, draws changes, waits for all events at
/// once.
package struct FullScreenLoop {
  private let terminal: RawTerminal
  /// How long to wait for more bytes after an Escape.
  private let escapeTime: Duration

  /// A loop on a terminal, which it does not give back at its end.
  ///
  /// - Parameter escapeTime: How long to wait for more bytes after an Escape: over a slow line, the
  ///   bytes of a key may arrive one by one.
  package init(on terminal: RawTerminal, escapeTime: Duration = .milliseconds(50)) {
    self.terminal = terminal
    self.escapeTime = escapeTime
  }

  /// Runs a program until it ends.
  package func run<Program: FullScreenProgram>(_ program: inout Program) -> Program.End {
    var decoder = KeyDecoder()
    var shown = Frame.unknown
    // The end of the wait after an Escape; nil without one.
    var escapeEnd: ContinuousClock.Instant?
    var events = [FullScreenEvent.tick]
    while true {
      for event in events {
        switch program.handle(event) {
        case .goOn: break
        case .redraw: shown = .unknown
        case .end(let end): return end
        }
      }
      draw(program, over: &shown)
      let patience = [escapeEnd.map(Self.milliseconds), program.patience].compactMap(\.self).min()
      events = []
      switch terminal.next(within: patience, or: program.descriptors) {
      case .input(let bytes):
        events = decoder.keys(from: bytes).map { .key($0) }
        escapeEnd = decoder.isWaiting ? .now + escapeTime : nil
      case .silence: break
      case .ready(let descriptor): events = [.ready(descriptor)]
      case .changed:
        shown = .unknown
        events = [.resized(terminal.size)]
      case .closed: return program.abandoned
      }
      if let end = escapeEnd, end <= .now {
        escapeEnd = nil
        events += decoder.finish().map { [.key($0)] } ?? []
      }
      events.append(.tick)
    }
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    Int32((max(.zero, end - .now) / .milliseconds(1)).rounded(.up))
  }

  private func draw(_ program: some FullScreenProgram, over shown: inout Frame) {
    guard let view = program.view else { return }
    let frame = Frame(view, in: program.profile)
    let changes = frame.changes(from: shown)
    if !changes.isEmpty { terminal.write(changes) }
    shown = frame
  }
}
