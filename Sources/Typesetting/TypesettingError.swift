import Messages

/// The reason why a document could not be typeset.
package enum TypesettingError: SpokenError, Hashable {
  /// The source exceeds the limit; both in bytes.
  case documentTooLarge(bytes: Int, limit: Int)
  /// libcmark 0.30.2 would take more than linear time, and no free scalar can stop it.
  case tooEntangled(line: Int)
  /// libcmark returned no tree.
  case parserFailed

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .documentTooLarge(let bytes, let limit): .documentTooLarge(bytes, limit: limit)
    case .tooEntangled(let line):
      .tooEntangled(
        line: line, pictures: ParserBounds.pictureLimit, nesting: ParserBounds.nestingLimit)
    case .parserFailed: .parserFailed
    }
  }
}
