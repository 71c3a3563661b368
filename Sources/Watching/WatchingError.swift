/// Why folders cannot be watched at all.
package enum WatchingError: Error, Equatable, CustomStringConvertible {
  /// There is no descriptor to wait for.
  case noDescriptor(reason: String)

  package var description: String {
    switch self {
    case .noDescriptor(let reason):
      "your files cannot be watched (\(reason)): raise the limit of open files ('ulimit -n'), or "
        + "use 'switchboard check' after each change"
    }
  }
}
