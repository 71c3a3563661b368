/// A window: it shows a letter, and knows where the user is writing.
public final class Window: Responder {
  /// The letter that it shows, kept; what the letter cannot do, the window is asked to.
  public let letter: Letter

  /// The object in which the user is working, not kept: the first to be asked; nil if there is none.
  public weak var firstResponder: Responder?

  /// Whether it is open.
  public private(set) var isOpen = true

  /// Opens a window that shows an empty letter.
  public override init() {
    letter = Letter()
    super.init()
    letter.nextResponder = self
  }

  /// The methods that buttons can call.
  public override var methods: [String: (Button) -> Void] { ["close:": close] }

  private func close(_ sender: Button) {
    isOpen = false
  }
}
