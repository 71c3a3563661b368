import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// A suite that sees all of an ordinary module. This machine's compiler compiles it against a
/// reference and against answers as it does for a package: `-enable-testing`, `@testable import`.
enum GuardedTrial {
  static let module = "Sums"

  static let reference = """
    enum Kind { case even, odd }
    enum Oops: Error, Equatable { case noNumber(String) }
    struct Sum: Equatable {
      let value: Int
      init(_ value: Int) { self.value = value }
      func doubled() -> Sum { Sum(2 * value) }
    }
    class Log {
      var lines = ["a", "a"]
      var share = 0.1
      var span = (1, 0.1)
      init() {}
      func numbers() -> [Int] { [2, 2] }
    }
    enum Grade: Equatable { case none, points(Double) }
    struct Queue {
      enum Fault: Error { case empty, full }
      var items: [Int] = []
      func first() throws -> Int {
        if items.isEmpty { throw Fault.empty }
        return items[0]
      }
    }
    func ticket() -> Int { 1 }
    func redeem(_ ticket: Int) -> Bool { ticket == 1 }
    func grade(of points: Double) -> Grade { points < 1 ? .none : .points(points) }
    extension String { func shouted() -> String { uppercased() + "!" } }
    func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }
    func name(of number: Int) -> String { "n\\(number)" }
    func kind(of number: Int) -> Kind { number % 2 == 0 ? .even : .odd }
    func isOdd(_ number: Int) -> Bool { number % 2 == 1 }
    func number(in text: String) throws -> Int {
      guard let number = Int(text) else { throw Oops.noNumber(text) }
      return number
    }
    func table(to end: Int) -> [Int] { Array(0..<end) }
    func halves(_ number: Int) -> Double { Double(number) / 2 }
    func parts(of numbers: [Int]) -> (low: [Int], high: [Int]) {
      (numbers.filter { $0 < 0 }, numbers.filter { $0 >= 0 })
    }
    """

  static let suite = """
    import Testing

    @testable import Sums

    @Suite struct SumsSuite {
      @Test func totals() {
        #expect(total(of: [1, 2]) == 3)
        #expect(abs(total(of: [-1, -2])) == 3)
      }
      @Test func names() {
        #expect(name(of: 1) == "n1")
        #expect(name(of: 1).count == 2)
        #expect(name(of: 1).contains("n"))
        #expect("a".shouted() == "A!")
      }
      @Test func kinds() {
        #expect(kind(of: 1) == .odd)
        #expect(isOdd(1))
        #expect(!isOdd(2))
      }
      @Test func numbers() throws {
        #expect(throws: Oops.noNumber("x")) { try number(in: "x") }
        #expect(try number(in: "5") == 5)
      }
      @Test func tables() {
        #expect(table(to: 2).isEmpty == false)
        #expect(table(to: 3) == [0, 1, 2])
        #expect(Array(table(to: 3)).contains(2))
        let split = parts(of: [1, -1, 1])
        #expect(split.low == [-1] && split.high == [1, 1])
      }
      @Test func sums() {
        #expect(Sum(1).doubled() == Sum(2))
        #expect(halves(3) == 1.5)
        #expect(Sum(3).value == 3 && Sum(4097).value == 4097)
        #expect(redeem(ticket()))
      }
      @Test func logs() {
        let log = Log()
        #expect(log.lines == ["a", "a"] || log.lines == ["a"])
        #expect(log.share == 0.1)
        if log.share == 0.3 { Issue.record("Too large a share.") }
        #expect(log.span.1 == 0.1)
        #expect(log.numbers() == [2, 2])
      }
      @Test func grades() {
        #expect(grade(of: 0.5) == .none)
        #expect(grade(of: 2.1) == .points(2.1))
      }
      @Test func queues() throws {
        #expect(throws: Queue.Fault.empty) { try Queue().first() }
        #expect(throws: Queue.Fault.self) { try Queue().first() }
        #expect(try Queue(items: [4]).first() == 4)
      }
    }
    """

  /// Returns the reference with this text in place of the line with this prefix, or at its end.
  static func answer(_ text: String, for begin: String? = nil, importing: String? = nil) -> String {
    var lines = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let begin { lines.removeAll { $0.hasPrefix(begin) } }
    return ((importing.map { ["import \($0)"] } ?? []) + lines + [text]).joined(separator: "\n")
  }

  /// Returns the reference after these replacements.
  static func edited(_ edits: [(String, String)]) -> String {
    edits.reduce(reference) { $0.replacing($1.0, with: $1.1) }
  }

  /// Returns the guard's verdict on an answer.
  static func verdict(
    on answer: String
  ) async throws -> (refusals: [Diagnostic], notes: [Diagnostic]) {
    let trial = try await compiled.value
    let file = SourceFile("Answer.swift", answer)
    let made = try await compile(beside: answer)
    let candidate = SuiteGuard.Candidate(
      shadowing: Shadowing(trusted: [file]), declared: made.declared, asked: made.asked,
      files: [file])
    return (trial.refusals(of: candidate), trial.notes(on: candidate))
  }

  /// The results of compiling a module with a suite.
  typealias Compiled = (declared: DeclarationTypes, asked: SuiteDemands)

  private static let compiled = Task {
    let made = try await compile(beside: reference)
    return SuiteGuard(
      module: module, reference: Shadowing(trusted: [SourceFile("Answer.swift", reference)]),
      declared: made.declared, asked: made.asked,
      names: SuiteNames(trusted: [SourceFile("SumsSuite.swift", suite)]))
  }

  /// Compiles the suite against this text.
  private static func compile(beside text: String) async throws -> Compiled {
    try await compile(
      [SourceFile("SumsSuite.swift", suite)], beside: [SourceFile("Answer.swift", text)],
      as: module)
  }

  /// Compiles a suite against an answer, a module with this name.
  ///
  /// - Parameter folders: Search paths for other modules.
  static func compile(
    _ suite: [SourceFile], beside answer: [SourceFile], as module: String,
    searching folders: [String] = []
  ) async throws -> Compiled {
    let folder = try TestMachine.emptyFolder()
    func write(_ files: [SourceFile], to name: String) throws -> [String] {
      let part = folder.appending(path: name)
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      return try files.map { file in
        let place = part.appending(path: file.name)
        try file.content.write(to: place)
        return place.path
      }
    }
    let compiler = Compiler(
      toolchain: try TestMachine.toolchain(),
      moduleCache: TestMachine.folder.appending(path: "modules").path)
    let object = folder.appending(path: "Suite.o").path
    let own = folder.appending(path: "Answer.o").path
    let commands = [
      compiler.frontend(
        ["-c"] + (try write(answer, to: "answer")) + ["-module-name", module, "-enable-testing"]
          + Compiler.common + compiler.macros + compiler.search(folders) + [
            "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path, "-o",
            own,
          ]),
      compiler.object(
        "Program", files: try write(suite, to: "suite"), searching: folders + [folder.path],
        into: object),
    ]
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    for command in commands {
      let completion = try await TestMachine.withPermit { try executor.run(command) }
      try #require(completion.succeeded, "\(completion.errorText)")
    }
    return (
      DeclarationTypes(of: try #require(ObjectFile(at: own)), module: module),
      SuiteDemands(of: try #require(ObjectFile(at: object)), module: module)
    )
  }
}
