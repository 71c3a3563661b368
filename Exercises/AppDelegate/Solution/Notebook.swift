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

  // Returns the same as the default, but in the class: a subclass can override only a method of its
  // superclass.
  /// Says yes: a plain notebook has no secrets.
  open func applicationShouldShowLastPage(_ application: Application) -> Bool {
    true
  }
}
