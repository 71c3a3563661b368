/// The screen that lists all downloads.
public final class DownloadsController {
  /// The downloads that are under way; the screen keeps them.
  public internal(set) var running: [Download] = []

  /// How much of each of these is here, 0...100, by its title.
  public internal(set) var percents: [String: Int] = [:]

  /// The bytes that have arrived while this screen listened, of all downloads together.
  public internal(set) var traffic = 0

  /// The titles of the episodes that are whole.
  public internal(set) var library: [String] = []

  /// Why other episodes did not arrive, by their titles.
  public internal(set) var failures: [String: DownloadError] = [:]

  /// Creates a screen with nothing on it.
  public init() {}

  /// What a tap on an episode calls: begins its download, and gives it back.
  @discardableResult
  public func start(_ title: String, size: Int) -> Download {
    let download = Download(of: title, size: size)
    take(download)
    return download
  }

  /// Lists a download that is under way, and listens to it from now on.
  public func take(_ download: Download) {
    running.append(download)
    percents[download.title] = download.percent
    download.delegate = self
  }

  /// Takes a download off the list. It goes on, but this screen does not hear of it any more.
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
  /// Shows how far it is, and counts the bytes.
  public func download(_ download: Download, didReceive count: Int) {
    percents[download.title] = download.percent
    traffic += count
  }

  /// Takes it off the list, and notes what has become of it.
  public func download(_ download: Download, didEndWith error: DownloadError?) {
    forget(download)
    if let error {
      if error != .cancelled { failures[download.title] = error }
    } else {
      library.append(download.title)
    }
  }
}
