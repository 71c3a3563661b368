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
    case .documentTooLarge(let bytes, let limit):
      Message(
        """
        the document has \(bytes, "bytes") bytes, more than the \(limit, "limit") that are read; \
        split it into several files
        """)
    case .tooEntangled(let line):
      Message(
        """
        line \(line, "line"): more than \(ParserBounds.pictureLimit, "pictures") pictures are in a \
        paragraph, or more than \(ParserBounds.nestingLimit, "nesting") lists and quotes are \
        nested; split the paragraph, or the document
        """)
    case .parserFailed: Message("libcmark could not read the document; run 'switchboard doctor'")
    }
  }
}
