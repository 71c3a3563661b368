import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("State that a module keeps")
struct StoredStateTests {
  @Test(
    "is found in its variables",
    arguments: [
      "@MainActor public var count = 0", "enum Notes { @MainActor static var all: [String] = [] }",
      "@MainActor final class Memory { static let shared = Memory(); var count = 0 }",
      "import Foundation\npublic func tell() { NotificationCenter.default.post(name: .init(\"a\"), object: nil) }",
      "import Foundation\npublic func here() -> TimeZone { TimeZone.current }",
      "import Dispatch\npublic func later() { DispatchQueue.main.async {} }",
      // A constant that depends on when it was first read.
      "let began: String = \"\\(ContinuousClock.now)\"",
      "import Foundation\nlet began: Double = Date().timeIntervalSinceReferenceDate",
      // A constant that refers to mutable state.
      "@MainActor final class Memory { var count = 0 }\n@MainActor let memory = [Memory()]",
      "import Foundation\nlet formatter = NumberFormatter()",
      "import Synchronization\nlet count = Mutex(0)", "actor Log { var n = 0 }\nlet log = Log()",
      "actor Log { var n = 0 }\nstruct Holder { let log: Log }\nlet holder = Holder(log: Log())",
      "actor Log { var n = 0 }\nstruct Holder { let log = Log() }\nlet holder = [Holder()]",
      "actor Log { var n = 0 }\nenum Holder { case one(Log) }\nlet holder = Holder.one(Log())",
      "@MainActor let count: @MainActor () -> Int = { var n = 0; return { n += 1; return n } }()",
      "actor Log { var n = 0 }\nstruct Holder<T: Sendable>: Sendable { let log: T }\nlet holder = Holder(log: Log())",
      "actor Log { var n = 0 }\nlet holder: any Sendable = Log()",
      "enum A { @TaskLocal static var depth = 0 }",
      // A variable with a constant's name.
      "enum A { static let all = [1] }\n@MainActor var all = [1]",
      "enum A { static let all = [1] }\nenum B { @MainActor static var all = [1] }",
      "@propertyWrapper struct W { var wrappedValue: Int }\nenum A { static let _all = 1 }\n@MainActor enum B { @W static var all = 1 }",
      "func f() -> Int { enum A { nonisolated(unsafe) static var all = 1 }; A.all += 1; return A.all }\nenum B { static let all = [1] }",
      // A type with the name of a library type or a literal's type.
      "final class C: ExpressibleByIntegerLiteral, Sendable { init(integerLiteral n: Swift.Int) {} }\ntypealias IntegerLiteralType = C\nstruct A { let c = 1 }\nlet a = A()",
      "actor Log { var n = 0 }\nstruct Int: Sendable { let log = Log() }\nlet number = Int()",
      // A name that means another type here than at the top of the file.
      "actor Log { var n = 0 }\nstruct Element: Sendable { let n = 1 }\nstruct Logs: IteratorProtocol { mutating func next() -> Log? { nil } }\nextension Logs { struct Holder: Sendable { let e: Element } }\nlet holder = Logs.Holder(e: Log())",
      "actor Log { var n = 0 }\nenum A { struct Part: Sendable { let n = 1 } }\nenum B { typealias Part = Log; struct Holder: Sendable { let part = Part() } }\nlet holder = B.Holder()",
      "actor Log { var n = 0 }\nprivate struct Holder: Sendable { let f: @Sendable () -> Void; weak var log: Log? }\nprivate let holder = Holder(f: {}, log: nil)",
    ])
  func exists(source: String) async throws {
    #expect(try await Self.isFound(in: source))
  }

  @Test(
    "is not seen where there is none",
    arguments: [
      "public func twice(_ x: Int) -> Int { 2 * x }",
      "import Foundation\npublic func now() -> String { String(format: \"%d\", Date().hashValue) }",
      "import Foundation\npublic final class Lamp: NSObject { public var isOn = false }",
      "public final class Lamp { public var isOn = false; public init() {} }",
      "public enum Side { case front, back; static let all = 2 }",
      "public protocol Listener: AnyObject { func done() }\nextension Array { var two: Int { 2 } }",
      // A value that is computed once.
      "private let letters = Array(\"abc\")\npublic func f() -> Int { letters.count }",
      "public let pairs = [(1, \"I\"), (5, \"V\")]\nlet sums: [String: [Int?]] = [\"a\": [nil]]",
      "enum Side: Int, CaseIterable { case a, b; static let all = allCases; static let names: [String: Side] = [\"a\": .a] }",
      "struct Planet: Hashable { let name: String; var mass = 1.0; var half: Double { mass / 2 }; static let all: Set = [Planet(name: \"E\")] }",
      "enum Tree: Sendable { indirect case node([Tree]), leaf(value: Int); static let empty = [Tree.node([])] }",
      "struct A { struct B { var c = 1 }; let b: A.B; private static let one = [A(b: B())] }",
      "import Synchronization\npublic final class Box: Sendable { let count = Mutex(0); public func add() { count.withLock { $0 += 1 } } }",
      "import MiniCocoa\nextension Notification.Name { static let didRing = Notification.Name(\"DidRing\") }",
      "import MiniCocoa\nprivate let context = KVOContext(\"ceo\")\npublic func tell() -> String { context.label }",
      "private struct Part: Sendable { let n = 1 }\nprivate struct Whole: Sendable { let a = Part(), b: (Int, Part?) = (1, nil) }\nprivate let whole = [Whole()]\nfunc f() -> Int { whole.count }",
      "extension Int { static let primes: [Int] = [2, 3, 5].map { $0 } }",
    ])
  func isAbsent(source: String) async throws {
    #expect(try await !Self.isFound(in: source))
  }

  @Test("may be anything's where the exercise allows more")
  func isAssumed() async throws {
    let source = "import Foundation\npublic func now() -> Date { Date() }"

    #expect(try await Self.isFound(in: source, under: Admission(relaxations: [.system])))
  }

  @Test("A queue that is handed over keeps nothing, and the main queue does")
  func queues() async throws {
    let admission = Admission(relaxations: [.queues])
    let handed = """
      import MiniCocoa
      import Synchronization
      public final class Desk: Sendable {
        private let count = Mutex(0)
        public func receive(on queue: OperationQueue) {
          queue.addOperation { self.count.withLock { $0 += 1 } }
        }
      }
      """
    let main = "import MiniCocoa\npublic func later() { OperationQueue.main.addOperation {} }"

    #expect(try await !Self.isFound(in: handed, under: admission))
    #expect(try await Self.isFound(in: main, under: admission))
  }

  @Test("may hide in constants, too, where memory is not safe")
  func isUnsafe() async throws {
    let source = "public let numbers = [1, 2].map { $0 }"

    #expect(try await !Self.isFound(in: source))
    #expect(try await Self.isFound(in: source, under: Admission(relaxations: [.unsafe])))
  }

  private static func isFound(
    in source: String, under admission: Admission = Admission()
  ) async throws -> Bool {
    let object = try #require(ObjectFile(at: try await Probe.object(of: source).path))
    let policy = SourcePolicy(module: "Unit", imports: [], admission: admission, modules: "/")
    let constants = SourceReading([SourceFile("A.swift", source)], under: policy).constants
    return StoredState.exists(
      in: object, of: "Unit", admittedUnder: admission, beside: constants)
  }
}
