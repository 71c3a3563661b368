/// Stands for one closure that is registered, for when it is to be removed.
public final class Token {
  init() {}
}
