import MiniCocoa

/// A page of the newspaper: it fetches its text, and measures how long it is read.
open class Page: ViewController {
  /// Whether the text has been fetched, which happens when the view is loaded.
  public private(set) var hasText = false

  /// How often the reading clock has been started, which happens when the page appears.
  public private(set) var readings = 0

  /// Whether the reading clock is running; it stops when the page disappears.
  public private(set) var isClockRunning = false

  /// Creates a page that nobody shows yet, without text.
  public override init() {
    super.init()
  }

  /// The view has been loaded, which happens once.
  open override func viewDidLoad() {
    super.viewDidLoad()
    hasText = true
  }

  /// The page can be seen, for the first time or again.
  open override func viewDidAppear() {
    super.viewDidAppear()
    readings += 1
    isClockRunning = true
  }

  /// The page cannot be seen any more: it is being covered or popped.
  open override func viewDidDisappear() {
    super.viewDidDisappear()
    isClockRunning = false
  }
}
