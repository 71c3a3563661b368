import Foundation
import Testing

@testable import SwitchboardCommands

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
    ])
  func clean(_ name: String, _ expected: String) {
    #expect(SubmissionNames.clean(name) == expected)
  }

  @Test("are told apart also when only what is not shown differs")
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

  @Test("give files of reports that no two share, whatever they hold")
  func files() {
    let names = names(["/a/ada", "/a/ada/..x", "/b/ada", "/a/Ada.zip", "/a/a%64a", "/a/.."])
    let files = names.map { ReportFileName(of: $0).text }

    #expect(Set(files).count == names.count)
    #expect(files.allSatisfy { !$0.hasPrefix(".") && !$0.contains("/") })
  }

  @Test(
    "give files of reports that are called like them, but for what a file system may not take",
    arguments: [
      ("王小明", "王小明.json"), ("Jane Doe_1327627", "Jane Doe_1327627.json"),
      ("Ölçü (2)", "Ölçü (2).json"), ("आरती", "आरती.json"), ("ada.zip", "ada.zip.json"),
      ("class/ada", "class%2Fada.json"), ("..", "%2E..json"), ("a b\n", "a b%0A.json"),
      ("50%~", "50%25%7E.json"),
      ("a:b*c?", "a%3Ab%2Ac%3F.json"), ("a\u{200B}b", "a%E2%80%8Bb.json"),
      ("e\u{301}\u{E000}", "e%CC%81%EE%80%80.json"),
    ])
  func readableFiles(_ name: String, _ expected: String) {
    #expect(Array(ReportFileName(of: name).text.utf8) == Array(expected.utf8))
  }

  @Test(
    "give files of reports that any file system takes, and still no two share",
    arguments: ["a", "課", "é", " "])
  func longFiles(_ character: String) {
    let long = String(repeating: character, count: 100)
    let files = [long, long + " (2)", long + " (3)"].map { ReportFileName(of: $0).text }

    #expect(Set(files).count == files.count)
    #expect(files.allSatisfy { $0.utf8.count <= 205 })
  }
}
