/// Why an episode did not arrive.
public enum DownloadError: Error {
  case noConnection, noSpace, cancelled
}

/// What a download tells the object that listens to it.
public protocol DownloadDelegate: AnyObject {
  /// A piece of so many bytes has arrived, and is counted.
  func download(_ download: Download, didReceive count: Int)

  /// Nothing more will come: the episode is whole if there is no error.
  func download(_ download: Download, didEndWith error: DownloadError?)
}

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

  /// The object that hears how it goes.
  ///
  /// Weak: the object that listens keeps the download, so the download must not keep it.
  public weak var delegate: (any DownloadDelegate)?

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
    // swift-format-ignore: NeverForceUnwrap
    delegate!.download(self, didReceive: count)
  }

  /// The whole episode is here.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    // swift-format-ignore: NeverForceUnwrap
    delegate!.download(self, didEndWith: nil)
  }

  /// The episode cannot be had.
  public func fail(with error: DownloadError) {
    guard !isOver else { return }
    isOver = true
    // swift-format-ignore: NeverForceUnwrap
    delegate!.download(self, didEndWith: error)
  }

  /// The user does not want the episode any more.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    // swift-format-ignore: NeverForceUnwrap
    delegate!.download(self, didEndWith: .cancelled)
  }
}
