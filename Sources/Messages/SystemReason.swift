import Foundation

extension Error {
  /// Why the system refused something, for behind a colon: in the words of strerror(3) where Foundation
  /// passes its number on, else in Foundation's, without the sentence that something could not be done.
  package var systemReason: String {
    var cause = self as NSError
    while let deeper = cause.userInfo[NSUnderlyingErrorKey] as? any Error {
      cause = deeper as NSError
    }
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    return String(localizedDescription.trimmingPrefix("The operation could not be completed. "))
  }
}
