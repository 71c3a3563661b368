/// Why an episode did not arrive.
public enum DownloadError: Error {
  case noConnection, noSpace, cancelled
}

// TODO: 1. What can a download say? Declare the protocol here, in another file, or in a new one.

/// One episode on its way to this device.
///
/// The network calls `receive`, `finish` and `fail`, and a button calls `cancel`.
public final class Download {
  /// The title of the episode.
  public let title: String

  /// How large the episode is, in bytes, at least 1.
  public let size: Int

  /// How many bytes have arrived.
  public private(set) var received = 0

  /// Whether nothing more will come.
  public private(set) var isOver = false

  // TODO: 2. To whom does it speak? Does it keep that object?

  /// Creates a download of which nothing has arrived.
  public init(of title: String, size: Int) {
    self.title = title
    self.size = size
  }

  /// How much has arrived, 0...100.
  public var percent: Int { received * 100 / size }

  /// A piece of so many bytes arrives.
  public func receive(_ count: Int) {
    guard !isOver else { return }
    received += count
    // TODO: 3. Say it.
  }

  /// The whole episode is here.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    // TODO: 4. Say it.
  }

  /// The episode cannot be had.
  public func fail(with error: DownloadError) {
    guard !isOver else { return }
    isOver = true
    // TODO: 4. Say it.
  }

  /// The user does not want the episode any more.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    // TODO: 4. Say it.
  }
}
