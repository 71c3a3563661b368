import Foundation

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
