import CourseModel
import Messages
import SwiftSources
import Terminal

/// The differences between two versions of files for a person, with a few lines around each.
package struct DifferencePage {
  let old: [String: String]
  let new: [String: String]
  let profile: TerminalProfile

  /// The differences between the old files and the new ones.
  package init(from old: [SourceFile], to new: [SourceFile], profile: TerminalProfile) {
    self.old = Self.texts(of: old)
    self.new = Self.texts(of: new)
    self.profile = profile
  }

  /// Whether the files are equal.
  package var isEmpty: Bool { differences.isEmpty }

  /// A heading for each file that differs, followed by its changes; empty without differences.
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
    // Translators: Behind a file's name.
    let only: Message? =
      old[name] == nil
      ? Message("only now", context: "file")
      : new[name] == nil ? Message("only then", context: "file") : nil
    return Line([
      Span(name, style: Style(bold: true)), Span(only.map { " · " + profile.text(of: $0) } ?? ""),
    ])
  }

  private func rows(of hunk: LineDifference.Hunk) -> [Line] {
    let place = Line(
      // Translators: Above lines of code, the number of the first.
      "  " + profile.text(of: Message("line \(hunk.newLine, "number")")),
      style: Style(dim: true, foreground: .cyan))
    return [place] + hunk.rows.flatMap(row)
  }

  private func row(_ row: LineDifference.Row) -> [Line] {
    let (sign, word, style): (String, Message?, Style) =
      switch row {
      case .same: (" ", nil, Style(dim: true))
      // Translators: In front of a colon and a line of code that is not there any more.
      case .removed: ("-", Message("then", context: "side"), Style(foreground: .red))
      // Translators: In front of a colon and a line of code that was not there.
      case .added: ("+", Message("now", context: "side"), Style(foreground: .green))
      }
    let spoken = word.map { profile.text(of: $0) + ": " } ?? ""
    let mark = profile.accessible ? spoken : "\(sign) "
    let breaker = LineBreaker(
      width: profile.columns, first: [.decoration("  " + mark, style: style)],
      following: [.decoration("    ")])
    let isBlank = row.text.allSatisfy(\.isWhitespace)
    let text = isBlank ? "" : row.text.replacing("\t", with: "    ")
    return breaker.lines(of: [Span(text, style: style)])
  }
}
