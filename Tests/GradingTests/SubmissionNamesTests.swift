import Foundation
import Testing

@testable import Grading

@Suite("The names of submissions")
struct SubmissionNamesTests {
  private func names(_ paths: [String]) -> [String] {
    SubmissionNames(paths.map { URL(filePath: $0) }).names
  }

  @Test(
    "are those of the files, and as much of the path as tells them apart",
    arguments: [
      (["/a/ada", "/a/bob.zip"], ["ada", "bob.zip"]),
      (["/a/ada", "/b/ada"], ["a/ada", "b/ada"]),
      (["/a/x/ada", "/b/x/ada"], ["a/x/ada", "b/x/ada"]),
      (["/a/ada", "/a/ada"], ["ada", "ada (2)"]),
      (["/a/Ada", "/a/ada", "/a/ada "], ["Ada", "ada (2)", "ada (3)"]),
      (["/a/\u{E9}", "/a/e\u{301}"], ["\u{E9}", "e\u{301} (2)"]),
      (["/a/Ölçü 日本", "/a/é"], ["Ölçü 日本", "é"]),
      ([], []),
    ])
  func distinct(_ paths: [String], _ expected: [String]) {
    #expect(names(paths) == expected)
  }

  @Test(
    "have nothing that drives, reorders or hides text",
    arguments: [
      ("\u{1B}[2Jada", "\u{FFFD}[2Jada"), ("a\nb", "a\u{FFFD}b"), ("\u{202E}ada", "\u{FFFD}ada"),
      ("a\u{200B}da", "a\u{FFFD}da"), ("a\u{2028}b", "a\u{FFFD}b"), ("", "submission"),
      ("  ", "submission"), (" ada  ", "ada"),
    ])
  func clean(_ name: String, _ expected: String) {
    #expect(SubmissionNames.clean(name) == expected)
  }

  @Test("are distinct also when only a hidden part differs")
  func cleanedAlike() {
    #expect(
      names(["/a/ada\u{200B}", "/a/ada\u{200C}", "/a/ada\u{FFFD}"]) == [
        "ada\u{FFFD}", "ada\u{FFFD} (2)", "ada\u{FFFD} (3)",
      ])
  }

  @Test("are cut where they are too long, and told apart")
  func long() {
    let long = String(repeating: "n", count: 150)
    let names = names(["/a/\(long)1", "/a/\(long)2"])

    #expect(names == [String(long.prefix(100)), String(long.prefix(100)) + " (2)"])
  }
}
