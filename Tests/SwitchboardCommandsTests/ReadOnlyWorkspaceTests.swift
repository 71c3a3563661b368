import Foundation
import GradingTestSupport
import Glibc
import Testing

/// A private disk of this test that is remounted read-only.
private enum ReadOnlyDisk {
  /// Whether it can be mounted here.
  static let isAllowed: Bool = {
    let outcome = try? Tool().shell(
      mounting("true", "true"), in: FileManager.default.temporaryDirectory)
    return outcome?.code == 0
  }()

  /// Returns a script that runs one script while `disk` is writable, then one while it is not.
  static func mounting(_ before: String, _ after: String) -> String {
    let unshare = getuid() == 0 ? "--mount" : "--user --map-root-user --mount"
    return """
      mkdir -p disk; exec unshare \(unshare) sh -c '
      mount -t tmpfs -o size=20000k,mode=755 disk disk || exit 99
      \(before)
      mount -o remount,ro disk || exit 99
      \(after)'
      """
  }
}

@Suite(
  "A workspace on a read-only disk",
  .enabled(if: ReadOnlyDisk.isAllowed, "no file system may be mounted here"))
struct ReadOnlyWorkspaceTests {
  private let tool: Tool
  private let name: String

  init() throws {
    tool = try Tool()
    name = Tool.executable
  }

  private func run(_ before: String, _ after: String) throws -> Tool.Outcome {
    let make = "\(name) init disk/w --course \(Tool.repository.path) >/dev/null 2>&1; cd disk/w\n"
    return try tool.shell(
      ReadOnlyDisk.mounting(make + before + "\ncd ../..", "cd disk/w\n" + after), in: tool.folder)
  }

  @Test("shows what was done, judges, and says that nothing is kept")
  func judges() throws {
    let outcome = try run(
      """
      for i in FlipSide ColorPicker; do
        for file in Exercises/$i/Sources/*.swift; do echo // >> $file; done
      done
      \(name) check FlipSide >/dev/null 2>&1; \(name) hint >/dev/null 2>&1
      \(name) reset >/dev/null 2>&1
      """,
      """
      \(name) progress 2>/dev/null; echo "code $?"
      \(name) check ColorPicker 2>&1 | tail -3; echo
      \(name) hint 2>/dev/null | grep "^Hint"
      \(name) reset 2>&1; \(name) attempts 2>/dev/null | tail -2
      """)
    #expect(outcome.output.contains("/10  comes next, 1 attempt so far, 1 hint seen"))
    #expect(outcome.output.contains("code 0\n"))
    #expect(outcome.output.contains("this verdict or step was not saved: "))
    #expect(
      outcome.output.contains(
        "progress.sqlite cannot be written (attempt to write a readonly database); free some space "
          + "or check the file's permissions, and try again"))
    #expect(outcome.output.contains("Hint 1 of 4 for TODO 1\nHint 2 of 4 for TODO 1\n"))
    #expect(
      outcome.output.contains("FlipSide is still the unchanged stub: there is nothing to reset."))
    #expect(outcome.output.contains("\n1  2"))
  }

  @Test("opens also where there is no database yet")
  func withoutDatabase() throws {
    let outcome = try run(
      "echo // >> Exercises/FlipSide/Sources/MainViewController.swift",
      """
      \(name); echo "code $?"; \(name) progress >/dev/null; echo "code $?"
      \(name) reset; echo "code $?"; tail -1 Exercises/FlipSide/Sources/MainViewController.swift
      """)
    #expect(outcome.output.contains("You are at FlipSide"))
    #expect(outcome.output.hasSuffix("code 0\ncode 0\ncode 2\n//\n"), "\(outcome.output)")
    #expect(outcome.errorOutput.contains("this verdict or step was not saved: "))
  }
}
