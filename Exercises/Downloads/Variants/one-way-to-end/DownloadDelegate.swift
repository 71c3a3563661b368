/// The messages that a download sends its delegate.
public protocol DownloadDelegate: AnyObject {
  /// A piece of so many bytes has arrived and been counted.
  func download(_ download: Download, didReceive count: Int)

  /// The download has ended; without an error, the episode is complete.
  func download(_ download: Download, didEndWith error: DownloadError?)
}
