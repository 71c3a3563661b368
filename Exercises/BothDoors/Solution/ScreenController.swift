import MiniCocoa

/// The superclass of all screens: a screen is dim while the application isn't active.
open class ScreenController: ViewController {
  /// Whether the screen is dim, in view or not.
  public private(set) var isDim = false

  /// Creates a screen that observes the application for as long as it lives.
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
