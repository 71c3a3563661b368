/// The delegate in a small application of its own: a diary, which must not lose a word.
public final class Diary: ApplicationDelegate {
  /// Whether the diary can be written in.
  public private(set) var isOpen = false

  /// What is on the page.
  public private(set) var text = ""

  /// What would still be there if the application were ended now.
  public private(set) var savedText = ""

  /// Creates a diary that is closed, with nothing in it.
  public init() {}

  /// What the keyboard calls: adds to the page.
  public func write(_ words: String) {
    text += words
  }

  /// The application is ready: the diary may be written in.
  public func applicationDidFinishLaunching(_ application: Application) {
    isOpen = true
  }
}

extension Diary: ApplicationBackgroundDelegate {
  /// The application may be ended at any time now.
  public func applicationDidEnterBackground(_ application: Application) {
  }
}

extension Diary {
  /// The text is saved.
  public func applicationDidEnterTheBackground(_ application: Application) {
    savedText = text
  }
}
