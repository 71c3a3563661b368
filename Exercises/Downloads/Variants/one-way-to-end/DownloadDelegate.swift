/// What a download tells the object that listens to it.
public protocol DownloadDelegate: AnyObject {
  /// A piece of so many bytes has arrived, and is counted.
  func download(_ download: Download, didReceive count: Int)

  /// Nothing more will come: the episode is whole if there is no error.
  func download(_ download: Download, didEndWith error: DownloadError?)
}
