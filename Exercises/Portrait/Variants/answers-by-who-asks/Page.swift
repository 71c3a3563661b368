import MiniCocoa

/// A page of the newspaper. It keeps a log of its life, for statistics.
open class Page: ViewController {
  /// What has happened to the page, in order: "loaded", "appeared" or "disappeared".
  public private(set) var log: [String] = []

  /// Creates a page that nobody shows yet.
  public override init() {
    super.init()
  }

  /// The view has been loaded, which happens once.
  open override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }

  /// The page can be seen, for the first time or again.
  open override func viewDidAppear() {
    super.viewDidAppear()
    log.append("appeared")
  }

  /// The page cannot be seen any more: it is being covered or popped.
  open override func viewDidDisappear() {
    super.viewDidDisappear()
    log.append("disappeared")
  }
}
