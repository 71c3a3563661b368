/// A window: it shows a letter, and knows where the user is writing.
public final class Window: Responder {
  /// The letter that it shows, kept alive. It comes before the window in the responder chain.
  public let letter: Letter

  /// The object that the user is working in, held weakly; nil if there is none.
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
