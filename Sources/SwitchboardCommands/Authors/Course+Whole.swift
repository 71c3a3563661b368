import CourseModel
import Handouts

extension Course {
  /// Refuses a course that was handed out, and so has no checks of its own.
  func verifyIsWhole() throws(HandoutError) {
    guard isHandout else { return }
    throw .secondHand(folder.path)
  }
}
