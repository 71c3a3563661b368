import CourseModel
import Foundation
import Grading
import GradingTestSupport

/// An ordinary package made for tests, with wrong answers.
struct Sample: Sendable, CustomStringConvertible {
  let name: String
  /// The environment variables that its tests need.
  var environment: [String: String] = [:]

  var description: String { name }

  static let all = [
    "Bank", "Clock", "Counter", "Greeting", "Isogram", "Leap", "Ledger", "Roman", "Shelf",
    "TickTickBoom", "Words",
  ].map(named)

  static func named(_ name: String) -> Sample {
    Sample(name: name, environment: name == "Greeting" ? ["GREETING_ALL": "yes"] : [:])
  }

  var folder: URL { TestMachine.checkout.appending(path: "Tests/PackagesTests/Samples/\(name)") }
  var packageFolder: URL { folder.appending(path: "Package") }

  func package() throws -> PackageExercise {
    var loader = try PackageLoader(folder: packageFolder, on: TestMachine.machine())
    loader.environment = environment
    return try loader.load()
  }

  /// The names of its wrong answers.
  func answers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Wrong").path)
      .sorted()
  }

  func answer(_ name: String) -> URL { folder.appending(path: "Wrong/\(name)") }

  /// Returns a grader for its tests.
  func grader() async throws -> Grader {
    let machine = try TestMachine.machine()
    return try Grader(for: await PackageFrame(on: machine).frozen(package()), in: machine)
  }
}

extension Grader {
  /// Returns the report on the answer in this place.
  func report(on answer: URL) async throws -> Report {
    try await grade(receiver.receive(answer, name: answer.lastPathComponent))
  }
}

extension Report {
  /// The tests that did not pass, by their ids.
  var open: [String] { checks.filter { $0.status != .passed }.map(\.id) }
}

/// A package written for one test.
final class WrittenPackage {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = try TestMachine.emptyFolder("Thing")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Creates a package with a target and its tests.
  convenience init(
    manifest: String = WrittenPackage.manifest(), source: String = "func one() -> Int { 1 }\n",
    tests: String =
      "import Testing\n@testable import Thing\n@Test func isOne() { #expect(one() == 1) }\n"
  ) throws {
    try self.init([
      "Package.swift": manifest, "Sources/Thing/Thing.swift": source,
      "Tests/ThingTests/ThingTests.swift": tests,
    ])
  }

  /// - Parameter package: One that it depends on.
  static func manifest(
    _ more: String = "", tools: String = "6.0", needs: String = "", of package: String? = nil
  ) -> String {
    let dependency = package.map { #".package(url: "https://example.org/\#($0)", from: "1.0.0")"# }
    return
      """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "Thing", dependencies: [\(dependency ?? "")],
        targets: [
          .target(name: "Thing"\(needs)),
          .testTarget(name: "ThingTests", dependencies: ["Thing"]),\(more)
        ])
      """
  }

  func loader() throws -> PackageLoader {
    try PackageLoader(folder: folder, on: TestMachine.machine())
  }

  func load(target: String? = nil) throws -> PackageExercise {
    var loader = try loader()
    loader.target = target
    return try loader.load()
  }

  func frozen() async throws -> Exercise {
    try await PackageFrame(on: TestMachine.machine()).frozen(load())
  }
}
