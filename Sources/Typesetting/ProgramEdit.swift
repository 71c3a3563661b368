/// A small change of a program: a text that stands in it once, and what comes in its place.
package struct ProgramEdit: Hashable, Sendable {
  /// The text that goes.
  package let old: String
  /// What comes in its place; empty if the text is only deleted.
  package let new: String

  /// A change of one text.
  package init(old: String, new: String) { (self.old, self.new) = (old, new) }

  /// How often the text that goes stands in a program: it can be changed if that is once.
  package func count(in program: String) -> Int { program.ranges(of: old).count }

  /// The program after the change.
  package func applied(to program: String) -> String { program.replacing(old, with: new) }

  /// The lines of a program that the change is about: those that go, with a "-", then those that
  /// come, with a "+"; all moved to the left as far as the first of them can be.
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
    let indents = lines.joined().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return zip(["-", "+"] as [Character], lines).flatMap { sign, lines in
      lines.map { (sign, $0.dropFirst(indent)) }
    }
  }
}

/// A program that a page names, and perhaps a change of it: `NAME.swift`,
/// `NAME.swift without "TEXT"` or `NAME.swift with "NEW" for "OLD"`.
package struct ProgramMention: Hashable, Sendable {
  /// What the page calls the program.
  package let name: String
  /// What is changed in it.
  package let edit: ProgramEdit?

  /// What some words name; nil if they do not name a program.
  package init?(_ words: some StringProtocol) {
    let pattern = /(\S+)(?: without "(.+)"| with "(.*)" for "(.+)")?/
    guard let match = String(words).wholeMatch(of: pattern)?.output else { return nil }
    name = String(match.1)
    edit = (match.2 ?? match.4).map { old in
      ProgramEdit(old: String(old), new: match.3.map(String.init) ?? "")
    }
  }
}
