import SwiftSyntax

extension SyntaxProtocol {
  /// Its words without comments, without blanks but between two words, and without `any`, which may
  /// be left out before a protocol: `[String:Set<Int>]`, `some Sequence`.
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
