/// Shows the newest episode of a library.
@MainActor
public final class EpisodeScreen {
  /// The title of the episode; nil before the first answer.
  public internal(set) var title: String?

  /// Creates an empty screen.
  public init() {}

  /// Asks a library which episode is the newest, and returns when it shows the answer.
  public func load(from library: Library) async {
    await meet()
    title = await library.newestTitle()
  }
}
