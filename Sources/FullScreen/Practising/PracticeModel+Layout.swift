import Terminal

extension PracticeModel {
  /// The minimum width for the task or lesson next to the verdict.
  private static let wide = 110
  /// The number of columns between the two panes.
  static let gap = 3
  /// The maximum width of the side pane: text ends at column 72, code may be a little wider.
  private static let widestSide = 84

  /// Whether the screen is wide enough for two panes.
  var isWide: Bool { size.columns >= Self.wide }

  /// Whether two panes are shown.
  var isSplit: Bool {
    switch layers.front {
    case .verdict, .side: isWide && assignment != nil
    case .page, .list, .attempts, .checks, .help: false
    }
  }

  // The parts of the screen, which disappear in this order if rows are few: rule, title, keys,
  // pane. The state line always stays.
  var hasKeys: Bool { size.rows >= 3 }
  var hasTitle: Bool { size.rows >= 4 }
  var hasRule: Bool { size.rows >= 7 }

  var bodyRows: Int {
    max(0, size.rows - 1 - (hasTitle ? 1 : 0) - (hasRule ? 1 : 0) - (hasKeys ? footer.count : 0))
  }

  var sideColumns: Int {
    isWide ? min(Self.widestSide, (size.columns - Self.gap) / 2) : size.columns
  }
  var verdictColumns: Int { isWide ? size.columns - Self.gap - sideColumns : size.columns }

  func profile(columns: Int) -> TerminalProfile {
    var profile = profile
    profile.columns = columns
    return profile
  }

  /// Lays out everything shown whose width or text has changed.
  mutating func layOut() {
    let rows = bodyRows
    verdictView.show(
      verdictContent, in: profile(columns: verdictColumns), rows: rows, theme: theme)
    let beside = profile(columns: sideColumns)
    let whole = profile(columns: size.columns)
    switch layers.front {
    case .verdict, .side:
      task?.fit(beside, rows: rows, theme: theme)
      lesson?.fit(beside, rows: rows, theme: theme)
    case .page(var view):
      view.fit(whole, rows: rows, theme: theme)
      layers.replace(with: .page(view))
    case .help(var view):
      view.fit(whole, rows: rows, theme: theme)
      layers.replace(with: .help(view))
    case .list(var list):
      list.fit(into: rows)
      layers.replace(with: .list(list))
    case .attempts(var list):
      list.fit(into: rows)
      layers.replace(with: .attempts(list))
    case .checks(var list):
      list.fit(into: rows)
      layers.replace(with: .checks(list))
    }
  }
}
