import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("Another right answer")
struct VariantTests {
  @Test("is there three times for every exercise, and nowhere twice the same")
  func everyExerciseHasThree() throws {
    for exercise in try Course(at: TestMachine.checkout).exercises() {
      let variants = try exercise.variants()
      #expect(variants.count >= 3, "\(exercise.name)")
      let answers = try Set(variants.map(\.files) + [exercise.solution()])
      #expect(answers.count == variants.count + 1, "\(exercise.name)")
    }
  }
}
