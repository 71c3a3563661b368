import CourseModel
import Foundation

/// The types that a text declares, found by its words alone. That is enough to tell to which
/// exercise a file belongs, but not to judge it.
///
/// This process does not parse what students hand in, since a parser can be kept busy for ever.
struct DeclaredTypes {
  /// Classes, structures, enumerations, actors, protocols and aliases that are declared in it.
  private(set) var names: Set<String> = []
  /// Types that it extends.
  private(set) var extended: Set<String> = []
  /// Functions and variables that it declares.
  private(set) var members: Set<String> = []
  /// All words of its code, among them the types and modules that it uses.
  private(set) var words: Set<String> = []
  /// Whether it imports one of Apple's app frameworks, which no exercise uses.
  private(set) var importsAppFramework = false
  /// Whether it is a file of tests.
  private(set) var importsTests = false

  static let kinds: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ]
  static let memberKinds: Set<Substring> = ["func", "var", "let"]
  /// Words after `class` that show it declares no type, as in `class func`.
  private static let afterClass: Set<Substring> = ["func", "var", "let", "subscript", "override"]
  static let modifiers: Set<Substring> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "indirect",
    "nonisolated", "distributed", "infix", "prefix", "postfix",
  ]
  private static let appFrameworks: Set<Substring> = ["UIKit", "SwiftUI", "AppKit", "Cocoa"]

  /// The declarations of a text; none for bytes that are not text. In another encoding, the words
  /// that matter are ASCII.
  init(in content: Data) {
    guard let data = SourceText(of: "", content).bytes ?? (content.contains(0) ? nil : content),
      DocumentKind(of: data) == nil
    else { return }
    let text = String(decoding: data, as: UTF8.self)
    var isComment = false
    for line in text.split(whereSeparator: \.isNewline) {
      // Code that somebody has switched off declares nothing.
      if line.drop(while: \.isWhitespace).hasPrefix("/*") { isComment = true }
      if isComment {
        isComment = !line.contains("*/")
        continue
      }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
        .prefix { !$0.hasPrefix("//") }
      if let place = words.firstIndex(of: "import"), place <= 1 {
        note(imported: words[(place + 1)...])
        self.words.formUnion(words[(place + 1)...].lazy.map(String.init))
        continue
      }
      self.words.formUnion(words.lazy.map(String.init))
      for (kind, name) in zip(words, words.dropFirst()) where Self.kinds.contains(kind) {
        if !Self.afterClass.contains(name), Self.isDeclaration(kind, name, in: line) {
          names.insert(String(name))
        }
      }
      for (kind, name) in zip(words, words.dropFirst()) where Self.memberKinds.contains(kind) {
        members.insert(String(name))
      }
      for (word, name) in zip(words, words.dropFirst()) where word == "extension" {
        extended.insert(String(name))
      }
    }
  }

  /// Whether the words declare a type, and are not part of a sentence such as "the class Picker is
  /// long".
  private static func isDeclaration(
    _ kind: Substring, _ name: Substring, in line: Substring
  ) -> Bool {
    let rest = line[name.endIndex...].drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.hasPrefix("where ") || "{:<=/,".contains(rest.first ?? " ") else {
      return false
    }
    let start = line[..<kind.startIndex].trimmingCharacters(in: .whitespaces)
    guard let last = start.last, !"{};)/\u{FEFF}".contains(last) else { return true }
    let words = start.split(separator: " ")
    return words.last.map { modifiers.contains($0) || $0.hasPrefix("@") } ?? true
  }

  /// All that several files declare.
  init(of files: [SourceFile]) {
    for file in files {
      let own = DeclaredTypes(in: file.content)
      names.formUnion(own.names)
      extended.formUnion(own.extended)
      members.formUnion(own.members)
      words.formUnion(own.words)
    }
  }

  /// The types that several files declare.
  static func names(in files: [SourceFile]) -> Set<String> {
    DeclaredTypes(of: files).names
  }

  /// Handles `import UIKit` as well as `import class UIKit.UIView`.
  private mutating func note(imported words: ArraySlice<Substring>) {
    importsAppFramework = importsAppFramework || !Self.appFrameworks.isDisjoint(with: words)
    importsTests = importsTests || words.contains("XCTest") || words.first == "Testing"
  }
}
