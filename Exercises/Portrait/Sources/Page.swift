import MiniCocoa

/// A page of the newspaper, which keeps a log of its life for statistics.
open class Page: ViewController {
  /// The events in the page's life, in order: "loaded", "appeared" or "disappeared".
  public private(set) var log: [String] = []

  /// Creates a page that isn't on show.
  public override init() {
    super.init()
  }

  /// Logs that the view has loaded, which happens once.
  open override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }

  /// Logs that the page has come on show, for the first time or again.
  open override func viewDidAppear() {
    super.viewDidAppear()
    log.append("appeared")
  }

  /// Logs that the page is no longer on show: another page covers it, or it's being popped.
  open override func viewDidDisappear() {
    super.viewDidDisappear()
    log.append("disappeared")
  }
}
