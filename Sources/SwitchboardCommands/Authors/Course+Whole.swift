import Authoring
import CourseModel

extension Course {
  /// Throws for a handed-out course, because it has no checks.
  func verifyIsWhole() throws(HandoutError) {
    guard isHandout else { return }
    throw .secondHand(folder.path)
  }
}
