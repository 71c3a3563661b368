/// Why an episode did not arrive.
public enum DownloadError: Error {
  case noConnection, noSpace, cancelled
}

// TODO: 1. What can a download report? Declare the protocol here, in another file, or in a new one.

/// One episode on its way to this device.
///
/// The network calls `receive`, `finish` and `fail`, and the Cancel button calls `cancel`.
public final class Download {
  /// The title of the episode.
  public let title: String

  /// The size of the episode in bytes, at least 1.
  public let size: Int

  /// The number of bytes that have arrived.
  public private(set) var received = 0

  /// Whether the download has ended.
  public private(set) var isOver = false

  // TODO: 2. Which object does it report to? Does it keep that object?

  /// Creates a download that has received no bytes.
  public init(of title: String, size: Int) {
    self.title = title
    self.size = size
  }

  /// The part that has arrived, 0...100.
  public var percent: Int { received * 100 / size }

  /// Counts a piece of so many bytes.
  public func receive(_ count: Int) {
    guard !isOver else { return }
    received += count
    // TODO: 3. Report the piece.
  }

  /// Ends the download: the episode is complete.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    // TODO: 4. Report the end.
  }

  /// Ends the download because of an error.
  public func fail(with error: DownloadError) {
    guard !isOver else { return }
    isOver = true
    // TODO: 4. Report the end.
  }

  /// Ends the download because the user no longer wants the episode.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    // TODO: 4. Report the end.
  }
}
