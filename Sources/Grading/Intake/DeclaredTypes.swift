import CourseModel
import Foundation

/// Which types a text declares, by its words alone: enough to tell whose file it is, and no judgement.
///
/// What students hand in is not parsed in this process, since a parser can be kept busy for ever.
package struct DeclaredTypes {
  /// Classes, structures, enumerations, actors, protocols and aliases that are declared in it.
  private(set) var names: Set<String> = []
  /// Whether a framework of Apple's is imported that no exercise has.
  private(set) var importsAppFramework = false
  /// Whether it is a file of tests.
  private(set) var importsTests = false

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ]
  /// `class func` and its like declare no type.
  private static let members: Set<Substring> = ["func", "var", "let", "subscript", "override"]
  private static let appFrameworks: Set<Substring> = ["UIKit", "SwiftUI", "AppKit", "Cocoa"]

  /// What the text declares; of bytes that are no text, nothing.
  init(in content: Data) {
    guard let data = SourceText(of: "", content).bytes else { return }
    let text = String(decoding: data, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
        .prefix { !$0.hasPrefix("//") }
      if let place = words.firstIndex(of: "import"), place <= 1 {
        note(imported: words[(place + 1)...])
        continue
      }
      for (kind, name) in zip(words, words.dropFirst()) where Self.kinds.contains(kind) {
        if !Self.members.contains(name) { names.insert(String(name)) }
      }
    }
  }

  /// What several files declare.
  package static func names(in files: [SourceFile]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion(DeclaredTypes(in: $1.content).names) }
  }

  /// Of `import UIKit` and of `import class UIKit.UIView` alike.
  private mutating func note(imported words: ArraySlice<Substring>) {
    importsAppFramework = importsAppFramework || !Self.appFrameworks.isDisjoint(with: words)
    importsTests = importsTests || words.contains("XCTest") || words.first == "Testing"
  }
}
