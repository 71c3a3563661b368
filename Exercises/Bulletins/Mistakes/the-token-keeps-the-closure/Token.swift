/// Stands for one registered closure, so that somebody can remove it.
public final class Token {
  let closure: (Bulletin) -> Void

  init(for closure: @escaping (Bulletin) -> Void) { self.closure = closure }
}
