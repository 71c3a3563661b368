/// A notebook that must not lose a word, and never shows its last page.
public final class Diary: Notebook {
  /// The text that remains if the system ends the application now.
  public private(set) var savedText = ""

  /// Creates a closed, empty diary.
  public override init() {
    super.init()
  }

  /// Keeps the last open page private.
  public override func applicationShouldShowLastPage(_ application: Application) -> Bool {
    false
  }
}

// The method alone isn't enough: the application looks for the protocol, and the class has to
// adopt it.
extension Diary: ApplicationBackgroundDelegate {
  /// Saves the text, because the system may end the application from now on.
  public func applicationDidEnterBackground(_ application: Application) {
    savedText = text
  }
}
