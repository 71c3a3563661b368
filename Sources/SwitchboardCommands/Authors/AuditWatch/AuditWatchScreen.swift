import FullScreen
import Messages
import Terminal

/// A watched audit as a full-screen program that shows the last round's result.
struct AuditWatchScreen: FullScreenProgram {
  private(set) var board: AuditBoard
  private(set) var profile: TerminalProfile
  private var rounds: AuditWatchRounds
  private let terminal: RawTerminal
  private var size: ScreenSize
  private var pane = Pane()
  private var hasBegun = false

  init(
    exercise: String, _ rounds: AuditWatchRounds, on terminal: RawTerminal,
    profile: TerminalProfile
  ) {
    board = AuditBoard(exercise: exercise)
    self.rounds = rounds
    self.profile = profile
    self.terminal = terminal
    size = terminal.size
    fit()
  }

  /// Shows round after round until the user ends it. Then cancels the current round.
  mutating func show() -> AuditWatch.End {
    defer { rounds.end() }
    return FullScreenLoop(on: terminal).run(&self)
  }

  var descriptors: [Int32] { rounds.descriptors }
  var patience: Int32? { rounds.patience }
  var abandoned: AuditWatch.End { .quit }

  var view: [Line]? {
    var rows = pane.visible.map { $0.truncated(to: size.columns) }
    rows += Array(repeating: Line(), count: pane.rows - rows.count)
    return (rows + [footer.truncated(to: size.columns)]).suffix(size.rows)
  }

  private var footer: Line {
    let isCut = pane.lines.count > pane.rows
    let keys = profile.spans(of: isCut ? .qEndsSpaceTurns : .qEnds, style: Style(dim: true))
    let doing = board.doing.map {
      Span(profile.text(of: $0) + " …  ", style: Style(foreground: .cyan))
    }
    return Line([doing].compactMap(\.self) + keys)
  }

  // MARK: - What happens

  mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<AuditWatch.End> {
    switch event {
    case .key(.character("q")): return .end(.quit)
    case .key(.control("c")): return .end(.interrupted)
    case .key(.control("z")):
      terminal.suspend()
      return .redraw
    case .key(let key): _ = pane.scroll(key == .enter ? .down : key)
    case .resized(let size):
      self.size = size
      fit()
    case .ready(let descriptor): for event in rounds.receive(from: descriptor) { update(event) }
    case .tick: tick()
    }
    return .goOn
  }

  /// Starts the work that is due, and shows an error if the machine cannot continue.
  private mutating func tick() {
    do {
      let events = try hasBegun ? rounds.dueEvents() : rounds.begin()
      hasBegun = true
      for event in events { update(event) }
    } catch {
      hasBegun = true
      update(.announced(profile.text(of: .saying(error))))
    }
  }

  private mutating func update(_ event: AuditBoard.Event) {
    board.update(event)
    if case .ended = event { pane.scrollToTop() }
    fit()
  }

  private mutating func fit() {
    profile.columns = size.columns
    pane.show(board.lines(profile: profile), rows: size.rows - 1)
  }
}
