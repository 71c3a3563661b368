import CourseModel
import Foundation
import Testing

@Suite("The course in this repository")
struct RealCourseTests {
  private let course: Course

  init() throws { course = try Course(at: Repository.folder) }

  @Test("has exercises, and every file of theirs can be read")
  func readsExercises() throws {
    let exercises = try course.exercises()

    #expect(!exercises.isEmpty)
    for exercise in exercises {
      #expect(throws: Never.self, "\(exercise.name)") {
        _ = try (exercise.stub(), exercise.suite(), exercise.solution(), exercise.mistakes())
      }
    }
  }

  @Test("has lessons that lead to exercises there are")
  func leadsToExercises() throws {
    let names = try course.exercises().map(\.name)

    let lessons = try course.lessons()

    #expect(!lessons.isEmpty)
    #expect(lessons.flatMap(\.exercises).filter { !names.contains($0) } == [])
  }

  @Test("has exercises that name lessons there are")
  func namesLessons() throws {
    let names = try course.lessons().map(\.name)

    let missing = try course.exercises().compactMap(\.lesson).filter { !names.contains($0) }

    #expect(missing == [])
  }
}
