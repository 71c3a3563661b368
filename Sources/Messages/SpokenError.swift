/// An error that explains what happened and what to do, in the reader's language.
package protocol SpokenError: Error, CustomStringConvertible {
  /// The cause and the remedy.
  var message: Message { get }
}

extension SpokenError {
  /// The message in English, for logs, reports and programs.
  package var description: String { message.english }
}
