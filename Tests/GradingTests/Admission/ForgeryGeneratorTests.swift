import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// All combinations of rule, place of declaration, target and spelling.
///
/// `SWITCHBOARD_SEED` selects other combinations, `SWITCHBOARD_FORGERIES` multiplies their number.
@Suite("A generated forgery")
struct ForgeryGeneratorTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let seed =
    Self.environment["SWITCHBOARD_SEED"].flatMap(UInt64.init) ?? 603
  private let times = Self.environment["SWITCHBOARD_FORGERIES"].flatMap(Int.init) ?? 1

  @Test("is refused by its syntax")
  func isRefusedBySyntax() throws {
    var generator = ForgeryGenerator(seed: seed)
    let policy = try policy
    for batch in 0..<times {
      let forgeries = (0..<400).map { generator.forgeryBySyntax(1_000 * batch + $0) }
      // Judge them one by one, because a declaration in one of them would excuse all.
      let readings = forgeries.map {
        SourceReading([SourceFile("A.swift", $0.source)], under: policy)
      }
      for (forgery, reading) in zip(forgeries, readings)
      where reading.refusals.isEmpty {
        Issue.record("seed \(seed): admitted by its syntax\n\(forgery.source)")
      }
      // Then judge all together, because the declarations of others must not excuse any.
      let files = forgeries.enumerated().map { SourceFile("\($0).swift", $1.source) }
      let reading = SourceReading(files, under: policy)
      let refused = Set(reading.refusals.map(\.place.file))
      for (index, forgery) in forgeries.enumerated() where !refused.contains("\(index).swift") {
        Issue.record("seed \(seed): admitted among others\n\(forgery.source)")
      }
    }
  }

  @Test("is refused by its object")
  func isRefusedByObject() async throws {
    var generator = ForgeryGenerator(seed: seed)
    let policy = try policy
    for batch in 0..<times {
      let forgeries = (0..<60).map { generator.forgeryByObject(1_000 * batch + $0) }
      let objects = try await objects(of: forgeries)
      for (forgery, object) in zip(forgeries, objects) {
        let reading = SourceReading([SourceFile("A.swift", forgery.source)], under: policy)
        let office = AdmissionController(
          exercise: try TestMachine.exercise("ColorPicker"), toolchain: try TestMachine.toolchain())
        let refusals = office.refusals(
          of: [SourceFile("A.swift", forgery.source)], reading, by: office.policy(for: object),
          warnedOf: [])
        #expect(!refusals.isEmpty, "seed \(seed): admitted\n\(forgery.source)")
      }
    }
  }

  private var policy: SourcePolicy {
    get throws {
      SourcePolicy(
        for: try TestMachine.exercise("ColorPicker"), toolchain: try TestMachine.toolchain())
    }
  }

  /// Compiles one object for each, in one process.
  private func objects(of forgeries: [ForgeryGenerator.Forgery]) async throws -> [ObjectFile] {
    let folder = try TestMachine.emptyFolder()
    var arguments: [String] = []
    for (index, forgery) in forgeries.enumerated() {
      let file = folder.appending(path: "\(index).swift")
      try Data(forgery.source.utf8).write(to: file)
      arguments += ["-primary-file", file.path]
    }
    for index in forgeries.indices {
      arguments += ["-o", folder.appending(path: "\(index).o").path]
    }
    let toolchain = try TestMachine.toolchain()
    let command = Command(
      toolchain.frontend,
      ["-frontend", "-c"] + arguments + [
        "-module-name", "ColorPicker", "-parse-as-library", "-swift-version", "6",
        "-enable-library-evolution", "-strict-memory-safety", "-no-color-diagnostics",
        "-module-cache-path", TestMachine.folder.appending(path: "modules").path,
      ], environment: toolchain.environment)
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let completion = try await TestMachine.withPermit { try executor.run(command) }
    try #require(
      completion.succeeded,
      "seed \(seed): \(CompilerOutput.firstError(in: completion.errorText) ?? "")")
    return try forgeries.indices.map {
      try #require(ObjectFile(at: folder.appending(path: "\($0).o").path))
    }
  }
}
