import Foundation

/// An error that explains what happened and what to do, in the reader's language.
package protocol SpokenError: Error, CustomStringConvertible {
  /// The cause and the remedy.
  var message: Message { get }
}

extension SpokenError {
  /// The message in English, for logs, reports and programs.
  package var description: String { message.english }
}

extension Error {
  /// The system's reason for refusing something, to put after a colon: the text of strerror(3) if
  /// Foundation provides the number, otherwise Foundation's, without the sentence that the
  /// operation could not be completed.
  package var systemReason: String {
    var cause = self as NSError
    while let deeper = cause.userInfo[NSUnderlyingErrorKey] as? any Error {
      cause = deeper as NSError
    }
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    return String(localizedDescription.trimmingPrefix("The operation could not be completed. "))
  }
}
