import CourseModel
import Foundation
import Typesetting

/// What is not so in the words of a course: its pages, and the names by which they refer to each
/// other.
package struct TextAudit {
  private let course: Course
  private let exercises: [Exercise]

  /// An audit of a course and all its exercises.
  package init(of course: Course, _ exercises: [Exercise]) {
    self.course = course
    self.exercises = exercises
  }

  /// Sentences about the facts of an exercise, what its checks tell one to read, its pages, and what
  /// is shown after a pass.
  package func findings(of exercise: Exercise) throws -> [String] {
    let facts = try FactAudit(of: course, [], exercises)
    return try facts.findings(of: exercise)
      + ReadAudit(lessons: course.lessons()).findings(of: exercise)
      + AfterPassAudit(exercise: exercise).findings()
      + findings(in: exercise.pages(), of: exercise.folder)
      + Placeholder.findings(of: exercise)
  }

  /// Sentences about all lessons.
  package func findingsOfLessons() throws -> [String] {
    let lessons = try course.lessons()
    let exerciseNames = exercises.map(\.name)
    let lessonNames = lessons.map(\.name)
    let ofLessons = lessons.flatMap { lesson in
      lesson.exercises.filter { !exerciseNames.contains($0) }.map {
        "\(lesson.file.lastPathComponent) names the exercise '\($0)', which does not exist"
      }
    }
    let ofExercises = exercises.compactMap { exercise -> String? in
      guard let name = exercise.lesson, !lessonNames.contains(name) else { return nil }
      return "exercise.json of \(exercise.name) names the lesson '\(name)', which does not exist"
    }
    let folder = course.folder.appending(path: "Lessons")
    let facts = try FactAudit(of: course, lessons, exercises)
    return try ofLessons + ofExercises + facts.uncovered() + lessons.flatMap(facts.findings)
      + CardAudit(course: course).findings()
      + PathAudit(course: course, lessons: lessons, exercises: exercises).findings()
      + findings(in: course.lessonPages(), of: folder)
      + Placeholder.findingsOfLessons(in: course)
  }

  /// What reading the pages finds, behind each page's path in a folder and the line.
  private func findings(in pages: [CoursePage], of folder: URL) -> [String] {
    pages.flatMap { page in
      let path = page.file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      let lint = DocumentLint { isReachable($0, from: page.file) }
      do throws(TypesettingError) {
        return try lint.findings(in: page.markdown).map { "\(path):\($0.line): \($0.sentence)" }
      } catch {
        return ["\(path): \(error)"]
      }
    }
  }

  /// Whether a relative address leads to a file or folder of the course.
  private func isReachable(_ address: String, from page: URL) -> Bool {
    guard !address.hasPrefix("/"), let path = address.removingPercentEncoding else { return false }
    let target = page.deletingLastPathComponent().appending(path: path).standardizedFileURL.path
    return target.hasPrefix(course.folder.standardizedFileURL.path + "/")
      && FileManager.default.fileExists(atPath: target)
  }
}
