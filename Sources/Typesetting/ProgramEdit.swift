/// A small edit of a program: it replaces a text that occurs exactly once.
package struct ProgramEdit: Hashable, Sendable {
  /// The text to replace.
  package let old: String
  /// The replacement; empty to delete the text.
  package let new: String

  package init(old: String, new: String) { (self.old, self.new) = (old, new) }

  /// The number of occurrences of the old text; the edit applies only if it is 1.
  func count(in program: String) -> Int { program.ranges(of: old).count }

  /// Returns the program after the edit.
  package func applied(to program: String) -> String { program.replacing(old, with: new) }

  /// The lines that the edit changes: removed ones with "-", then added ones with "+", without
  /// their common indentation.
  package func changedLines(of program: String) -> [(sign: Character, line: Substring)] {
    var lines = [program, applied(to: program)].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)[...]
    }
    while let first = lines[0].first, first == lines[1].first {
      lines = lines.map { $0.dropFirst() }
    }
    while let last = lines[0].last, last == lines[1].last {
      lines = lines.map { $0.dropLast() }
    }
    // A deleted line is not followed by an empty one.
    if new.isEmpty { lines[1] = lines[1].filter { !$0.allSatisfy(\.isWhitespace) }[...] }
    let indents = lines.joined().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return zip(["-", "+"] as [Character], lines).flatMap { sign, lines in
      lines.map { (sign, $0.dropFirst(indent)) }
    }
  }
}

/// A program named by a page, with an optional edit: `NAME.swift`, `NAME.swift without "TEXT"` or
/// `NAME.swift with "NEW" for "OLD"`.
package struct ProgramMention: Hashable, Sendable {
  /// The name of the program on the page.
  package let name: String
  /// The edit, or nil.
  package let edit: ProgramEdit?

  /// Parses a mention; returns nil if the words do not name a program.
  package init?(_ words: some StringProtocol) {
    let pattern = /(\S+)(?: without "(.+)"| with "(.*)" for "(.+)")?/
    guard let match = String(words).wholeMatch(of: pattern)?.output else { return nil }
    name = String(match.1)
    edit = (match.2 ?? match.4).map { old in
      ProgramEdit(old: String(old), new: match.3.map(String.init) ?? "")
    }
  }
}
