import Terminal

/// Runs a program on a terminal: keys are decoded, what has changed is drawn, everything is waited for
/// at once.
package struct FullScreenLoop {
  /// How long an Escape waits for what could follow it, in milliseconds.
  private static let escapeTime: Int32 = 50

  private let terminal: RawTerminal

  /// A loop on a terminal, which is not given back at its end.
  package init(on terminal: RawTerminal) { self.terminal = terminal }

  /// Runs a program until it ends.
  package func run<Program: FullScreenProgram>(_ program: inout Program) -> Program.End {
    var decoder = KeyDecoder()
    var shown = Frame.unknown
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
      let escape = decoder.isWaiting ? Self.escapeTime : nil
      let patience = [escape, program.patience].compactMap(\.self).min()
      switch terminal.next(within: patience, or: program.descriptors) {
      case .input(let bytes): events = decoder.keys(from: bytes).map { .key($0) }
      case .silence: events = decoder.finish().map { [.key($0)] } ?? []
      case .ready(let descriptor): events = [.ready(descriptor)]
      case .changed:
        shown = .unknown
        events = [.resized(terminal.size)]
      case .closed: return program.abandoned
      }
      events.append(.tick)
    }
  }

  private func draw(_ program: some FullScreenProgram, over shown: inout Frame) {
    guard let view = program.view else { return }
    let frame = Frame(view, in: program.profile)
    let changes = frame.changes(from: shown)
    if !changes.isEmpty { terminal.write(changes) }
    shown = frame
  }
}
