import CourseModel
import Foundation

/// A small replacement for the XCTest module: assertions become issues of Swift Testing, which runs
/// all tests here.
///
/// It supports what tests of functions and types use: cases with setup and teardown, assertions,
/// skipping, and waiting for expectations. A measured block runs once without measurement.
/// Xcode-specific features are missing.
///
/// Source of names and parameters: Apple's documentation of XCTest.
enum XCTestShim {
  /// The module name for imports.
  static let name = "XCTest"

  static let module = GivenModule(
    name: name,
    files: [
      SourceFile(name: "XCTestCase.swift", content: Data(testCase.utf8)),
      SourceFile(name: "Assertions.swift", content: Data((assertions + comparisons).utf8)),
      SourceFile(name: "Expectations.swift", content: Data(expectations.utf8)),
    ], needs: [])

  private static let testCase = """
    @_exported import Foundation  // as XCTest does: tests rely on it
    import Testing

    /// The superclass of cases and suites; in real XCTest it has a name and a run.
    open class XCTest {
      public required init() {}

      open func setUp() {}
      open func setUp() async throws {}
      open func setUpWithError() throws {}
      open func tearDown() {}
      open func tearDown() async throws {}
      open func tearDownWithError() throws {}
    }

    open class XCTestCase: XCTest {
      private var blocks: [() async throws -> Void] = []
      /// Those that `waitForExpectations(timeout:)` waits for.
      var expectations: [XCTestExpectation] = []
      open var continueAfterFailure = true

      open class func setUp() {}
      open class func tearDown() {}

      public func addTeardownBlock(_ block: @escaping () -> Void) { blocks.append(block) }
      public func addTeardownBlock(_ block: @escaping () async throws -> Void) { blocks.append(block) }

      /// Runs one test between setting up and tearing down; called by what is put before each test.
      public func _run(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
      ) async throws {
        // One test has it at a time, wherever that runs.
        nonisolated(unsafe) let own = self
        strays.forget()  // what an earlier test said too late
        try await own.setUp()
        try setUpWithError()
        beginPlainly()
        var failure: (any Error)?
        do { try await body() } catch { failure = error }
        for block in blocks.reversed() { try await block() }
        endPlainly()
        try tearDownWithError()
        try await own.tearDown()
        strays.note()
        if failure is XCTSkip { try Test.cancel() }
        if let failure { throw failure }
      }

      private func beginPlainly() { setUp() }
      private func endPlainly() { tearDown() }
    }

    public struct XCTSkip: Error {
      public let message: String?
      public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        self.message = message()
      }
    }

    public func XCTSkipIf(
      _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil
    ) throws { if try expression() { throw XCTSkip(message()) } }

    public func XCTSkipUnless(
      _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil
    ) throws { if try !expression() { throw XCTSkip(message()) } }

    // Lists of tests, as other systems needed them: what is run is found otherwise.
    public typealias XCTestCaseEntry = [String]
    public func testCase<Case: XCTestCase>(
      _ tests: [(String, (Case) -> () throws -> Void)]
    ) -> XCTestCaseEntry { tests.map(\\.0) }

    """

