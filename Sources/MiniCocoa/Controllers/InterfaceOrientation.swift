/// Which way up something is shown: `navigation.rotate(to: .landscapeLeft)`.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// Several ways up: `[.portrait, .portraitUpsideDown]`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each way: `InterfaceOrientationMask.all.rawValue == 15`.
  public let rawValue: Int

  /// The ways of these bits: `InterfaceOrientationMask(rawValue: 1)`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright: `.portrait`.
  public static let portrait = InterfaceOrientationMask(rawValue: 1)
  /// On its head: `.portraitUpsideDown`.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 2)
  /// On its left side: `.landscapeLeft`.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 4)
  /// On its right side: `.landscapeRight`.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 8)
  /// On either side: `.landscape`.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way: `.all`.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but on its head, as for a telephone: `.allButUpsideDown`.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  /// Whether a way is among these: `mask.allows(.portrait)`.
  public func allows(_ orientation: InterfaceOrientation) -> Bool {
    switch orientation {
    case .portrait: contains(.portrait)
    case .portraitUpsideDown: contains(.portraitUpsideDown)
    case .landscapeLeft: contains(.landscapeLeft)
    case .landscapeRight: contains(.landscapeRight)
    }
  }
}
