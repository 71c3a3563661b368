/// What threads need and cannot have.
package enum ThreadsError: Error, Equatable, CustomStringConvertible {
  /// There is no descriptor to wait for.
  case noMailbox(reason: String)

  package var description: String {
    switch self {
    case .noMailbox(let reason):
      "work beside the screen is not possible (\(reason)): raise the limit of open files "
        + "('ulimit -n'), then try again"
    }
  }
}
