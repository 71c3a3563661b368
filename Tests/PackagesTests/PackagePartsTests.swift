import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// The roles of the parts of a package.
@Suite("The parts of a package")
struct PackagePartsTests {
  /// The helper's module depends on the submitted one.
  private static let helped = """

        .target(name: "Helper", dependencies: ["Thing"]),
        .testTarget(name: "HelperTests", dependencies: ["Thing", "Helper"]),
    """

  @Test("are judged by the tests that are theirs, and not by those of what needs them")
  func testsOfAnother() throws {
    let files = [
      "Package.swift": WrittenPackage.manifest(Self.helped), "Sources/Thing/A.swift": "let a = 1",
      "Sources/Helper/B.swift": "let b = 1", "Tests/ThingTests/A.swift": "// of Thing",
      "Tests/HelperTests/B.swift": "// of Helper",
    ]
    let thing = try WrittenPackage(files)
    let package = try thing.load(target: "Thing")
    #expect(package.suite.map(\.name) == ["A.swift"])
    #expect(package.modules.isEmpty)
    let helper = try thing.load(target: "Helper")
    #expect(helper.suite.map(\.name) == ["B.swift"])
    #expect(helper.modules.map(\.name) == ["Thing"])
  }

  @Test("are a finding where all of their tests need what needs them")
  func needed() throws {
    let thing = try WrittenPackage([
      "Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "Thing",
        targets: [
          .target(name: "Thing"), .target(name: "Helper", dependencies: ["Thing"]),
          .testTarget(name: "ThingTests", dependencies: ["Thing", "Helper"]),
        ])
      """, "Sources/Thing/A.swift": "let a = 1", "Sources/Helper/B.swift": "let b = 1",
      "Tests/ThingTests/A.swift": "",
    ])
    #expect(throws: PackageError.needsTheModule("Helper", "Thing")) {
      try thing.load(target: "Thing")
    }
  }

  @Test("of other packages are where SwiftPM has put them, if nobody names a folder")
  func checkouts() throws {
    let needs = #", dependencies: [.product(name: "Sums", package: "swift-sums")]"#
    var files = [
      "Package.swift": WrittenPackage.manifest(needs: needs, of: "swift-sums"),
      "Sources/Thing/A.swift": "import Sums", "Tests/ThingTests/A.swift": "",
    ]
    #expect(
      throws: PackageError.dependency("Sums", package: "swift-sums", ofTarget: "Thing")
    ) { try WrittenPackage(files).load() }

    let checkouts = ".build/checkouts"
    files["\(checkouts)/swift-sums/Package.swift"] = """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "sums", products: [.library(name: "Sums", targets: ["Sums"])],
        targets: [.target(name: "Sums")])
      """
    files["\(checkouts)/swift-sums/Sources/Sums/Sums.swift"] = "public let one = 1"
    // The loader does not even read one that no target needs.
    files["\(checkouts)/other/Package.swift"] = "let package = computed()"
    #expect(try WrittenPackage(files).load().modules.map(\.name) == ["Sums"])
  }

  @Test("of Exercism's layout may have an example with its own version of a given file")
  func exampleReplacesGiven() async throws {
    func files(_ example: [String: String]) -> [String: String] {
      let names = example.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      return example.merging([
        "Package.swift": WrittenPackage.manifest(),
        ".meta/config.json": """
        {"files": {"solution": ["Sources/Thing/Thing.swift"],
          "test": ["Tests/ThingTests/ThingTests.swift"],
          "example": [\(names)], "editor": ["Sources/Thing/Given.swift"]}}
        """,
        "Sources/Thing/Thing.swift": "func one() -> Int { Given.number - 1 }\n",
        "Sources/Thing/Given.swift": "struct Given { static let number = 0 }\n",
        "Tests/ThingTests/ThingTests.swift": """
        import Testing
        @testable import Thing
        @Test func isOne() { #expect(one() == 1) }
        """,
      ]) { own, _ in own }
    }
    let thing = "func one() -> Int { Given.number }\n"
    let given = "struct Given { static let number = 1 }\n"
    try await TestMachine.withPermit {
      for name in [".meta/Given.swift", ".meta/Example2.swift"] {
        let written = try WrittenPackage(files([".meta/Thing.swift": thing, name: given]))
        let exercise = try await written.frozen()
        #expect(exercise.checks.map(\.id) == ["isOne()"], "\(name)")
        // A student's answer has the given file as it is.
        let grader = try Grader(for: exercise, in: TestMachine.machine())
        let submission = Submission(
          name: "a", files: [SourceFile(name: "Thing.swift", content: Data(thing.utf8))])
        #expect(try await grader.grade(.accepted(submission)).open == ["isOne()"])
      }
    }
  }

  @Test("of XCTest have the class that cases inherit from")
  func xctest() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        tests: """
          import XCTest
          @testable import Thing

          func prepare(_ test: XCTest) { (test as? ThingTests)?.number = 1 }
          final class ThingTests: XCTestCase {
            var number = 0
            override func setUp() {
              super.setUp()
              prepare(self)
            }
            func testOne() { XCTAssertEqual(one(), number) }
          }

          """)
      #expect(try await thing.frozen().checks.map(\.name) == ["testOne"])
    }
  }

  @Test("of XCTest may be left out by a condition")
  func conditions() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        tests: """
          import XCTest
          @testable import Thing

          #if NOBODY_DEFINES_IT
            final class LeftOut: XCTestCase {
              func testNothing() { measureMetrics([], automaticallyStartMeasuring: true) {} }
            }
          #elseif os(Linux)
            final class Here: XCTestCase {
              func testOne() { XCTAssertEqual(one(), 1) }
              #if canImport(Darwin)
                func testDarwin() { XCTFail("elsewhere") }
              #else
                func testElsewhere() { XCTAssertEqual(one(), 1) }
              #endif
            }
          #else
            final class Elsewhere: XCTestCase { func testNo() { XCTFail("elsewhere") } }
          #endif

          """)
      let exercise = try await thing.frozen()
      #expect(exercise.checks.map(\.name) == ["testOne", "testElsewhere"])
    }
  }
}
