/// The delegate of a small application: a notebook with one page.
open class Notebook: ApplicationDelegate {
  /// Whether you can write in the notebook.
  public private(set) var isOpen = false

  /// The text on the page.
  public private(set) var text = ""

  /// Creates a closed, empty notebook.
  public init() {}

  /// Adds words to the page; the keyboard calls it.
  public func write(_ words: String) {
    text += words
  }

  /// Opens the notebook, because the application is ready.
  open func applicationDidFinishLaunching(_ application: Application) {
    isOpen = true
  }

  // TODO: 5. The diary is a subclass. Its applicationShouldShowLastPage(_:) says no, and is never
  // called. This class adopts the protocol. Which methods does it implement itself?
}
