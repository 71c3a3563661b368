/// Why an episode did not arrive.
public enum DownloadError: Error {
  case noConnection, noSpace, cancelled
}

/// The messages that a download sends its delegate.
public protocol DownloadDelegate: AnyObject {
  /// A piece of so many bytes has arrived and been counted.
  func download(_ download: Download, didReceive count: Int)

  /// The download has ended; without an error, the episode is complete.
  func download(_ download: Download, didEndWith error: DownloadError?)
}

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

  /// The object that wants to know how the download is going.
  ///
  /// Weak: the object that listens keeps the download, so the download must not keep it.
  public weak var delegate: (any DownloadDelegate)?

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
    delegate?.download(self, didReceive: count)
  }

  /// Ends the download: the episode is complete.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    delegate?.download(self, didEndWith: nil)
  }

  /// Ends the download because of an error.
  public func fail(with error: DownloadError) {
    guard !isOver else { return }
    isOver = true
    delegate?.download(self, didEndWith: error)
  }

  /// Ends the download because the user no longer wants the episode.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    delegate?.download(self, didEndWith: .cancelled)
  }
}
