import CourseModel
import Foundation
import Testing

@testable import Grading

/// A folder of Scenarios: what somebody hands in, and what the report has to say.
struct Scenario: CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let all: [Scenario] = {
    let folder = Bench.testFolder.appending(path: "Scenarios")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Scenario(folder: folder.appending(path: $0)) }
  }()

  func expectation() throws -> Expectation {
    let data = try Data(contentsOf: folder.appending(path: "expected.json"))
    return try JSONDecoder().decode(Expectation.self, from: data)
  }

  /// A folder as it would be handed in.
  func submission(for exercise: Exercise, on ground: Expectation.Ground) throws -> URL {
    let place = try Bench.emptyFolder("submission")
    switch ground {
    case .nothing: break
    case .stub: try lay(exercise.folder.appending(path: "Sources"), over: place)
    case .solution: try lay(exercise.folder.appending(path: "Solution"), over: place)
    }
    try lay(folder, over: place)
    return place
  }

  private func lay(_ folder: URL, over place: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name != "expected.json" {
      let target = place.appending(path: name)
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: folder.appending(path: name), to: target)
    }
  }
}

@Suite("A submission's report")
struct ScenarioTests {
  @Test("says what is expected", arguments: Scenario.all)
  func scenario(_ scenario: Scenario) async throws {
    let expected = try scenario.expectation()
    let exercise = try exercise(for: expected)
    let folder = try scenario.submission(for: exercise, on: expected.on ?? .solution)
    let intake = try Intake(folder: folder, module: exercise.name)
    let report = try await Bench.seated {
      try await Grader(for: exercise, in: Bench.laboratory()).grade(intake)
    }
    expected.verify(report, of: exercise)
  }

  @Test("is tried in all its kinds")
  func thereAreScenarios() {
    #expect(Scenario.all.count > 50)
  }

  /// The exercise, or a copy of it with other limits, or that allows more.
  private func exercise(for expected: Expectation) throws -> Exercise {
    if expected.limits == nil, expected.allow == nil {
      return try Bench.exercise(expected.exercise)
    }
    let folder = try Bench.copy(of: expected.exercise)
    let file = folder.appending(path: "exercise.json")
    let data = try Data(contentsOf: file)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var changed = object["limits"] as? [String: Any] ?? [:]
    changed["buildSeconds"] = expected.limits?.buildSeconds ?? changed["buildSeconds"]
    changed["checkSeconds"] = expected.limits?.checkSeconds ?? changed["checkSeconds"]
    object["limits"] = changed
    if let allow = expected.allow {
      object["allow"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(allow))
    }
    try JSONSerialization.data(withJSONObject: object).write(to: file)
    return try Exercise(at: folder)
  }
}
