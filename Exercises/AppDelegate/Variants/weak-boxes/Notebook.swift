/// The delegate in a small application: a notebook with one page.
open class Notebook: ApplicationDelegate {
  /// Whether the notebook can be written in.
  public private(set) var isOpen = false

  /// What is on the page.
  public private(set) var text = ""

  /// Creates a notebook that is closed, with nothing in it.
  public init() {}

  /// What the keyboard calls: adds to the page.
  public func write(_ words: String) {
    text += words
  }

  /// The application is ready: the notebook may be written in.
  open func applicationDidFinishLaunching(_ application: Application) {
    isOpen = true
  }

  // Says no more than the default does, but says it in the class: only a method of the class can be
  // overridden in its subclasses.
  /// A plain notebook has no objection.
  open func applicationShouldShowLastPage(_ application: Application) -> Bool {
    true
  }
}
