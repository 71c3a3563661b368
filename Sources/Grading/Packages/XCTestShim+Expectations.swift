extension XCTestShim {
  /// The expectations part of the module: events that are expected to happen later, on any thread.
  static let expectations = """
    import Foundation
    import Testing

    open class XCTestExpectation: @unchecked Sendable {
      fileprivate let condition = NSCondition()
      private var count = 0
      private var wanted = 1
      private var inverted = false
      private var judgesMore = true
      public let expectationDescription: String

      public init(description: String = "") { expectationDescription = description }

      public var expectedFulfillmentCount: Int {
        get { locked { wanted } }
        set { locked { wanted = newValue } }
      }
      /// It is expected not to happen.
      public var isInverted: Bool {
        get { locked { inverted } }
        set { locked { inverted = newValue } }
      }
      /// Whether it is a fault that it happens more often.
      public var assertForOverFulfill: Bool {
        get { locked { judgesMore } }
        set { locked { judgesMore = newValue } }
      }

      public func fulfill(_ file: StaticString = #filePath, line: UInt = #line) {
        let isTooMuch = locked {
          count += 1
          condition.broadcast()
          return judgesMore && !inverted && count > wanted
        }
        if isTooMuch {
          note("fulfill", "'\\(expectationDescription)' has happened too often", Place(file: file, line: line))
        }
      }

      fileprivate var hasHappened: Bool { locked { count >= wanted } }

      fileprivate func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body()
      }

      /// Blocks until it has happened, or this time has come.
      fileprivate func wait(until end: Date) {
        condition.lock()
        defer { condition.unlock() }
        while count < wanted, condition.wait(until: end) {}
      }

      /// The sentence for the end of the wait.
      fileprivate var fault: String? {
        if isInverted { return hasHappened ? "'\\(expectationDescription)' has happened" : nil }
        return hasHappened ? nil : "'\\(expectationDescription)' has not happened in time"
      }
    }

    extension XCTestCase {
      public func expectation(description: String) -> XCTestExpectation {
        let new = XCTestExpectation(description: description)
        expectations.append(new)
        return new
      }

      public func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 10,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
      ) {
        let end = Date(timeIntervalSinceNow: seconds)
        for expectation in expectations {
          // The main thread keeps running its work while it waits.
          while Thread.isMainThread, !expectation.hasHappened, end.timeIntervalSinceNow > 0 {
            RunLoop.main.run(until: min(end, Date(timeIntervalSinceNow: 0.01)))
          }
          expectation.wait(until: end)
        }
        judge(expectations, Place(file: file, line: line))
      }

      public func waitForExpectations(
        timeout seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
        handler: (((any Error)?) -> Void)? = nil
      ) {
        let all = expectations
        expectations = []
        wait(for: all, timeout: seconds, file: file, line: line)
        handler?(nil)
      }

      public func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 10,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
      ) async {
        let end = Date(timeIntervalSinceNow: seconds)
        for expectation in expectations {
          while !expectation.hasHappened, end.timeIntervalSinceNow > 0 {
            try? await Task.sleep(for: .milliseconds(2))
          }
        }
        judge(expectations, Place(file: file, line: line))
      }

      private func judge(_ expectations: [XCTestExpectation], _ place: Place) {
        for fault in expectations.compactMap(\\.fault) { note("wait", fault, place) }
        strays.note()
      }

      /// Runs it once: how long it takes is nobody's verdict.
      public func measure(_ block: () -> Void) { block() }
    }

    """
}
