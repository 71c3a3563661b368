/// The error for resources that threads need and can't get.
package enum ThreadsError: Error, Equatable, CustomStringConvertible {
  /// No file descriptor is available.
  case noMailbox(reason: String)

  package var description: String {
    switch self {
    case .noMailbox(let reason):
      "work beside the screen is not possible (\(reason)): raise the limit of open files "
        + "('ulimit -n'), then try again"
    }
  }
}
