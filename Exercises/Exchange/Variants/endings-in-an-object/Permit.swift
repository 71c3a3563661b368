import MiniCocoa

/// Says whether something may still be done.
final class Permit: Sendable {
  private let isValid = Locked(true)

  func use(_ work: () -> Void) {
    if isValid.value { work() }
  }

  func end() { isValid.value = false }
}
