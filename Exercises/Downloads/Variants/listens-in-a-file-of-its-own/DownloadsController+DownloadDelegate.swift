extension DownloadsController: DownloadDelegate {
  /// Shows the download's progress and counts the bytes.
  public func download(_ download: Download, didReceive count: Int) {
    traffic += count
    percents.updateValue(download.percent, forKey: download.title)
  }

  /// Takes the download off the list, and stores its title or its error.
  public func download(_ download: Download, didEndWith error: DownloadError?) {
    switch error {
    case nil: library.append(download.title)
    case let error?: failures[download.title] = error
    }
    forget(download)
  }
}
