import Terminal

extension PracticeModel {
  /// The width from which the task or the lesson stands beside the verdict.
  private static let wide = 110
  /// What stands between the two.
  static let gap = 3
  /// The widest that the side is: text ends at 72, code may go on a little.
  private static let widestSide = 84

  /// Whether the screen has room for two panes.
  var isWide: Bool { size.columns >= Self.wide }

  /// Whether two panes are shown.
  var isSplit: Bool {
    switch layers.front {
    case .verdict, .side: isWide && assignment != nil
    case .page, .list, .attempts, .checks, .help: false
    }
  }

  // What has room, the dearest first: what became of it, the pane, the keys, the title, the rule.
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

  /// Sets all that is shown anew, as far as its width or its text has changed.
  mutating func layOut() {
    let rows = bodyRows
    verdictView.show(
      verdictContent, in: profile(columns: verdictColumns), rows: rows, theme: theme)
    let beside = profile(columns: sideColumns)
    let whole = profile(columns: size.columns)
    task?.fit(beside, rows: rows, theme: theme)
    lesson?.fit(beside, rows: rows, theme: theme)
    switch layers.front {
    case .verdict, .side: break
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
