import Comparing
import CourseModel
import Terminal

/// What differs between two sets of files, for a person: only the places that differ, with a few
/// lines around them.
package struct DifferencePage {
  /// How a reader who listens tells the two apart, and what the page calls them.
  package struct Names: Sendable {
    /// What the first text is called.
    package let old: String
    /// What the second text is called.
    package let new: String

    /// Two names.
    package init(old: String, new: String) {
      self.old = old
      self.new = new
    }
  }

  let old: [String: String]
  let new: [String: String]
  let names: Names
  let profile: TerminalProfile

  /// The difference between two sets of files, for a place.
  package init(
    from old: [SourceFile], to new: [SourceFile], names: Names, profile: TerminalProfile
  ) {
    self.old = Self.texts(of: old)
    self.new = Self.texts(of: new)
    self.names = names
    self.profile = profile
  }

  /// Whether the files say the same.
  package var isEmpty: Bool { differences.isEmpty }

  /// A heading for each file that differs, and its places; none if nothing does.
  package var lines: [Line] {
    differences.flatMap { name, difference in
      [heading(of: name)] + difference.hunks().flatMap(rows) + [Line()]
    }
  }

  private var differences: [(name: String, LineDifference)] {
    Set(old.keys).union(new.keys).sorted().compactMap { name in
      let difference = LineDifference(from: old[name] ?? "", to: new[name] ?? "")
      let isInBoth = old[name] != nil && new[name] != nil
      return isInBoth && difference.isEmpty ? nil : (name, difference)
    }
  }

  private static func texts(of files: [SourceFile]) -> [String: String] {
    let texts = files.map { ($0.name, String(decoding: $0.content, as: UTF8.self)) }
    return Dictionary(texts) { $1 }
  }

  private func heading(of name: String) -> Line {
    let only = old[name] == nil ? names.new : new[name] == nil ? names.old : nil
    return Line([
      Span(name, style: Style(bold: true)), Span(only.map { " · only \($0)" } ?? ""),
    ])
  }

  private func rows(of hunk: LineDifference.Hunk) -> [Line] {
    let place = Line("  line \(hunk.newLine)", style: Style(dim: true, foreground: .cyan))
    return [place] + hunk.rows.flatMap(row)
  }

  private func row(_ row: LineDifference.Row) -> [Line] {
    let (sign, word, style) =
      switch row {
      case .same: (" ", "", Style(dim: true))
      case .removed: ("-", "\(names.old): ", Style(foreground: .red))
      case .added: ("+", "\(names.new): ", Style(foreground: .green))
      }
    let mark = profile.accessible ? word : "\(sign) "
    let breaker = LineBreaker(
      width: profile.columns, first: [.decoration("  " + mark, style: style)],
      following: [.decoration("    ")])
    let isBlank = row.text.allSatisfy(\.isWhitespace)
    let text = isBlank ? "" : row.text.replacing("\t", with: "    ")
    return breaker.lines(of: [Span(text, style: style)])
  }
}
