import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("The commands of packages")
struct PackageCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    tool.environment["NO_COLOR"] = "1"
  }

  @Test("grade a class by a package's tests, in a table and in JSON")
  func grade() async throws {
    try await TestMachine.withPermit {
      let sample = Sample.named("Roman")
      let arguments = [
        "grade", sample.folder.appending(path: "Wrong").path, "--batch", "--package",
        sample.packageFolder.path,
      ]
      let table = try tool.run(arguments: arguments)
      #expect(table.code == 1, "\(table.errorOutput)")
      #expect(table.output.contains("judged by 4 tests of the package 'Package'"))
      #expect(table.output.contains("The tests see a submission's internal declarations"))
      #expect(table.output.contains("constant    ✗ not passed yet     1/4"))

      let json = try tool.run(arguments: arguments + ["--json"])
      let reports = try JSONDecoder().decode([Report].self, from: Data(json.output.utf8))
      #expect(reports.map(\.submission) == ["adds", "constant", "lower"])
      #expect(reports.map(\.points) == [2, 1, 1])
      #expect(reports.allSatisfy { $0.guarantee == .internalAccess })

      let hidden = try tool.run(arguments: arguments + ["--json", "--hide-tests"])
      #expect(json.output.contains("roman(4)"))
      #expect(!hidden.output.contains("roman("))
    }
  }

  @Test("check your own package, in its folder or by its name")
  func check() async throws {
    try await TestMachine.withPermit {
      let own = try WrittenPackage(source: "func one() -> Int { 2 }\n")
      let failed = try tool.run("check", "--package", in: own.folder)
      #expect(failed.code == 1, "\(failed.errorOutput)")
      #expect(failed.output.contains("`one()` is `2`, expected `1`."))
      #expect(
        (failed.output + failed.errorOutput)
          .contains("Next: change it, save, and switchboard check --package again."))
      try Data("func one() -> Int { 1 }\n".utf8)
        .write(to: own.folder.appending(path: "Sources/Thing/Thing.swift"))
      let passed = try tool.run("check", "--package", own.folder.path, "--json")
      #expect(passed.code == 0, "\(passed.errorOutput)")
      let report = try JSONDecoder().decode(Report.self, from: Data(passed.output.utf8))
      #expect(report.passed)
      // Only a function body was changed.
      #expect(report.seconds.suite == 0)
    }
  }

  @Test("say what is wrong with how they are used")
  func usage() throws {
    let nothing = try tool.run("check", "--package")
    #expect(nothing.code == 64)
    #expect(nothing.errorOutput.contains("is not a Swift package"))
    let alone = try tool.run("grade", ".", "--exercise", "FlipSide", "--solution", "x")
    #expect(alone.code == 64)
    #expect(alone.errorOutput.contains("need --package"))
    let own = try WrittenPackage()
    let inside = try tool.run("grade", own.folder.path, "--package", own.folder.path)
    #expect(inside.code == 64)
    #expect(
      inside.errorOutput.contains("has the submissions and also the package that would judge them"))
  }
}
