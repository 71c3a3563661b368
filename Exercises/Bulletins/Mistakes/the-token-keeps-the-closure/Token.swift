/// Stands for one closure that is registered, for when it is to be removed.
public final class Token {
  let closure: (Bulletin) -> Void

  init(for closure: @escaping (Bulletin) -> Void) { self.closure = closure }
}