  private static let assertions = """
    import Foundation
    import Testing

    struct Place { let file: StaticString, line: UInt }

    func note(_ what: String, _ message: String, _ place: Place) {
      let file = "\\(place.file)".split(separator: "/").last ?? ""
      let text = "\\(file):\\(place.line): \\(what)\\(message.isEmpty ? "" : " - " + message)"
      if Test.current == nil { strays.add(text) } else { Issue.record("\\(text)") }
    }

    /// The assertions on a thread that belongs to no test, as in a callback.
    final class Strays: @unchecked Sendable {
      private let lock = NSLock()
      private var texts: [String] = []

      func add(_ text: String) { lock.withLock { texts.append(text) } }
      func forget() { lock.withLock { texts = [] } }

      /// Notes them in the test that runs.
      func note() {
        let all = lock.withLock { () -> [String] in
          defer { texts = [] }
          return texts
        }
        for text in all { Issue.record("\\(text)") }
      }
    }
    let strays = Strays()

    /// Judges what an expression comes to, which may be an error.
    func judge(_ what: String, _ message: () -> String, _ place: Place, _ fault: () throws -> String?) {
      do {
        if let fault = try fault() { note("\\(what) failed: \\(fault)", message(), place) }
      } catch { note("\\(what) failed: it threw the error \\(error)", message(), place) }
    }

    public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
      note("XCTFail", message, Place(file: file, line: line))
    }

    public func XCTAssert(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssert", message, Place(file: file, line: line)) { try expression() ? nil : "it is false" }
    }

    public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertTrue", message, Place(file: file, line: line)) { try expression() ? nil : "it is false" }
    }

    public func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertFalse", message, Place(file: file, line: line)) { try expression() ? "it is true" : nil }
    }

    public func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertNil", message, Place(file: file, line: line)) { try expression().map { "it is \\($0)" } }
    }

    public func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertNotNil", message, Place(file: file, line: line)) { try expression() == nil ? "it is nil" : nil }
    }

    public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) throws -> T {
      guard let value = try expression() else {
        note("XCTUnwrap failed: it is nil", message(), Place(file: file, line: line))
        throw Unwrapping()
      }
      return value
    }
    struct Unwrapping: Error {}

    public func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line, _ handler: (any Error) -> Void = { _ in }) {
      do {
        _ = try expression()
        note("XCTAssertThrowsError failed: it threw nothing", message(), Place(file: file, line: line))
      } catch { handler(error) }
    }

    public func XCTAssertNoThrow<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertNoThrow", message, Place(file: file, line: line)) {
        _ = try expression()
        return nil
      }
    }

    public func XCTAssertIdentical(_ one: @autoclosure () throws -> AnyObject?, _ other: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertIdentical", message, Place(file: file, line: line)) { try one() === other() ? nil : "these are two objects" }
    }

    public func XCTAssertNotIdentical(_ one: @autoclosure () throws -> AnyObject?, _ other: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
      judge("XCTAssertNotIdentical", message, Place(file: file, line: line)) { try one() !== other() ? nil : "it is one object" }
    }


    """

  /// The assertions that compare two values, which differ in a word and an operator.
  private static var comparisons: String {
    let orders = [
      ("GreaterThan", ">", "greater than"),
      ("GreaterThanOrEqual", ">=", "greater than or equal to"),
      ("LessThan", "<", "less than"), ("LessThanOrEqual", "<=", "less than or equal to"),
    ].map { comparison($0, of: "Comparable", $1, says: "is not \($2)") }
    let equals = [
      comparison("Equal", of: "Equatable", "==", says: "is not equal to"),
      comparison("NotEqual", of: "Equatable", "!=", says: "is equal to"),
      comparison("Equal", of: "FloatingPoint", "<=", says: "is not equal to", isAbout: true),
      comparison("NotEqual", of: "FloatingPoint", ">", says: "is equal to", isAbout: true),
      comparison(
        "Equal", of: "Numeric", "<=", says: "is not equal to", isAbout: true, isPlain: true),
    ]
    return (equals + orders).joined(separator: "\n")
  }

  private static func comparison(
    _ name: String, of kind: String, _ sign: String, says words: String, isAbout: Bool = false,
    isPlain: Bool = false
  ) -> String {
    let accuracy = isAbout ? " accuracy: T," : ""
    let holds =
      !isAbout
      ? "one \(sign) other"
      : isPlain
        ? "difference(one, other).magnitude \(sign) accuracy.magnitude"
        : "one == other && \(sign == "<=") || abs(one - other) \(sign) accuracy"
    let helper =
      isPlain ? "func difference<T: Numeric>(_ one: T, _ other: T) -> T { one - other }\n" : ""
    return helper + """
      public func XCTAssert\(name)<T: \(kind)>(_ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,\(accuracy) _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) {
        judge("XCTAssert\(name)", message, Place(file: file, line: line)) {
          let (one, other) = (try first(), try second())
          return \(holds) ? nil : "`\\(one)` \(words) `\\(other)`"
        }
      }

      """
  }
}
