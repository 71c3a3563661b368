@testable import CourseModel
import Execution
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// A submission and its expected report: a folder of Scenarios (see its README).
struct Scenario: CustomTestStringConvertible {
  /// The folder of the program.
  let folder: URL
  /// `expected.json`, or `relaxed.json` for the same program in an exercise that allows more.
  let file: String

  var name: String { folder.lastPathComponent }
  var testDescription: String { file == Self.expected ? name : "\(name), relaxed" }

  static let expected = "expected.json"
  static let relaxed = "relaxed.json"
  /// Instead of `expected.json` where Landlock confines: docs/security.md lists the differences.
  static let landlock = "landlock.json"
  static let change = "change.patch"
  static let script = "handed-in.sh"

  static let all: [Scenario] = {
    let root = TestMachine.testFolder.appending(path: "Scenarios")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0 != "README.md" }.sorted().flatMap { name in
      let folder = root.appending(path: name)
      return [expected, relaxed].map { Scenario(folder: folder, file: $0) }.filter {
        FileManager.default.fileExists(atPath: folder.appending(path: $0.file).path)
      }
    }
  }()

  /// All scenarios, or those whose names contain a word of `SWITCHBOARD_SCENARIOS`.
  static let chosen: [Scenario] = {
    let words = ProcessInfo.processInfo.environment["SWITCHBOARD_SCENARIOS"] ?? ""
    let wanted = words.split(separator: " ")
    return wanted.isEmpty ? all : all.filter { one in wanted.contains { one.name.contains($0) } }
  }()

  /// A selection with every purpose and every verdict, and the others.
  static let sample = Sample(of: chosen, coveringAll: \.traits)

  /// The purpose and the verdict; the name if the expectation can't be read.
  private var traits: Set<String> {
    guard let expected = try? expectation() else { return [testDescription] }
    let ending = expected.checks?.values.map(\.rawValue).max() ?? ""
    return [expected.class.rawValue, "\(expected.status) \(ending) \(file)"]
  }

  func expectation() throws -> Expectation {
    let data = try Data(contentsOf: folder.appending(path: file))
    return try JSONDecoder().decode(Expectation.self, from: data)
  }

  /// Returns the submission: a folder, or the result of the scenario's script.
  func submission(for exercise: Exercise) throws -> URL {
    let place = try TestMachine.emptyFolder("submission")
    try PlantedSecret.plantNeighbour(of: place)
    switch try expectation().on ?? .solution {
    case .nothing: break
    case .stub: try lay(original(exercise).appending(path: "Sources"), over: place)
    case .solution: try lay(original(exercise).appending(path: "Solution"), over: place)
    case .right:
      try lay(original(exercise).appending(path: "Solution"), over: place)
      try letDoneCallInterferes(in: place)
    case .wrong:
      try lay(original(exercise).appending(path: "Solution"), over: place)
      try lay(TestMachine.testFolder.appending(path: "Wrong/\(exercise.name)"), over: place)
    }
    try lay(folder, over: place)
    let change = folder.appending(path: Self.change)
    if FileManager.default.fileExists(atPath: change.path) {
      try shell("git apply '\(change.path)'", in: place)
    }
    let script = folder.appending(path: Self.script)
    guard FileManager.default.fileExists(atPath: script.path) else { return place }
    let made = try TestMachine.emptyFolder("handed-in")
    let text = try String(contentsOf: script, encoding: .utf8)
    try shell("ground='\(place.path)'\n\(text)", in: made)
    let names = try FileManager.default.contentsOfDirectory(atPath: made.path)
    return made.appending(path: try #require(names.first { $0.hasPrefix("submission") }))
  }

  private func letDoneCallInterferes(in place: URL) throws {
    let done = "public func done() {\n"
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      let file = place.appending(path: name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing(done, with: done + "    interferes(with: self)\n")
        .write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func original(_ exercise: Exercise) -> URL {
    TestMachine.original(exercise.name)
  }

  private func lay(_ folder: URL, over place: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where ![Self.expected, Self.relaxed, Self.landlock, Self.change, Self.script].contains(name) {
      let target = place.appending(path: name)
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: folder.appending(path: name), to: target)
    }
  }
}

@Suite("A submission's report")
struct ScenarioTests {
  @Test("says what is expected", arguments: Scenario.sample.few)
  func scenario(_ scenario: Scenario) async throws { try await scenario.verify() }

  @Suite("of every scenario")
  struct Proof {
    @Test("says what is expected", arguments: Scenario.sample.others)
    func scenario(_ scenario: Scenario) async throws { try await scenario.verify() }
  }

  @Test("is tried in all its kinds")
  func thereAreScenarios() throws {
    let classes = try Scenario.all.map { try $0.expectation().class }
    #expect(Set(classes) == Set(ScenarioClass.allCases))
    #expect(classes.count > 200)
  }
}

extension Scenario {
  /// Grades the submission, and records an issue for every unexpected result.
  fileprivate func verify() async throws {
    let expected = try expectation()
    let exercise = try exercise(for: expected)
    let place = try submission(for: exercise)
    let report = try await TestMachine.withPermit {
      let machine = try TestMachine.machine()
      let receiver = SubmissionReceiver(
        executor: machine.executor, module: exercise.name, given: exercise.givenModules)
      let intake = try receiver.receive(place, name: "student-07")
      return try await Grader(for: exercise, in: machine).grade(intake)
    }
    let confinement = try #require(report.provenance?.confinement)
    let other = folder.appending(path: Self.landlock)
    if confinement == Confinement.landlock.rawValue, let data = try? Data(contentsOf: other) {
      try JSONDecoder().decode(Expectation.self, from: data).verify(report, of: exercise)
      return
    }
    try expected.verify(report, of: exercise)
    expected.class.verify(report)
  }

  /// Returns the exercise, or a copy with other limits or allowances.
  private func exercise(for expected: Expectation) throws -> Exercise {
    if expected.limits == nil, expected.allow == nil {
      return try PlantedSecret.exercise(expected.exercise)
    }
    let folder = try TestMachine.emptyFolder("course").appending(path: expected.exercise)
    try FileManager.default.copyItem(at: PlantedSecret.folder(expected.exercise), to: folder)
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
    return try expected.limits?.checkSeconds == nil
      ? TestMachine.exercise(at: folder) : Exercise(at: folder)
  }
}
