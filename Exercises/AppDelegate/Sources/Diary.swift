/// A notebook that must not lose a word, and that shows nobody its last page.
public final class Diary: Notebook {
  /// What would still be there if the application were ended now.
  public private(set) var savedText = ""

  /// Creates a diary that is closed, with nothing in it.
  public override init() {
    super.init()
  }

  // TODO: 5. This answer is right, and no application hears it. Look into Notebook.swift.
  /// Nobody should see the page that was open last.
  public func applicationShouldShowLastPage(_ application: Application) -> Bool {
    false
  }

  // TODO: 6. Here is the method, and its name is right, yet no application ever calls it. What does
  // an application look for?
  /// The application may be ended at any time now: the text is saved.
  public func applicationDidEnterBackground(_ application: Application) {
    savedText = text
  }
}
