import Messages

/// The reason why folders can't be watched.
package enum WatchingError: SpokenError, Equatable {
  /// No file descriptor is available.
  case noDescriptor(reason: String)

  /// The obstacle and the remedy.
  package var message: Message {
    switch self {
    // Translators: The reason is the system's words; what stands between ' is typed so.
    case .noDescriptor(let reason):
      Message(
        """
        your files cannot be watched (\(reason, "reason")): raise the limit of open files ('ulimit \
        -n'), or use 'switchboard check' after each change
        """)
    }
  }
}
