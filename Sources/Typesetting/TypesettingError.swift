import Messages

/// Why a document could not be typeset.
package enum TypesettingError: SpokenError, Hashable {
  /// The source is longer than the limit, both in bytes.
  case documentTooLarge(bytes: Int, limit: Int)
  /// Libcmark 0.30.2 would take more than linear time, and nothing can be put there to stop it.
  case tooEntangled(line: Int)
  /// libcmark gave no tree.
  case parserFailed

  /// What happened and what to do about it.
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
