// TODO: 1. Fix the bug in the report. Delete this line when you begin.

import Darkroom
import MiniCocoa

/// Follows an import: it fills the catalogue, and says how far the import is.
public final class ImportController: Sendable {
  private let panel: ProgressPanel
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
    center.addObserver(
      self, action: Action("didRead:", ImportController.didRead), name: .didReadPhoto, object: nil)
  }

  /// A photo has been read.
  func didRead(_ notification: Notification) {
    guard let photo = notification.userInfo?["photo"] as? String,
      let count = notification.userInfo?["count"] as? Int
    else { return }
    catalogue.add(photo)
    panel.show(Progress.text(photo, count))
  }
}
