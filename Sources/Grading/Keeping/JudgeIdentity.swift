/// What decides a verdict, by its content, so that two machines can tell whether they judge alike.
///
/// Times and inodes, by which one machine knows its own files, say nothing on another one.
package struct JudgeIdentity: Codable, Equatable, Sendable {
  /// A part of it.
  package enum Part: Sendable, Equatable {
    case program
    case toolchain
    case exercise
  }

  /// The SHA-256 of switchboard itself.
  let program: String
  /// What the compiler says of its version and of its target.
  let toolchain: String
  /// Stands for suite, stub, solution, limits and what is allowed.
  let exercise: String

  /// The first part in which another one differs; nil if none does.
  func difference(from other: JudgeIdentity) -> Part? {
    if program != other.program { return .program }
    if toolchain != other.toolchain { return .toolchain }
    return exercise == other.exercise ? nil : .exercise
  }
}
