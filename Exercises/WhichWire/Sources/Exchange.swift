import MiniCocoa

/// The screen with the panels, and the key that serves them all.
public final class Exchange: ViewController {
  /// The key for "Hold".
  public let holdKey = Button("Hold")

  /// Creates an exchange without panels.
  public override init() { super.init() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(holdKey)
    // TODO: 5. Which target gets the key's action?
  }

  /// Shows a panel, in the exchange or in another panel.
  public func open(_ panel: CallPanel, in outer: CallPanel? = nil) {
    (outer ?? view).addSubview(panel)
  }
}
