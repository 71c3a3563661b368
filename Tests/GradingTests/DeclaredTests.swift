import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// The blank page: checks that require a declaration, and those that wait for it.
@Suite("A declaration that a check asks for")
struct DeclaredTests {
  private static let declaring = [
    "protocolIsThere", "progressMessage", "endMessage", "delegateProperty",
  ]

  private func report(_ edits: [(String, String)] = [], stub: Bool = false) async throws -> Report {
    let exercise = try TestMachine.exercise("Downloads")
    let files = try (stub ? exercise.stub() : exercise.solution()).map { file in
      let text = edits.reduce(String(decoding: file.content, as: UTF8.self)) {
        $0.replacing($1.0, with: $1.1)
      }
      return SourceFile(file.name, text)
    }
    return try await TestMachine.withPermit {
      try await TestMachine.grader(for: "Downloads").grade(
        .accepted(Submission(name: "ada", files: files)))
    }
  }

  private func statuses(_ report: Report) -> [CheckStatus] {
    Self.declaring.compactMap { id in report.checks.first { $0.id == id }?.status }
  }

  @Test("is missing in the stub, and everything else waits")
  func stub() async throws {
    let report = try await report(stub: true)

    #expect(report.status == .failed)
    #expect(report.points == 0)
    #expect(report.checks.first?.status == .failed)
    #expect(report.checks.first?.messages.first == "There is no protocol `DownloadDelegate` yet.")
    #expect(report.checks.first?.messages.count == 2)
    #expect(report.checks.dropFirst().allSatisfy { $0.status == .pending })
  }

  @Test("opens the rest of the suite when it is there")
  func solution() async throws {
    let report = try await report()

    #expect(report.passed)
    #expect(statuses(report) == Array(repeating: .passed, count: 4))
  }

  @Test("of another type keeps what needs it waiting")
  func otherType() async throws {
    let report = try await report([
      ("didReceive count: Int", "didReceive count: UInt8"),
      ("didReceive: count", "didReceive: UInt8(count)"), ("+= count\n  }", "+= Int(count)\n  }"),
    ])

    #expect(statuses(report) == [.passed, .failed, .pending, .pending])
    #expect(
      report.checks[1].messages.first
        == "The method `download(_:didReceive:)` of `DownloadDelegate`: its second argument has "
        + "the "
        + "type `UInt8`, and the task needs another one.")
    #expect(report.checks.filter { $0.status == .passed }.map(\.id) == ["protocolIsThere"])
  }

  @Test("that asks for more is no interface difference; the check says so")
  func asksForMore() async throws {
    let report = try await report([
      (": AnyObject {", ": AnyObject {\n  func pause()\n"),
      ("  /// Shows the download", "  public func pause() {}\n\n  /// Shows the download"),
    ])

    #expect(report.status == .failed)
    #expect(statuses(report) == [.failed, .pending, .pending, .pending])
    #expect(report.checks.first?.messages.first?.contains("also requires `func pause()`") == true)
  }

  @Test("that is not public says so, and where")
  func notPublic() async throws {
    let report = try await report([
      ("public protocol", "protocol"), ("public weak var", "weak var"),
      ("  public func download(", "  func download("),
    ])

    #expect(statuses(report) == [.failed, .pending, .pending, .pending])
    #expect(
      report.checks.first?.messages.first?.contains("(Download.swift:7) isn't `public`") == true)
  }
}
