import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

@Suite("A package")
struct PackageTests {
  @Test("is graded by its tests, with free, equal-named and overloaded ones told apart")
  func ledger() async throws {
    try await TestMachine.withPermit {
      let sample = Sample.named("Ledger")
      let grader = try await sample.grader()
      let ids = grader.exercise.checks.map(\.id)
      #expect(
        ids == [
          "Adding/works()", "Adding/empty()", "Undoing/works()", "Undoing/empty()", "works()",
          "Overloaded/sum(_:)/LedgerTests.swift:33:4", "Overloaded/sum(_:)/LedgerTests.swift:34:4",
        ])
      #expect(
        grader.exercise.checks.map(\.name).prefix(3) == [
          "Adding: works", "Adding: empty", "Undoing: works",
        ])

      let undone = try await grader.report(on: sample.answer("no-undo"))
      let last = try await grader.report(on: sample.answer("last-only"))

      #expect(undone.open == ["Undoing/works()"])
      #expect(last.open == ["works()", "Overloaded/sum(_:)/LedgerTests.swift:34:4"])
      let found = undone.checks.first { $0.id == "Undoing/works()" }
      #expect(found?.messages == ["`ledger.balance` is `3`, expected `0`."])
      #expect(undone.guarantee == .internalAccess)
      #expect(undone.course == nil)
    }
  }

  @Test("of Exercism's layout has its example to pass, its own files, and all its tests")
  func exercism() async throws {
    try await TestMachine.withPermit {
      let sample = Sample.named("Isogram")
      let grader = try await sample.grader()
      #expect(grader.exercise.checks.count == 5)
      #expect(grader.exercise.checks[1].name == "one duplicated character")

      // The answer's own Letters.swift would fail the last test.
      let answer = try await grader.report(on: sample.answer("other-letters"))
      #expect(answer.open == ["IsogramTests/testDuplicate()"])

      let stub = try await grader.report(on: sample.packageFolder)
      #expect(stub.status == .failed)
      #expect(stub.isUntouched)
    }
  }

  @Test("keeps a suite for all answers that differ in what functions do, and in no declaration")
  func keyedBySkeleton() async throws {
    try await TestMachine.withPermit {
      let sample = Sample.named("Counter")
      let grader = try await sample.grader()
      let ones = try await grader.report(on: sample.answer("ones"))
      #expect(ones.open == ["CounterTests/advances()", "CounterTests/remembers()"])
      #expect(ones.seconds.suite == 0)
      // Its stored properties are at other offsets, so a suite compiled for others would misread
      // them.
      let moved = try await grader.report(on: sample.answer("moved"))
      #expect(moved.open == ["CounterTests/remembers()"])
      #expect(moved.seconds.suite > 0)
    }
  }

  @Test("of the learner's is judged without an answer, except for skipped tests")
  func openly() async throws {
    try await TestMachine.withPermit {
      let own = try WrittenPackage(
        tests: """
          import Testing
          @testable import Thing
          @Test func two() { #expect(one() == 2) }
          @Test(.disabled()) func later() {}
          @Test(arguments: [1, 2]) func each(number: Int) { #expect(one() == number) }
          @Test func warned() { withKnownIssue { #expect(one() == 3) } }
          """)
      let package = try own.load()
      let grader = try Grader(for: Exercise(of: package), in: TestMachine.machine())
      let (report, exercise) = try await grader.gradeOpenly(
        Submission(name: "own", files: package.stub))
      #expect(exercise.checks.map(\.id) == ["two()", "each(number:)", "warned()"])
      #expect(report.open == ["two()", "each(number:)"])
      #expect(report.checks.first?.messages == ["`one()` is `1`, expected `2`."])
    }
  }

  @Test("that an answer does not fit says what is missing, in the compiler's words")
  func misfit() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage()
      let grader = try Grader(for: try await thing.frozen(), in: TestMachine.machine())
      let other = SourceFile("Thing.swift", "func two() -> Int { 2 }\n")
      let report = try await grader.grade(
        .accepted(Submission(name: "other", files: [other])))
      #expect(report.status == .doesNotCompile)
      #expect(report.message?.contains("`one`") == true, "\(report.message ?? "")")
      let empty = try await grader.report(on: TestMachine.emptyFolder())
      #expect(empty.status == .rejected)
      #expect(empty.message?.contains("is empty: hand in") == true)
    }
  }

  @Test("is as it was on another machine: it travels whole")
  func travels() async throws {
    let package = try Sample.named("Isogram").package()
    let data = try JSONEncoder().encode(package)
    #expect(try JSONDecoder().decode(PackageExercise.self, from: data) == package)
    #expect(package.environment == ["RUNALL": "true"])
  }
}

