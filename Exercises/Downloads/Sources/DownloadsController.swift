// TODO: 1. What can a download report? Declare the protocol here, in another file, or in a new one.

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
    // TODO: 6. Start to listen.
  }

  /// Takes a download off the list. It continues, but this screen stops listening to it.
  public func letGo(of download: Download) {
    // TODO: 6. Stop listening.
    forget(download)
  }

  private func forget(_ download: Download) {
    running.removeAll { $0 === download }
    percents[download.title] = nil
  }
}

// TODO: 5. How does the screen react to each message?
