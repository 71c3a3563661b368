import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Every test of every sample, for the right answer and the wrong ones, compared with `swift test`.
@Suite("Verdicts of packages")
struct SwiftTestProof {
  @Test("are those of 'swift test', on every test")
  func same() async throws {
    let package = try CombinedPackage(of: Sample.all)
    let theirs = try package.verdicts()
    var compared = 0
    for sample in Sample.all {
      let grader = try await sample.grader()
      let reference = try await grader.report(
        on: package.folder.appending(path: "Sources/\(sample.name)"))
      #expect(reference.open == [], "\(sample)")
      compared += try compare(reference, with: theirs, of: sample.name)
      for answer in try sample.answers() {
        let module = CombinedPackage.module(sample.name, answer)
        let report = try await grader.report(on: sample.answer(answer))
        #expect(report.status == .failed, "\(sample): \(answer)")
        compared += try compare(report, with: theirs, of: module)
      }
    }
    #expect(compared > 150)
  }

  /// Compares all tests, and returns their number.
  private func compare(
    _ report: Report, with theirs: [String: [String: Bool]], of module: String
  ) throws -> Int {
    let theirs = try #require(theirs["\(module)Tests"], "\(module)")
    for check in report.checks {
      #expect(theirs[check.id] == (check.status == .passed), "\(module): \(check.id)")
    }
    // The same tests ran, and no others.
    #expect(Set(theirs.keys) == Set(report.checks.map(\.id)), "\(module)")
    return report.checks.count
  }
}

/// One package with all samples and all their answers, each as a separate module.
private struct CombinedPackage {
  let folder: URL

  static func module(_ sample: String, _ answer: String) -> String {
    "\(sample)_\(answer.replacing("-", with: "_"))"
  }

  init(of samples: [Sample]) throws {
    folder = try TestMachine.emptyFolder("All")
    var targets: [String] = []
    for sample in samples {
      let package = try sample.package()
      try add(sample.name, package, package.reference, &targets)
      for answer in try sample.answers() {
        let files = try Self.files(in: sample.answer(answer))
        try add(
          Self.module(sample.name, answer), package, files.overlaid(with: package.fixed), &targets)
      }
    }
    let manifest = """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "All", targets: [
      \(targets.joined(separator: "\n"))
      ])

      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
  }

  private static func files(in folder: URL) throws -> [SourceFile] {
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let url = folder.appending(path: path)
      return SourceFile(name: url.lastPathComponent, content: try Data(contentsOf: url))
    }
  }

  private func add(
    _ module: String, _ package: PackageExercise, _ files: [SourceFile], _ targets: inout [String]
  ) throws {
    let mode = ".swiftLanguageMode(.v\(package.languageMode))"
    targets += [
      #".target(name: "\#(module)", swiftSettings: [\#(mode)]),"#,
      #".testTarget(name: "\#(module)Tests", dependencies: ["\#(module)"], swiftSettings: [\#(mode)]),"#,
    ]
    try write(files, to: "Sources/\(module)")
    let tests = package.suite.map { file in
      SourceFile(
        file.name,
        String(decoding: file.content, as: UTF8.self)
          .replacing("import \(package.module)\n", with: "import \(module)\n"))
    }
    try write(tests, to: "Tests/\(module)Tests")
  }

  private func write(_ files: [SourceFile], to path: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in files { try file.content.write(to: place.appending(path: file.name)) }
  }

  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Issue: Decodable { let isKnown: Bool }
      let kind: String?
      let testID: String?
      let issue: Issue?
    }
    let kind: String
    let payload: Payload
  }

  /// Returns whether each test passed, by module and id.
  func verdicts() throws -> [String: [String: Bool]] {
    let stream = folder.appending(path: "events.jsonl")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "test", "--package-path", folder.path, "--disable-xctest", "--quiet",
      "--event-stream-output-path", stream.path, "--event-stream-version", "0",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RUNALL": "true", "GREETING_ALL": "yes"]) { $1 }
    let log = folder.appending(path: "log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: log, encoding: .utf8).suffix(3_000)
    let events = try #require(try? String(contentsOf: stream, encoding: .utf8), "\(text)")
    var verdicts: [String: [String: Bool]] = [:]
    for event in events.split(separator: "\n") {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(event.utf8)),
        line.kind == "event", let id = line.payload.testID, let test = try known(id)
      else { continue }
      switch line.payload.kind {
      case "testStarted": verdicts[test.module, default: [:]][test.id] = true
      case "issueRecorded" where line.payload.issue?.isKnown == false:
        verdicts[test.module, default: [:]][test.id] = false
      default: break
      }
    }
    return verdicts
  }

  /// Returns the module and id of a test; nil for a suite. Tests with the same name in a suite
  /// include their positions.
  private func known(_ id: String) throws -> (module: String, id: String)? {
    guard let match = id.wholeMatch(of: /([^.]+)\.(.+\))\/([^\/]+)/)?.output else { return nil }
    let path = String(match.2)
    return (String(match.1), path == "Overloaded/sum(_:)" ? "\(path)/\(match.3)" : path)
  }
}
