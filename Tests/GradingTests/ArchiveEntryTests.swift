import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Archives that no honest program makes, byte by byte.
@Suite("An archive's entries")
struct ArchiveEntryTests {
  struct Trial: CustomTestStringConvertible {
    let testDescription: String
    let archive: Data
    let ending: String
    let reason: String

    init(tar name: String, _ reason: String, _ build: (inout TarSample) -> Void) {
      var tar = TarSample()
      tar.add("A.swift", "let a = 1\n")
      build(&tar)
      (testDescription, self.reason, archive, ending) = (name, reason, tar.finished, "tar")
    }

    init(zip name: String, _ reason: String, _ build: (inout ZipSample) -> Void) {
      var zip = ZipSample()
      build(&zip)
      (testDescription, self.reason, archive, ending) = (name, reason, zip.finished, "zip")
    }
  }

  private static let outside = "The archive names a path outside itself"
  private static let twins = "are one name to many computers: rename one of them."

  static let trials: [Trial] = [
    Trial(tar: "symbolic link", "B.swift is a symbolic link") {
      $0.add("B.swift", "/etc/passwd", type: "2")
    },
    Trial(tar: "hard link", "B.swift is a hard link") {
      $0.add("B.swift", "/etc/passwd", type: "1")
    },
    Trial(tar: "device", "B.swift is a device") { $0.add("B.swift", type: "3") },
    Trial(tar: "pipe", "B.swift is a pipe") { $0.add("B.swift", type: "6") },
    Trial(tar: "way up", outside) { $0.add("../B.swift", "x") },
    Trial(tar: "way up from inside", outside) { $0.add("x/../../B.swift", "x") },
    Trial(tar: "absolute", outside) { $0.add("/etc/B.swift", "x") },
    Trial(tar: "drive", outside) { $0.add("C:/B.swift", "x") },
    Trial(tar: "backslashes", outside) { $0.add("..\\B.swift", "x") },
    Trial(tar: "long name", "The archive holds a name that is too long") {
      $0.add(String(repeating: "n", count: 4_000) + ".swift", "x")
    },
    Trial(tar: "deep", "Its folders lie more than 16 deep") {
      $0.add(String(repeating: "d/", count: 40) + "B.swift", "x")
    },
    Trial(tar: "many", "There are more than 4096 files in it") { tar in
      for number in 0..<5_000 { tar.add("\(number).txt") }
    },
    Trial(tar: "many Swift files", "There are 71 Swift files; at most 64 are judged.") { tar in
      for number in 0..<70 { tar.add("B\(number).swift", "//") }
    },
    Trial(tar: "twice", "There are two files called A.swift: hand in one of them.") {
      $0.add("A.swift", "x")
    },
    Trial(tar: "case", "A.swift and a.swift \(twins)") { $0.add("a.swift", "x") },
    Trial(tar: "normal forms", "é.swift and e\u{301}.swift \(twins)") {
      $0.add("é.swift", "x")
      $0.add("e\u{301}.swift", "x")
    },
    Trial(tar: "newline", "The name of B\u{FFFD}.swift holds invisible characters") {
      $0.add("B\n.swift", "x")
    },
    Trial(tar: "escape", "The name of \u{FFFD}[2J.swift holds invisible characters") {
      $0.add("\u{1B}[2J.swift", "x")
    },
    Trial(tar: "right to left", "The name of B\u{FFFD}c.swift holds invisible characters") {
      $0.add("B\u{202E}c.swift", "x")
    },
    Trial(tar: "not UTF-8", "The name of B\u{FFFD}.swift is not UTF-8") {
      $0.add(Array("B".utf8) + [0xFF] + Array(".swift".utf8), "x")
    },
    Trial(tar: "dash", "-o.swift begins with '-' or '@'") { $0.add("-o.swift", "x") },
    Trial(tar: "response file", "@B.swift begins with '-' or '@'") { $0.add("@B.swift", "x") },
    Trial(tar: "nothing for us", "There is no Swift file in ada") { tar in
      tar = TarSample()
      tar.add("notes.txt", "x")
    },
    Trial(zip: "zip with a link", "B.swift is a symbolic link") {
      $0.add("B.swift", "/etc/passwd", mode: 0o120777)
    },
    Trial(zip: "zip with a way up", outside) { $0.add("../B.swift", "x") },
    Trial(zip: "zip with a password", "The archive is encrypted") {
      $0.add("A.swift", "123456789012345", encrypted: true)
    },
    Trial(zip: "zip in a zip", "ada is empty") { zip in
      var inner = ZipSample()
      inner.add("A.swift", "x")
      zip.add("inner.zip", String(decoding: inner.finished, as: UTF8.self))
    },
  ]

  @Test("is refused with a sentence that names what is wrong", arguments: trials)
  func entries(_ trial: Trial) throws {
    let place = try TestMachine.emptyFolder().appending(path: "packed.\(trial.ending)")
    try trial.archive.write(to: place)
    let reason = try TestMachine.refusal(of: place)
    #expect(reason.hasPrefix(trial.reason), "\(reason)")
  }

  @Test("is refused when it breaks off anywhere")
  func brokenOff() throws {
    var tar = TarSample()
    tar.add("A.swift", String(repeating: "let a = 1\n", count: 200))
    for length in stride(from: 600, to: 2_000, by: 300) {
      guard case .refused = FileTree.parsing(tar: tar.data.prefix(length)) else {
        Issue.record("\(length) bytes were enough")
        continue
      }
    }
  }
}
