import Foundation

/// A Swift file's name without additions of editors, mail programs and browsers: `Picker.swift` for
/// `Picker.swift.txt`, `PICKER.SWIFT` and `Picker.swift (1)`.
struct SourceName {
  /// Ends in `.swift`.
  let text: String
  /// Whether the student used this very name.
  let isExact: Bool

  private static let ending = ".swift"
  /// Extensions that Windows, mail programs and word processors add.
  private static let added: Set<String> = [
    "txt", "text", "md", "markdown", "rtf", "htm", "html", "webarchive",
  ]

  /// Returns nil if the name is not a Swift file's.
  init?(_ name: String) {
    if name.hasSuffix(Self.ending) {
      (text, isExact) = (name, true)
      return
    }
    guard name.lowercased().contains(Self.ending) else { return nil }
    var rest = name[...]
    while !rest.lowercased().hasSuffix(Self.ending) {
      guard let shorter = Self.withoutAddition(rest) else { return nil }
      rest = shorter
    }
    guard rest.count > Self.ending.count else { return nil }
    (text, isExact) = (rest.dropLast(Self.ending.count) + Self.ending, false)
  }

  /// The Swift file in a document or in a file with another ending: `Answer.swift` for `Answer.md`
  /// and for `Answer`.
  init(document name: String) {
    let dot = name.dropFirst().lastIndex(of: ".")
    let stem = dot.map { name[..<$0] } ?? name[...]
    let text = stem.hasSuffix(Self.ending) ? String(stem) : stem + Self.ending
    // A document is no program's entry point, whatever its name.
    self.text = SourceChoice.unjudged.contains(text) ? "Answer-" + text : text
    isExact = false
  }

  /// The name under which a chosen file is compiled.
  init(chosen name: String) { self = SourceName(name) ?? SourceName(document: name) }

  /// Whether a file with this name may be a document with Swift code in it.
  static func isText(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["txt", "text", "md", "markdown", "rtf"]
      .contains(name[name.index(after: dot)...].lowercased())
  }

  /// Returns the name without its last addition, or nil if it has none.
  private static func withoutAddition(_ name: Substring) -> Substring? {
    if let last = name.last, " .".contains(last) { return name.dropLast() }
    if name.last == ")", let start = name.lastIndex(of: "(") {
      // A browser's `(1)`.
      let number = name[name.index(after: start)...].dropLast()
      return number.isEmpty || !number.allSatisfy(\.isNumber) ? nil : name[..<start]
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let kind = name[name.index(after: dot)...]
    // The number is wget's.
    return added.contains(kind.lowercased()) || kind.allSatisfy(\.isNumber) ? name[..<dot] : nil
  }
}
