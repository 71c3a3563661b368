/// An error that says what happened, and what to do, in the language of whoever reads it.
package protocol SpokenError: Error, CustomStringConvertible {
  /// What happened, and what to do.
  var message: Message { get }
}

extension SpokenError {
  /// The same in English, for logs, reports and programs.
  package var description: String { message.english }
}
