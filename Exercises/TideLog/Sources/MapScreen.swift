import MiniCocoa

/// A map of the harbour, which covers the log.
public final class MapScreen: ViewController {
  /// The harbour on the map.
  public let harbour: Harbour

  /// Creates a map of this harbour.
  public init(of harbour: Harbour) {
    self.harbour = harbour
    super.init()
  }
}
