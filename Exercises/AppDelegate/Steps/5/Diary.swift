/// A notebook that must not lose a word, and that shows nobody its last page.
public final class Diary: Notebook {
  /// What would still be there if the application were ended now.
  public private(set) var savedText = ""

  /// Creates a diary that is closed, with nothing in it.
  public override init() {
    super.init()
  }

  /// Nobody should see the page that was open last.
  public override func applicationShouldShowLastPage(_ application: Application) -> Bool {
    false
  }

  /// The application may be ended at any time now: the text is saved.
  public func applicationDidEnterBackground(_ application: Application) {
    savedText = text
  }
}
