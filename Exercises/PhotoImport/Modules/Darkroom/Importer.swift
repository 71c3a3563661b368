import MiniCocoa

extension Notification.Name {
  /// A photo has been read: `"photo"` and `"count"` are in the user info.
  public static let didReadPhoto = Notification.Name("didReadPhoto")
}

/// Reads photos from a camera, on a queue for slow work.
public final class Importer: Sendable {
  private let center: NotificationCenter
  private let background: OperationQueue

  /// Creates an importer, which posts to this centre.
  public init(center: NotificationCenter, background: OperationQueue) {
    self.center = center
    self.background = background
  }

  /// Reads photos; returns at once.
  public func read(_ photos: [String]) {
    for (index, photo) in photos.enumerated() {
      background.addOperation { [center] in
        center.post(
          name: .didReadPhoto, object: nil, userInfo: ["photo": photo, "count": index + 1])
      }
    }
  }
}
