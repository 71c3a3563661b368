import Foundation
import GradingTestSupport
import Testing

@Suite("Doctor")
struct DoctorTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    tool.environment["LC_ALL"] = "C.UTF-8"
  }

  private func examine(before prefix: String = "") throws -> Tool.Outcome {
    try tool.shell(
      "\(prefix) '\(Tool.executable)' doctor --course '\(Tool.repository.path)'", in: tool.folder)
  }

  @Test("finds all that grading needs on a machine that grades")
  func healthy() throws {
    let outcome = try examine()

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(!outcome.output.contains("✗"))
    for name in ["Swift", "kernel", "limits", "sandbox", "scratch", "archives", "grader"] {
      #expect(outcome.output.contains("✓  \(name) "))
    }
  }

  @Test(
    "names a program that is missing, and what installs it",
    arguments: [
      (
        "/usr/bin/bsdtar",
        "✗  archives   /usr/bin/bsdtar is missing: apt-get install libarchive-tools"
      ),
      ("/usr/bin/git", "✗  archives   /usr/bin/git is missing: apt-get install git"),
      ("/usr/bin/xz", "✗  archives   /usr/bin/xz is missing: apt-get install xz-utils"),
      ("$(dirname $(readlink -f $(command -v swift-frontend)))/ld.lld", "✗  Swift"),
    ])
  func program(_ path: String, _ text: String) throws {
    // The file exists, but can't be run or read.
    let outcome = try examine(
      before: "touch none; chmod 000 none; bwrap --dev-bind / / --ro-bind none \(path)")

    #expect(outcome.code == 2)
    #expect(outcome.output.contains(text), "\(outcome.output)\(outcome.errorOutput)")
  }

  @Test("names a disk that is nearly full")
  func disk() throws {
    let outcome = try examine(
      before: "bwrap --dev-bind / / --size 1000000 --tmpfs /mnt env TMPDIR=/mnt")

    #expect(outcome.code == 2)
    #expect(outcome.output.contains("✗  scratch    /mnt has less than 64 MB left"))
  }
}
