import Darkroom
import MiniCocoa

/// Follows an import: it fills the catalogue, and says how far the import is.
public final class ImportController: Sendable {
  private let panel: ProgressPanel
  private let token: Token
  private let catalogue: Catalogue

  /// The queue that the panel's view belongs to.
  private let screen: OperationQueue

  /// Creates a controller, which follows all imports of this centre.
  public init(
    panel: ProgressPanel, catalogue: Catalogue, screen: OperationQueue, center: NotificationCenter
  ) {
    self.panel = panel
    self.catalogue = catalogue
    self.screen = screen
    token = Token(
      center.addObserver(forName: .didReadPhoto, object: nil) {
        [panel, catalogue, screen] notification in
        guard let photo = notification.userInfo?["photo"] as? String,
          let count = notification.userInfo?["count"] as? Int
        else { return }
        catalogue.add(photo)
        screen.addOperation { panel.show(Progress.text(photo, count)) }
      }, in: center)
  }
}

/// Ends its observation when it is deallocated.
private final class Token: Sendable {
  private let token: NotificationToken
  private let center: NotificationCenter

  init(_ token: NotificationToken, in center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  deinit { center.removeObserver(token) }
}
