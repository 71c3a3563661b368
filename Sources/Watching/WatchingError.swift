import Messages

/// Why folders cannot be watched at all.
package enum WatchingError: SpokenError, Equatable {
  /// There is no descriptor to wait for.
  case noDescriptor(reason: String)

  /// What is missing, and what to do.
  package var message: Message {
    switch self {
    case .noDescriptor(let reason): .cannotBeWatched(reason: reason)
    }
  }
}
