/// Stands for one closure that is registered, for when it is to be removed.
public final class Token {
  private let center: Center

  init(of center: Center) { self.center = center }

  /// Ends the registration that this stands for.
  func end() { center.removeObserver(self) }
}
