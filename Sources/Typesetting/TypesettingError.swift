/// Why a document could not be typeset.
package enum TypesettingError: Error, Hashable, CustomStringConvertible {
  /// The source is longer than the limit, both in bytes.
  case documentTooLarge(bytes: Int, limit: Int)
  /// Libcmark 0.30.2 would take more than linear time, and nothing can be put there to stop it.
  case tooEntangled(line: Int)
  /// libcmark gave no tree.
  case parserFailed

  /// What happened and what to do about it.
  package var description: String {
    switch self {
    case .documentTooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than the \(limit) that are read; "
        + "split it into several files"
    case .tooEntangled(let line):
      "line \(line): more than \(ParserBounds.pictureLimit) pictures are in a paragraph, or more "
        + "than \(ParserBounds.nestingLimit) lists and quotes in each other; "
        + "split the paragraph, or the document"
    case .parserFailed:
      "libcmark could not read the document; run 'switchboard doctor'"
    }
  }
}
