import CourseModel
import Execution
import Foundation
import Glibc
import GradingTestSupport
import Messages
import SwiftSources
import Synchronization
import TestSupport
import Testing

@testable import Grading

@Suite("A source reader", .timeLimit(.minutes(5)))
struct SourceReaderTests {
  /// A text for which swift-syntax never ends.
  private static let endless =
    "let a = " + String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)

  /// The tool under a name that only this test uses, to find its processes.
  private let program: String

  init() throws {
    program = try TestMachine.emptyFolder().appending(path: "switchboard").path
    try FileManager.default.createSymbolicLink(
      atPath: program, withDestinationPath: TestMachine.switchboard)
  }

  private func reader(_ cancellation: Cancellation? = nil) throws -> SourceReader {
    SourceReader(program: program, cancellation: try cancellation ?? Cancellation())
  }

  private func read(_ source: String, by reader: SourceReader) throws -> [String]? {
    let policy = SourcePolicy(
      for: try TestMachine.exercise("ColorPicker"), toolchain: try TestMachine.toolchain())
    let order = SourceReader.Order(files: [SourceFile("A.swift", source)], policy: policy)
    return try reader.read(order)?.places.keys.sorted()
  }

  /// Returns the processes of this test's program: first the one that waits for questions, then
  /// those that answer and were started later.
  private func processes() -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { number in
      let line = try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline"))
      return line.map { String(decoding: $0, as: UTF8.self).hasPrefix(program + "\0") } ?? false
    }.sorted { (start(of: $0), $0) < (start(of: $1), $1) }
  }

  /// Returns when a process began, in ticks since boot (proc(5), stat, field 22). Process numbers
  /// don't show this, because they wrap around.
  private func start(of process: pid_t) -> Int {
    let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = stat?.split(separator: ") ").last?.split(separator: " ") ?? []
    return fields.count > 19 ? Int(fields[19]) ?? 0 : 0
  }

  /// A flag that can only be set.
  private final class Flag: Sendable {
    private let value = Mutex(false)
    var isRaised: Bool { value.withLock(\.self) }
    func raise() { value.withLock { $0 = true } }
  }

  /// The result of an endless reading, and the process that had been waiting for the question.
  private struct Ended: Sendable {
    let result: Result<Bool, GradingError>
    let waiting: pid_t
  }

  /// Begins to read an endless source, runs `deed` in the meantime, and waits for the end.
  ///
  /// Uses a separate thread, because other tests block those of the `async` pool. If the time limit
  /// is reached before the reading is noticed, starts again with another process.
  private func reading(
    by reader: SourceReader,
    meanwhile deed: @escaping @Sendable (_ waiting: pid_t, _ reading: pid_t) -> Void
  ) async -> Ended {
    let ended: Result<Ended, Never> = await onThread {
      while true {
        for process in processes() { kill(process, SIGKILL) }
        let end = Flag()
        let reading = Later<Bool, GradingError> { () throws(GradingError) in
          defer { end.raise() }
          let policy = SourcePolicy(
            module: "A", imports: [], admission: Admission(), modules: "/")
          let file = SourceFile("A.swift", Self.endless)
          return try reader.read(SourceReader.Order(files: [file], policy: policy)) == nil
        }
        while !end.isRaised {
          let found = processes()
          if found.count == 2 {
            deed(found[0], found[1])
            let result = Result { () throws(GradingError) in try reading.value() }
            return Ended(result: result, waiting: found[0])
          }
          usleep(2_000)
        }
      }
    }
    return ended.get()
  }

  // MARK: - Sources

  /// Texts for which a parser takes long or never ends.
  private static let longSources = [
    endless,
    String(repeating: "(", count: 1_000_000),
    "let a = " + String(repeating: "-", count: 200_000) + "1",
    "let a = " + String(repeating: "a ? b : ", count: 50_000) + "c",
    "let a = \"" + String(repeating: "\\(", count: 100_000),
    String(repeating: "operator actor ", count: 30),
    String(repeating: "\u{0}", count: 100_000),
  ].map(LongSource.init)

  @Test("reads on after a text that it cannot read", arguments: Sample(1, of: longSources).few)
  func goesOn(_ source: LongSource) throws { try verify(source) }

  @Suite("whatever it is given")
  struct Proof {
    @Test(
      "reads on after a text that it cannot read", arguments: Sample(1, of: longSources).others)
    func goesOn(_ source: LongSource) throws { try SourceReaderTests().verify(source) }
  }

  private func verify(_ source: LongSource) throws {
    let reader = try reader()

    if source.text == Self.endless {
      #expect(try read(source.text, by: reader) == nil)
    } else {
      _ = try read(source.text, by: reader)
    }
    #expect(try read("let spoon = 1", by: reader) == ["spoon"])
    #expect(processes().count == 1)
  }

  struct LongSource: Sendable, CustomTestStringConvertible {
    let text: String
    var testDescription: String { "\(text.prefix(20))…, \(text.utf8.count) bytes" }
  }

  @Test("reads many texts at once, each for the one who asks")
  func manyAtOnce() async throws {
    let reader = try reader()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          let found = try await onThread { () throws(GradingError) in
            let policy = SourcePolicy(
              module: "A", imports: [], admission: Admission(), modules: "/")
            let file = SourceFile("A.swift", "let name\(number) = 1")
            return try reader.read(SourceReader.Order(files: [file], policy: policy))?.places.keys
              .sorted()
          }.get()
          #expect(found == ["name\(number)"])
        }
      }
      try await group.waitForAll()
    }
    // Processes that are no longer needed end.
    #expect(processes().count <= ProcessInfo.processInfo.activeProcessorCount)
  }

  @Test("has one thread while it waits, so that a fork of it is whole")
  func oneThread() throws {
    let reader = try reader()
    _ = try read("let a = 1", by: reader)
    _ = try read("let a = 1", by: reader)
    let waiting = try #require(processes().first)

    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(waiting)/task").count == 1)
  }

  // MARK: - Ends

  @Test("starts another one in the place of one that was killed while it waited")
  func killed() throws {
    let reader = try reader()
    _ = try read("let a = 1", by: reader)
    let first = try #require(processes().first)
    kill(first, SIGKILL)

    #expect(try read("let b = 1", by: reader) == ["b"])
    #expect(!processes().contains(first))
  }

  @Test("has not read what was being read when it was killed, and blames nobody")
  func killedWhileReading() async throws {
    let reader = try reader()
    let ended = await reading(by: reader) { waiting, _ in kill(waiting, SIGKILL) }

    #expect(throws: GradingError.self) { try ended.result.get() }
    #expect(processes() == [])
    #expect(try read("let b = 1", by: reader) == ["b"])
  }

  @Test("has not read what somebody else ended, and goes on")
  func killedReading() async throws {
    let reader = try reader()
    let ended = await reading(by: reader) { _, reading in kill(reading, SIGKILL) }

    #expect(throws: GradingError.killed(step: Message("reading the sources", context: "step"))) {
      try ended.result.get()
    }
    #expect(try read("let b = 1", by: reader) == ["b"])
    #expect(processes() == [ended.waiting])
  }

  @Test("leaves nothing that reads when it is cancelled")
  func cancelled() async throws {
    let cancellation = try Cancellation()
    let reader = try reader(cancellation)
    let ended = await reading(by: reader) { _, _ in cancellation.cancel() }

    #expect(throws: GradingError.execution(.cancelled)) { try ended.result.get() }
    #expect(processes() == [])
  }

  @Test("says that it cannot read when its program does not work", arguments: ["/bin/false", "/"])
  func isBroken(_ program: String) throws {
    let reader = SourceReader(program: program, cancellation: try Cancellation())

    let error = #expect(throws: GradingError.self) { try read("let a = 1", by: reader) }

    #expect(error?.description.contains("'switchboard doctor'") == true)
  }

  @Test("answers no other request", arguments: ["", "{}", "\u{0}"])
  func refuses(_ request: String) {
    #expect(SourceReader.answer(to: Data(request.utf8)) == nil)
  }
}
