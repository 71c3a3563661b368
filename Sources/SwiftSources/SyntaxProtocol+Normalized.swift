import SwiftSyntax

extension SyntaxProtocol {
  /// The tokens without comments, without blanks except between two words, and without `any`, which
  /// is optional before a protocol: `[String:Set<Int>]`, `some Sequence`.
  package var normalized: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) where token.text != "any" {
      if text.last?.isPartOfWord == true, token.text.first?.isPartOfWord == true { text += " " }
      text += token.text
    }
    return text
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
