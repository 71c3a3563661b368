import CourseModel
import Foundation

/// The types that a text declares, found by the words of its code. That is enough to tell to which
/// exercise a file belongs, but not to judge it.
///
/// This process does not parse what students hand in, since a parser can be kept busy for ever.
struct DeclaredTypes {
  /// Classes, structures, enumerations, actors, protocols and aliases that it declares outside of
  /// other types.
  private(set) var names: Set<String> = []
  /// Those of them that other files see.
  private(set) var types: Set<String> = []
  /// Types that it extends.
  private(set) var extended: Set<String> = []
  /// Functions and variables that it declares.
  private(set) var members: Set<String> = []
  /// Those of them outside of types.
  private(set) var globals: Set<String> = []
  /// All words of its code, among them the types and modules that it uses.
  private(set) var words: Set<String> = []
  /// Whether it imports one of Apple's app frameworks or what runs an exercise's demo, which no answer
  /// uses.
  private(set) var importsAppFramework = false
  /// Whether it is a file of tests.
  private(set) var importsTests = false

  /// All that other files may use; of a text with extensions, all members.
  var usable: Set<String> { types.union(extended.isEmpty ? globals : members) }

  /// All that it declares or extends.
  var all: Set<String> { names.union(members).union(extended) }

  static let kinds: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ]
  static let memberKinds: Set<Substring> = ["func", "var", "let"]
  /// Words after `class` that show it declares no type, as in `class func`.
  private static let afterClass: Set<String> = ["func", "var", "let", "subscript", "override"]
  static let modifiers: Set<Substring> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "indirect",
    "nonisolated", "distributed", "infix", "prefix", "postfix",
  ]
  private static let appFrameworks: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "PlaygroundSupport", "DemoRunner",
  ]

  /// A word or a sign of the code.
  private struct Token {
    let text: String
    let isWord: Bool
    /// Whether it is the first of its line.
    let isFirst: Bool
    /// The number of open brackets before it.
    let depth: Int
  }

  /// The declarations of a text; none for bytes that are not text. In another encoding, the words
  /// that matter are ASCII.
  init(in content: Data) {
    guard let data = SourceText(of: "", content).bytes ?? (content.contains(0) ? nil : content),
      DocumentKind(of: data) == nil
    else { return }
    let (tokens, isBalanced) = Self.tokens(of: data)
    for (index, token) in tokens.enumerated() where token.isWord {
      words.insert(token.text)
      guard index + 1 < tokens.count, tokens[index + 1].isWord else { continue }
      let name = tokens[index + 1].text
      // Where a bracket is missing, or in prose, nobody knows what is inside of what.
      let isOutside = token.depth == 0 || !isBalanced
      let word = Substring(token.text)
      if word == "import",
        index < 2 || tokens[index - 1].isFirst || token.isFirst
          || tokens[index - 2].isFirst
      {
        note(imported: tokens[(index + 1)...].prefix { !$0.isFirst }.map(\.text))
      } else if word == "extension" {
        extended.insert(name)
      } else if Self.memberKinds.contains(word) {
        members.insert(name)
        if isOutside { globals.insert(name) }
      } else if isOutside, Self.kinds.contains(word), Self.isDeclaration(at: index, tokens) {
        names.insert(name)
        if !Self.isHidden(at: index, tokens) { types.insert(name) }
      }
    }
  }

  private static func tokens(of data: Data) -> (tokens: [Token], isBalanced: Bool) {
    var scanner = CodeScanner()
    var (tokens, depth): ([Token], Int) = ([], 0)
    let text = data.starts(with: "\u{FEFF}".utf8) ? data.dropFirst(3) : data
    for line in text.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let code = scanner.read(line)
      var (index, isFirst) = (0, true)
      while index < code.count {
        let start = index
        while index < code.count, CodeScanner.isInWord(code[index]) { index += 1 }
        let isWord = index > start
        if !isWord { index += 1 }
        let sign = code[start]
        if !isWord, [32, 9].contains(sign) { continue }
        let text = String(decoding: code[start..<index], as: UTF8.self)
        tokens.append(Token(text: text, isWord: isWord, isFirst: isFirst, depth: depth))
        isFirst = false
        if "{([".utf8.contains(sign) { depth += 1 }
        if "})]".utf8.contains(sign) { depth = max(0, depth - 1) }
      }
    }
    return (tokens, depth == 0 && scanner.isOutside)
  }

  /// Whether the words declare a type, and are not part of a sentence such as "the class Picker is
  /// long".
  private static func isDeclaration(at index: Int, _ tokens: [Token]) -> Bool {
    var next = index + 2
    while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].isWord { next += 2 }
    let isEnd = next >= tokens.count || tokens[next].isFirst
    guard !afterClass.contains(tokens[index + 1].text),
      isEnd || ["{", ":", "<", "=", ",", "where"].contains(tokens[next].text)
    else { return false }
    guard !tokens[index].isFirst, index > 0 else { return true }
    let last = tokens[index - 1]
    guard last.isWord else { return "{};)".contains(last.text) }
    return modifiers.contains(Substring(last.text)) || index > 1 && tokens[index - 2].text == "@"
  }

  private static func isHidden(at index: Int, _ tokens: [Token]) -> Bool {
    tokens[..<index].reversed().prefix { modifiers.contains(Substring($0.text)) }
      .contains { ["private", "fileprivate"].contains($0.text) }
  }

  /// All that several files declare.
  init(of files: [SourceFile]) {
    for file in files {
      let own = DeclaredTypes(in: file.content)
      names.formUnion(own.names)
      types.formUnion(own.types)
      globals.formUnion(own.globals)
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
  private mutating func note(imported words: [String]) {
    importsAppFramework = importsAppFramework || !Self.appFrameworks.isDisjoint(with: words)
    importsTests = importsTests || words.contains("XCTest") || words.first == "Testing"
  }
}
