/// How long to measure.
enum Effort {
  /// As long as figures need to be steady.
  case full
  /// Just long enough to show that a part works; its figures say nothing.
  case short

  /// How often to do what is done so often for steady figures: twice, if they may be any.
  func rounds(_ steady: Int) -> Int { self == .full ? steady : min(2, steady) }

  /// How much to do it with: a hundredth, if figures may be any.
  func size(_ steady: Int) -> Int { self == .full ? steady : max(1, steady / 100) }
}
