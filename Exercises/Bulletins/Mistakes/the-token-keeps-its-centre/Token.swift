/// Stands for one registered closure, so that somebody can remove it.
public final class Token {
  private let center: Center

  init(of center: Center) { self.center = center }

  /// Ends the registration that this stands for.
  func end() { center.removeObserver(self) }
}
