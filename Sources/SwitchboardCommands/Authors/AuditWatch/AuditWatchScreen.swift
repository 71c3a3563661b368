import Terminal

/// An audit that goes on, on a terminal: what the last round said, redrawn in place.
struct AuditWatchScreen {
  /// How long an Escape waits for what could follow it, in milliseconds.
  private static let escapeTime: Int32 = 50

  private(set) var board: AuditBoard
  private let terminal: RawTerminal
  private var profile: TerminalProfile
  private var size: ScreenSize
  private var shown = Frame.unknown
  /// How many lines are above the screen.
  private var top = 0

  init(exercise: String, on terminal: RawTerminal, profile: TerminalProfile) {
    self.profile = profile
    board = AuditBoard(exercise: exercise)
    self.terminal = terminal
    size = terminal.size
  }

  /// Shows round after round until somebody ends it.
  mutating func show(with errands: inout AuditWatchErrands) -> AuditWatch.End {
    var decoder = KeyDecoder()
    take { try errands.begin() }
    while true {
      draw()
      let escape = decoder.isWaiting ? Self.escapeTime : nil
      let patience = [escape, errands.patience].compactMap { $0 }.min()
      var keys: [Key] = []
      switch terminal.next(within: patience, or: errands.descriptors) {
      case .input(let bytes): keys = decoder.keys(from: bytes)
      case .silence: keys = decoder.finish().map { [$0] } ?? []
      case .ready(let descriptor): for event in errands.receive(from: descriptor) { update(event) }
      case .changed:
        size = terminal.size
        shown = .unknown
      case .closed: return .quit
      }
      for key in keys {
        if let end = press(key) { return end }
      }
      take { try errands.dueEvents() }
    }
  }

  /// Takes events in; a machine that cannot go on is said so.
  private mutating func take(_ events: () throws -> [AuditBoard.Event]) {
    do {
      for event in try events() { update(event) }
    } catch {
      update(.announced("\(error)"))
    }
  }

  private mutating func update(_ event: AuditBoard.Event) {
    board.update(event)
    if case .ended = event { top = 0 }
  }

  private mutating func press(_ key: Key) -> AuditWatch.End? {
    switch key {
    case .character("q"): return .quit
    case .control("c"): return .interrupted
    case .control("z"):
      terminal.suspend()
      shown = .unknown
    case .down, .character("j"), .enter: top += 1
    case .up, .character("k"): top -= 1
    case .pageDown, .character(" "): top += room
    case .pageUp, .character("b"): top -= room
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = .max / 2
    default: break
    }
    return nil
  }

  /// The rows above the last one.
  private var room: Int { max(1, size.rows - 1) }

  private mutating func draw() {
    profile.columns = size.columns
    let lines = board.lines(profile: profile)
    top = min(max(0, top), max(0, lines.count - room))
    var rows = lines.dropFirst(top).prefix(room).map { $0.truncated(to: size.columns) }
    rows += Array(repeating: Line(), count: room - rows.count)
    rows.append(footer(isCut: lines.count > room).truncated(to: size.columns))
    let frame = Frame(rows, in: profile)
    let changes = frame.changes(from: shown)
    if !changes.isEmpty { terminal.write(changes) }
    shown = frame
  }

  private func footer(isCut: Bool) -> Line {
    let keys = "q ends" + (isCut ? " · Space and b turn the pages" : "")
    let doing = board.doing.map { Span("\($0) …  ", style: Style(foreground: .cyan)) }
    return Line([doing, Span(keys, style: Style(dim: true))].compactMap { $0 })
  }
}
