/// Why a document could not be typeset.
package enum TypesettingError: Error, Hashable, CustomStringConvertible {
  /// The source is longer than the limit, both in bytes.
  case documentTooLarge(bytes: Int, limit: Int)
  /// A paragraph begins more pictures than libcmark 0.30.2 can be trusted with.
  case tooManyPictures(line: Int)
  /// libcmark gave no tree.
  case parserFailed

  /// What happened and what to do about it.
  package var description: String {
    switch self {
    case .documentTooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than the \(limit) that are read; "
        + "split it into several files"
    case .tooManyPictures(let line):
      "line \(line): a paragraph has more than \(MarkdownDocument.pictureLimit) pictures; "
        + "put empty lines between them"
    case .parserFailed:
      "libcmark could not read the document; run 'switchboard doctor'"
    }
  }
}
