import MiniCocoa

/// The first screen of the app. It shows the log, and the way to the map.
public final class TideScreen: ViewController {
  /// The harbour that the log is about.
  public let harbour: Harbour

  /// The harbour's reports while this screen was visible.
  public let log = LogBook()

  /// Whether the user sees this screen.
  public private(set) var isVisible = false

  /// Creates a screen for this harbour.
  public init(of harbour: Harbour) {
    self.harbour = harbour
    super.init()
  }

  /// The user has come to the screen, and the log begins.
  public override func viewDidAppear() {
    super.viewDidAppear()
    isVisible = true
    harbour.addObserver(log, forKeyPath: "level", options: .new, context: log.context)
    harbour.addObserver(log, forKeyPath: "isStormy", options: .new, context: log.context)
  }

  /// The user has left the screen.
  public override func viewDidDisappear() {
    super.viewDidDisappear()
    isVisible = false
  }

  /// Covers this screen with the map.
  public func openMap() {
    navigationController?.push(MapScreen(of: harbour))
  }
}
