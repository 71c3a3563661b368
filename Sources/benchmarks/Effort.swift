/// The extent of a measurement.
enum Effort {
  /// Long enough for steady figures.
  case full
  /// Just long enough to show that a part works; the figures mean nothing.
  case short

  /// Returns the number of rounds: `steady` for steady figures, otherwise at most two.
  func rounds(_ steady: Int) -> Int { self == .full ? steady : min(2, steady) }

  /// Returns the amount of data: `steady` for steady figures, otherwise a hundredth.
  func size(_ steady: Int) -> Int { self == .full ? steady : max(1, steady / 100) }
}
