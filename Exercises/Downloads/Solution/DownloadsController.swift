/// The screen that lists all downloads.
public final class DownloadsController {
  /// The downloads that haven't ended; the screen keeps them.
  public internal(set) var running: [Download] = []

  /// The part of each that has arrived, 0...100, by title.
  public internal(set) var percents: [String: Int] = [:]

  /// The bytes that have arrived while this screen listened, all downloads together.
  public internal(set) var traffic = 0

  /// The titles of the complete episodes.
  public internal(set) var library: [String] = []

  /// The errors of the other episodes, by title.
  public internal(set) var failures: [String: DownloadError] = [:]

  /// Creates an empty screen.
  public init() {}

  /// Starts the download of an episode, and returns it; a tap on the episode calls it.
  @discardableResult
  public func start(_ title: String, size: Int) -> Download {
    let download = Download(of: title, size: size)
    take(download)
    return download
  }

  /// Lists a download and listens to it from now on.
  public func take(_ download: Download) {
    running.append(download)
    percents[download.title] = download.percent
    download.delegate = self
  }

  /// Takes a download off the list. It continues, but this screen stops listening to it.
  public func letGo(of download: Download) {
    if download.delegate === self { download.delegate = nil }
    forget(download)
  }

  private func forget(_ download: Download) {
    running.removeAll { $0 === download }
    percents[download.title] = nil
  }
}

// MARK: - Listening to downloads

extension DownloadsController: DownloadDelegate {
  /// Shows the download's progress and counts the bytes.
  public func download(_ download: Download, didReceive count: Int) {
    percents[download.title] = download.percent
    traffic += count
  }

  /// Takes the download off the list, and stores its title or its error.
  public func download(_ download: Download, didEndWith error: DownloadError?) {
    forget(download)
    if let error {
      failures[download.title] = error
    } else {
      library.append(download.title)
    }
  }
}