@Suite("A package's dependency")
struct PackageNeedTests {
  @Test("from its other targets is provided, and a submission cannot see the tests' targets")
  func targets() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage([
        "Package.swift": """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "Thing", targets: [
          .target(name: "Thing", dependencies: ["Basis"]),
          .target(name: "Basis", dependencies: ["Ground"]),
          .target(name: "Ground"),
          .target(name: "Answers", dependencies: ["Ground"]),
          .testTarget(name: "ThingTests", dependencies: ["Thing", "Basis", "Answers"]),
        ])
        """,
        "Sources/Answers/Answers.swift": "public let answer = 1\n",
        "Sources/Ground/Ground.swift": "public let ground = 1\n",
        "Sources/Basis/Basis.swift": "import Ground\npublic func basis() -> Int { ground }\n",
        "Sources/Thing/Thing.swift": "import Basis\nfunc one() -> Int { basis() }\n",
        "Tests/ThingTests/ThingTests.swift": """
        import Basis
        import Testing
        @testable import Thing
        @Test func isOne() { #expect(one() == basis()) }
        """,
      ])
      let package = try thing.load()
      #expect(package.modules.map(\.name) == ["Ground", "Basis", "Answers"])
      #expect(package.modulesOfTests == ["Answers"])
      let grader = try Grader(for: try await thing.frozen(), in: TestMachine.machine())
      let wrong = SourceFile("Thing.swift", "import Basis\nfunc one() -> Int { basis() + 1 }\n")
      let report = try await grader.grade(.accepted(Submission(name: "a", files: [wrong])))
      #expect(report.open == ["isOne()"])
      // A target that only the tests need may contain the right answers.
      let looking = SourceFile("Thing.swift", "import Answers\nfunc one() -> Int { answer }\n")
      let refused = try await grader.grade(.accepted(Submission(name: "a", files: [looking])))
      #expect(refused.status == .rejected)
    }
  }

  @Test("of another package is given where somebody says where it is")
  func others() async throws {
    try await TestMachine.withPermit {
      let other = try WrittenPackage([
        "Package.swift": """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(
          name: "swift-sums", products: [.library(name: "Sums", targets: ["Sums"])],
          dependencies: [.package(url: "https://example.org/swift-zero", from: "1.0.0")],
          targets: [
            .target(
              name: "Sums",
              dependencies: ["Parts", .product(name: "Zero", package: "swift-zero")],
              swiftSettings: [.define("SUMMING")]),
            .target(name: "Parts"),
          ])
        """,
        "Sources/Parts/Parts.swift":
          "public struct Part { public var size = 1; public init() {} }\n",
        "Sources/Sums/Sums.swift":
          """
        @_exported import Parts
        internal import Zero
        #if SUMMING
          public func sum(_ parts: [Part]) -> Int { parts.map(\\.size).reduce(zero, +) }
        #endif

        """,
      ])
      // A package that another one needs, and that no other manifest names.
      let further = try WrittenPackage([
        "Package.swift": """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(
          name: "swift-zero", products: [.library(name: "Zero", targets: ["Zero"])],
          targets: [.target(name: "Zero")])
        """,
        "Sources/Zero/Zero.swift": "public let zero = 0\n",
      ])
      let needs = #", dependencies: [.product(name: "Sums", package: "swift-sums")]"#
      let thing = try WrittenPackage(
        manifest: WrittenPackage.manifest(needs: needs, of: "swift-sums"),
        source: "import Sums\nfunc one() -> Int { sum([Part()]) }\n")
      var loader = try thing.loader()
      loader.others = [other.folder]
      #expect(
        throws: PackageError.dependency("Zero", package: "swift-zero", ofTarget: "Sums")
      ) { try loader.load() }
      loader.others = [other.folder, further.folder]
      let package = try loader.load()
      #expect(package.modules.map(\.name) == ["Zero", "Parts", "Sums"])
      let exercise = try await PackageFrame(on: TestMachine.machine()).frozen(package)
      #expect(exercise.checks.map(\.id) == ["isOne()"])
    }
  }

  @Test(
    "may have rules lifted, and gets that advice where its own answer does what submissions may not"
  )
  func allowed() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        source: "import Dispatch\nfunc one() async -> Int { await Task { 1 }.value }\n",
        tests: """
          import Testing
          @testable import Thing
          @Test func isOne() async { #expect(await one() == 1) }

          """)
      var loader = try thing.loader()
      let frame = try PackageFrame(on: TestMachine.machine())
      let refused = await #expect(throws: PackageError.self) {
        try await frame.frozen(loader.load())
      }
      guard case .referenceNotAdmitted("Thing", let why, let needs)? = refused else {
        Issue.record("\(String(describing: refused))")
        return
      }
      #expect(why.contains { $0.contains("Thing.swift:1") && $0.contains("Dispatch") })
      #expect(needs == Admission(imports: ["Dispatch"], relaxations: [.concurrency]))
      #expect(
        refused?.description.contains("with --allow concurrency --allow-import Dispatch, or")
          == true)
      loader.admission = try #require(needs)
      let exercise = try await frame.frozen(loader.load())
      #expect(exercise.checks.map(\.id) == ["isOne()"])
      // Rules that are not lifted still apply.
      let grader = try Grader(for: exercise, in: TestMachine.machine())
      let leaving = SourceFile(
        "Thing.swift", "import Glibc\nfunc one() async -> Int { exit(0) }\n")
      let report = try await grader.grade(.accepted(Submission(name: "a", files: [leaving])))
      #expect(report.status == .rejected)
    }
  }

  @Test("of XCTest waits for what is expected, and measures nothing")
  func expectations() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        source: "func once(_ done: (Int) -> Void) { done(1) }\n",
        tests: """
          import XCTest
          @testable import Thing

          final class ThingTests: XCTestCase {
            func testCalled() {
              let called = expectation(description: "called")
              once { number in
                XCTAssertEqual(number, 1)
                called.fulfill()
              }
              waitForExpectations(timeout: 5)
            }
            func testOnce() {
              let twice = XCTestExpectation(description: "called twice")
              twice.isInverted = true
              twice.expectedFulfillmentCount = 2
              once { _ in twice.fulfill() }
              wait(for: [twice], timeout: 0.2)
            }
            func testAwaited() async {
              let called = expectation(description: "called")
              called.assertForOverFulfill = false
              DispatchQueue.main.async { once { _ in called.fulfill() } }
              await fulfillment(of: [called], timeout: 5)
            }
            func testElsewhere() {
              let called = expectation(description: "called")
              DispatchQueue.global().async {
                var calls = 0
                once { _ in calls += 1 }
                XCTAssertEqual(calls, 1)
                called.fulfill()
              }
              wait(for: [called], timeout: 5)
            }
            func testMeasured() {
              var runs = 0
              measure { runs += 1 }
              XCTAssertEqual(runs, 1)
            }
          }
          """)
      let grader = try Grader(for: try await thing.frozen(), in: TestMachine.machine())
      #expect(
        grader.exercise.checks.map(\.name) == [
          "testCalled", "testOnce", "testAwaited", "testElsewhere", "testMeasured",
        ])
      let never = SourceFile(
        "Thing.swift",
        "func once(_ done: (Int) -> Void) {\n  done(1)\n  done(1)\n}\n")
      let report = try await grader.grade(.accepted(Submission(name: "a", files: [never])))
      let failed = report.checks.filter { $0.status == .failed }
      #expect(failed.map(\.name) == ["testCalled", "testOnce", "testElsewhere"])
      #expect(
        failed.first?.messages.contains { $0.contains("'called' has happened too often") } == true,
        "\(failed.map(\.messages))")
    }
  }

  @Test("of XCTest is a small module of that name")
  func xctest() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        source: "func one() throws -> Int { 1 }\n",
        tests: """
          // Tests as they were written for years.
          import XCTest
          @testable import Thing

          final class ThingTests: XCTestCase {
            var steps: [String] = []
            override func setUp() { steps.append("up") }
            override func tearDownWithError() throws { XCTAssertEqual(steps.first, "up") }

            func testOne() throws { XCTAssertEqual(try one(), 1, "not one") }
            func testAbout() { XCTAssertEqual(try Double(one()), 1.001, accuracy: 0.01) }
            func testAsync() async throws { await Task.yield(); XCTAssertNoThrow(try one()) }
            func testSkipped() throws { throw XCTSkip("later") }
            func testUnwrapped() throws { XCTAssertTrue(try XCTUnwrap(Optional(one())) < 2) }
            func helper() {}
            static let allTests = [("testAbout", testAbout)]
          }
          """)
      let exercise = try await thing.frozen()
      #expect(
        exercise.checks.map(\.name) == ["testOne", "testAbout", "testAsync", "testUnwrapped"])
      let grader = try Grader(for: exercise, in: TestMachine.machine())
      let wrong = SourceFile("Thing.swift", "func one() throws -> Int { 2 }\n")
      let report = try await grader.grade(.accepted(Submission(name: "a", files: [wrong])))
      #expect(
        report.checks.filter { $0.status != .passed }.map(\.name) == [
          "testOne", "testAbout", "testUnwrapped",
        ])
      #expect(
        report.checks[0].messages.first?.contains(
          "ThingTests.swift:10: XCTAssertEqual failed: `2` is not equal to `1` - not one") == true,
        "\(report.checks[0].messages)")
      let importing = SourceFile("Thing.swift", "import XCTest\nfunc one() throws -> Int { 1 }\n")
      let refused = try await grader.grade(.accepted(Submission(name: "b", files: [importing])))
      #expect(refused.status == .rejected)
    }
  }
}
