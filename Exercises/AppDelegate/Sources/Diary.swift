/// A notebook that must not lose a word, and never shows its last page.
public final class Diary: Notebook {
  /// The text that remains if the system ends the application now.
  public private(set) var savedText = ""

  /// Creates a closed, empty diary.
  public override init() {
    super.init()
  }

  // TODO: 5. This answer is right, but the application never gets it. Look into Notebook.swift.
  /// Keeps the last open page private.
  public func applicationShouldShowLastPage(_ application: Application) -> Bool {
    false
  }

  // TODO: 6. This method has the right name, but the application never calls it. What does
  // abilities(of:) look for?
  /// Saves the text, because the system may end the application from now on.
  public func applicationDidEnterBackground(_ application: Application) {
    savedText = text
  }
}
