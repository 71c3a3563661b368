import CourseModel
import Foundation
import Testing

@testable import Grading

@Suite("Another right answer")
struct VariantTests {
  struct Variant: CustomTestStringConvertible {
    let exercise: String
    let folder: URL

    var testDescription: String { "\(exercise)/\(folder.lastPathComponent)" }
  }

  @Test("gets full marks", arguments: variants)
  func passes(_ variant: Variant) async throws {
    let intake = try Intake(folder: variant.folder, module: variant.exercise)
    let report = try await Bench.seated {
      try await Bench.grader(for: variant.exercise).grade(intake)
    }
    #expect(report.status == .passed)
    #expect(report.points == report.maxPoints)
    let open = report.checks.filter { $0.status != .passed }
    #expect(open.isEmpty, "\(open.map { ($0.id, $0.messages) }) \(report.diagnostics)")
  }

  @Test("is there for every exercise")
  func everyExerciseHasVariants() throws {
    let exercises = try FileManager.default.contentsOfDirectory(
      atPath: Bench.checkout.appending(path: "Exercises").path)
    #expect(Set(Self.variants.map(\.exercise)) == Set(exercises))
  }

  private static let variants: [Variant] = {
    let root = Bench.testFolder.appending(path: "Variants")
    func names(in folder: URL) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { !$0.hasPrefix(".") }.sorted()
    }
    return names(in: root).flatMap { exercise in
      names(in: root.appending(path: exercise)).map {
        Variant(exercise: exercise, folder: root.appending(path: "\(exercise)/\($0)"))
      }
    }
  }()
}
