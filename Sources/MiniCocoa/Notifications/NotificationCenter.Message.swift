extension NotificationCenter {
  /// A notification with a type: what it says about whom is checked when it is compiled.
  ///
  ///     struct DidRing: NotificationCenter.Message {
  ///       typealias Subject = Bell
  ///       static let name = Notification.Name("BellDidRing")
  ///       let volume: Int
  ///     }
  ///     center.post(DidRing(volume: 3), subject: bell)
  ///
  /// Those who listen to its name hear it, too, as a notification without user info.
  public protocol Message: SendableMetatype {
    /// Whom it is about: `Bell`.
    associatedtype Subject: AnyObject
    /// What it is called among notifications: `Notification.Name("BellDidRing")`.
    static var name: Notification.Name { get }
  }

  /// Keeps a closure listening, until it is removed **or dropped**.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { print($0.volume) }
  public final class ObservationToken: Sendable {
    private let center: NotificationCenter
    private let token: NotificationToken

    init(_ token: NotificationToken, in center: NotificationCenter) {
      self.center = center
      self.token = token
    }

    deinit { end(in: center) }

    /// Ends the listening, in the centre that it is in.
    func end(in center: NotificationCenter) {
      if center === self.center { center.removeObserver(token) }
    }
  }

  /// Tells all who listen to such messages, or to such messages of this subject.
  ///
  ///     center.post(DidRing(volume: 3), subject: bell)
  public func post<M: Message>(_ message: M, subject: M.Subject) {
    post(name: M.name, object: subject, userInfo: [MessageKey(): message])
  }

  /// Calls a closure for messages of a subject, or of all subjects, while the token is kept.
  ///
  ///     token = center.addObserver(of: bell, for: DidRing.self) { print($0.volume) }
  public func addObserver<M: Message>(
    of subject: M.Subject?, for type: M.Type, using closure: @escaping @Sendable (M) -> Void
  ) -> ObservationToken {
    let token = addObserver(forName: M.name, object: subject) { notification in
      if let message = notification.userInfo?[MessageKey()] as? M { closure(message) }
    }
    return ObservationToken(token, in: self)
  }

  /// Stops telling, if it is this centre that tells: `center.removeObserver(token)`.
  public func removeObserver(_ token: ObservationToken) { token.end(in: self) }
}

/// Where a message lies in the user info, a key that nobody else can have.
private struct MessageKey: Hashable {}
