/// Stands for one registered closure, so that somebody can remove it.
public final class Token {
  init() {}
}
