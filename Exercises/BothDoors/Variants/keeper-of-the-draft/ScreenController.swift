import MiniCocoa

/// What all screens have in common: they are dim while the application does not hear the user.
open class ScreenController: ViewController {
  /// Whether the screen is dim, in view or not.
  public private(set) var isDim = false

  /// Creates a screen that listens to the application for as long as it lives.
  public override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(
      self, action: Action("dim", ScreenController.dim),
      name: Application.willResignActiveNotification, object: nil)
    center.addObserver(
      self, action: Action("brighten", ScreenController.brighten),
      name: Application.didBecomeActiveNotification, object: nil)
  }

  private func dim() { isDim = true }

  private func brighten() { isDim = false }
}
