import Messages

/// The reason why folders can't be watched.
package enum WatchingError: SpokenError, Equatable {
  /// No file descriptor is available.
  case noDescriptor(reason: String)

  /// The obstacle and the remedy.
  package var message: Message {
    switch self {
    case .noDescriptor(let reason): .cannotBeWatched(reason: reason)
    }
  }
}
