extension DownloadsController: DownloadDelegate {
  /// Shows how far it is, and counts the bytes.
  public func download(_ download: Download, didReceive count: Int) {
    traffic += count
    percents.updateValue(download.percent, forKey: download.title)
  }

  /// Takes it off the list, and notes what has become of it.
  public func download(_ download: Download, didEndWith error: DownloadError?) {
    switch error {
    case nil: library.append(download.title)
    case let error?: failures[download.title] = error
    }
    forget(download)
  }
}
