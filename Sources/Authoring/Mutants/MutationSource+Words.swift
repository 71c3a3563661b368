import CourseModel
import SwiftSyntax

extension MutationSource {
  /// Describes a change in words.
  func step(of change: Change) -> Mutant.Step? {
    guard let start = change.edits.map(\.range.lowerBound).min(),
      let end = change.edits.map(\.range.upperBound).max()
    else { return nil }
    let shown = extent(around: start..<end)
    let edits = change.edits.map { edit in
      Edit(
        range: (edit.range.lowerBound - shown.lowerBound)..<(edit.range.upperBound
          - shown.lowerBound), text: edit.text)
    }
    let piece = String(decoding: Array<UInt8>(text.utf8)[shown], as: UTF8.self)
    guard let changed = edits.applied(to: piece) else { return nil }
    let aside = change.aside.map { ", with \($0.text.onOneLine)" }.joined()
    return Mutant.Step(
      family: change.family, file: name, line: lines(start..<end).lowerBound,
      place: place(of: shown.lowerBound), before: piece.onOneLine,
      after: changed.onOneLine + aside)
  }

  // MARK: - Shown text

  /// Returns the range of the statements or declarations around a range; only the head of one with
  /// a body, if nothing more is touched.
  private func extent(around range: Range<Int>) -> Range<Int> {
    let finder = ExtentFinder(range)
    finder.walk(tree)
    return finder.found ?? range
  }

  /// Returns the declaration around an offset, qualified by the names of its enclosing
  /// declarations.
  private func place(of offset: Int) -> String {
    let finder = PlaceFinder(offset)
    finder.walk(tree)
    return finder.names.joined(separator: ".")
  }
}

extension String {
  /// The text without comments; line ends between statements become `;`.
  var onOneLine: String {
    let lines = split(separator: "\n").map { String($0.trimmed) }.filter {
      !$0.isEmpty && !$0.hasPrefix("//")
    }
    return lines.reduce("") { text, line in
      guard let last = text.last, let next = line.first else { return text + line }
      let goesOn = "{([,".contains(last) || "})].?".contains(next)
      return text + (goesOn ? " " : "; ") + line
    }
  }
}
