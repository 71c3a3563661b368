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

  private lazy var ear = Ear(of: self)

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
    download.delegate = ear
  }

  /// Takes a download off the list. It goes on, but this screen does not hear of it any more.
  public func letGo(of download: Download) {
    if download.delegate === ear { download.delegate = nil }
    forget(download)
  }

  fileprivate func forget(_ download: Download) {
    running.removeAll { $0 === download }
    percents[download.title] = nil
  }
}

/// What downloads tell their screen through: `DownloadsController` itself stays silent about it.
extension DownloadsController: DownloadDelegate {
  /// Passes it on.
  public func download(_ download: Download, didReceive count: Int) {
    ear.download(download, didReceive: count)
  }

  /// Passes it on.
  public func download(_ download: Download, didEndWith error: DownloadError?) {
    ear.download(download, didEndWith: error)
  }
}

/// Hears downloads for a screen, which keeps it; it does not keep the screen.
private final class Ear: DownloadDelegate {
  private unowned let screen: DownloadsController

  init(of screen: DownloadsController) { self.screen = screen }

  func download(_ download: Download, didReceive count: Int) {
    screen.percents[download.title] = download.percent
    screen.traffic += count
  }

  func download(_ download: Download, didEndWith error: DownloadError?) {
    screen.forget(download)
    guard let error else {
      screen.library.append(download.title)
      return
    }
    screen.failures[download.title] = error
  }
}
