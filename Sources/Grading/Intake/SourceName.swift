import Foundation

/// The name of a Swift file, whatever an editor, a mail program or a browser has made of it:
/// `Picker.swift.txt`, `PICKER.SWIFT` and `Picker.swift (1)` are `Picker.swift`.
struct SourceName {
  /// Ends in `.swift`.
  let text: String
  /// Whether that is the name that was handed in.
  let isExact: Bool

  private static let ending = ".swift"
  /// What Windows, mail programs and word processors add.
  private static let added: Set<String> = [
    "txt", "text", "md", "markdown", "rtf", "htm", "html", "webarchive",
  ]

  /// Nil for a file that is none of Swift.
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

  /// A name without what a program has added last; nil if that is nothing.
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
