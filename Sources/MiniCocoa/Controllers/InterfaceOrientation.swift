/// An orientation of the interface: `navigation.rotate(to: .landscapeLeft)`.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// A set of orientations: `[.portrait, .portraitUpsideDown]`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation: `InterfaceOrientationMask.all.rawValue == 15`.
  public let rawValue: Int

  /// The orientations with these bits: `InterfaceOrientationMask(rawValue: 1)`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright: `.portrait`.
  public static let portrait = InterfaceOrientationMask(rawValue: 1)
  /// Upside down: `.portraitUpsideDown`.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 2)
  /// Turned onto its left side: `.landscapeLeft`.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 4)
  /// Turned onto its right side: `.landscapeRight`.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 8)
  /// Turned onto either side: `.landscape`.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations: `.all`.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down, as on a phone: `.allButUpsideDown`.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  /// Whether the mask contains an orientation: `mask.allows(.portrait)`.
  public func allows(_ orientation: InterfaceOrientation) -> Bool {
    switch orientation {
    case .portrait: contains(.portrait)
    case .portraitUpsideDown: contains(.portraitUpsideDown)
    case .landscapeLeft: contains(.landscapeLeft)
    case .landscapeRight: contains(.landscapeRight)
    }
  }
}
