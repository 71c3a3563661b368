/// A fingerprint of everything that decides a verdict, by content, so that two machines can tell
/// whether they judge alike.
///
/// Times and inodes identify files on one machine only.
package struct JudgeIdentity: Codable, Equatable, Sendable {
  /// A part of the identity.
  package enum Part: Sendable, Equatable {
    case program
    case toolchain
    case exercise
  }

  /// The SHA-256 of switchboard.
  let program: String
  /// The compiler's version and target, in its own words.
  let toolchain: String
  /// A fingerprint of suite, stub, solution, limits and permissions.
  let exercise: String

  /// The first part that differs; nil if none does.
  func difference(from other: JudgeIdentity) -> Part? {
    if program != other.program { return .program }
    if toolchain != other.toolchain { return .toolchain }
    return exercise == other.exercise ? nil : .exercise
  }
}
