import Foundation
import Testing

@testable import CourseModel

@Suite("A patch on the solution")
struct SourcePatchTests {
  private let url = URL(filePath: "/course/Mistakes/mute/change.patch")

  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, content: Data(text.utf8))
  }

  private func patch(_ text: String) throws -> SourcePatch {
    try SourcePatch(Data(text.utf8), of: url)
  }

  /// Makes a patch of an answer, and returns the result of applying it to the solution.
  private func roundTrip(
    _ solution: [SourceFile], _ answer: [SourceFile]
  ) throws -> (files: [SourceFile], whole: [SourceFile]) {
    let (text, whole) = SourcePatch.folding(answer, over: solution)
    let files = try text.map { try patch($0).applied(to: solution) } ?? solution
    return (files.overlaid(with: whole), whole)
  }

  private let lines = (1...30).map { "line \($0)\n" }

  @Test("A patch made of an answer makes that answer again")
  func everyEditSurvives() throws {
    var answers = ["", "\n", "line 1", "line 1\n\n", lines.joined() + "more"]
    for index in lines.indices {
      var edited = lines
      edited[index] = "changed\n"
      answers.append(edited.joined())
      edited[index] = ""
      answers.append(edited.joined())
      edited[index] = lines[index] + "é\r\n" + lines[index]
      answers.append(edited.joined())
      answers.append(String(edited.joined().dropLast()))
      edited[(index * 7 + 3) % lines.count] = "far away\n"
      answers.append(edited.joined())
    }
    for solution in [lines.joined(), String(lines.joined().dropLast())] {
      for answer in answers {
        let made = try roundTrip([file("A.swift", solution)], [file("A.swift", answer)])
        #expect(made.files == [file("A.swift", answer)])
      }
    }
  }

  @Test("A letter and its combining form are different lines")
  func combiningMarks() throws {
    let solution = [file("A.swift", "let é = 1\n" + lines.joined())]
    let answer = [file("A.swift", "let e\u{301} = 1\n" + lines.joined())]
    #expect(try roundTrip(solution, answer).files.map(\.content) == answer.map(\.content))
  }

  @Test("git apply makes the same files, and reads the same patch")
  func gitAgrees() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "patch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let solution = [file("A.swift", lines.joined()), file("B.swift", lines.joined())]
    var edited = lines
    edited[3] = "four\n"
    edited.removeSubrange(20...22)
    let answer = [file("A.swift", edited.joined()), file("B.swift", lines.joined() + "end")]
    let text = try #require(SourcePatch.folding(answer, over: solution).patch)
    for file in solution { try file.content.write(to: folder.appending(path: file.name)) }
    try Data(text.utf8).write(to: folder.appending(path: SourcePatch.fileName))

    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", SourcePatch.fileName]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()

    #expect(git.terminationStatus == 0)
    for file in answer {
      #expect(try Data(contentsOf: folder.appending(path: file.name)) == file.content)
    }
  }

  @Test("Files that the solution lacks, or that are mostly new, stay whole")
  func wholeFiles() throws {
    let solution = [file("A.swift", lines.joined()), file("B.swift", "b\n")]
    let answer = [
      file("A.swift", lines.joined()), file("B.swift", "x\ny\n"), file("C.swift", "c\n"),
    ]
    let (made, whole) = try roundTrip(solution, answer)
    #expect(made == answer)
    #expect(whole.map(\.name) == ["B.swift", "C.swift"])
  }

  @Test("A hunk follows its lines to another place, if there is only one")
  func movedLines() throws {
    let change = """
      --- a/A.swift
      +++ b/A.swift
      @@ -2,3 +2,3 @@
       one
      -two
      +TWO
       three

      """
    let moved = try patch(change).applied(to: [file("A.swift", "new\nnew\nzero\none\ntwo\nthree\n")]
    )
    #expect(moved == [file("A.swift", "new\nnew\nzero\none\nTWO\nthree\n")])
    let twice = "zero\none\ntwo\nthree\n"
    #expect(throws: CourseError.self) {
      try patch(change).applied(to: [file("A.swift", "x\ny\nz\n" + twice + twice)])
    }
  }

  @Test(
    "A hunk that fits nowhere is an error with file, line and the command that opens the answer")
  func misfit() throws {
    let change = try patch("--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n one\n-two\n+TWO\n")
    let error = #expect(throws: CourseError.self) {
      try change.applied(to: [file("A.swift", "one\n2\nthree\n")])
    }
    #expect(
      error?.description
        == "/course/Mistakes/mute/change.patch:3: no longer fits Solution/A.swift near line 1; type "
        + "'switchboard sync', and if that says the same, 'switchboard sync --open "
        + "/course/Mistakes/mute', which writes the files with conflict markers")

    let (files, conflicts) = try change.merged(into: [file("A.swift", "one\n2\nthree\n")])
    #expect(conflicts == ["A.swift"])
    #expect(
      files == [
        file(
          "A.swift",
          "<<<<<<< Solution\none\n2\n=======\none\nTWO\n>>>>>>> change.patch\nthree\n")
      ])
  }

  @Test("A merge needs only some of the unchanged lines around a change")
  func merge() throws {
    let answer = lines.joined().replacing("line 15\n", with: "fifteen\n")
    let solution = [file("A.swift", lines.joined())]
    let text = try #require(
      SourcePatch.folding([file("A.swift", answer)], over: solution).patch)
    for edited in ["line 13\n", "line 14\n", "line 16\n", "line 17\n", "line 14\nline 13\n"] {
      let now = [file("A.swift", lines.joined().replacing(edited, with: "edited\n"))]
      let (files, conflicts) = try patch(text).merged(into: now)
      #expect(conflicts.isEmpty)
      #expect(
        files == [file("A.swift", answer.replacing(edited, with: "edited\n"))], "\(edited)")
    }
    let both = [file("A.swift", lines.joined().replacing("line 15\n", with: "mine\n"))]
    #expect(try patch(text).merged(into: both).conflicts == ["A.swift"])
  }

  @Test("A patch of a file that is not there, or that is, says so")
  func strangeFiles() throws {
    let gone = try patch("--- a/B.swift\n+++ b/B.swift\n@@ -1 +1 @@\n-b\n+c\n")
    let new = try patch("--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1 @@\n+c\n")
    let solution = [file("A.swift", "a\n")]
    #expect(
      #expect(throws: CourseError.self) { try gone.applied(to: solution) }?.description.contains(
        ":3: changes Solution/B.swift, which does not exist") == true)
    #expect(
      #expect(throws: CourseError.self) { try new.applied(to: solution) }?.description.contains(
        ":3: adds Solution/A.swift, which already exists") == true)
    #expect(try new.applied(to: []) == [file("A.swift", "c\n")])
  }

  @Test(
    "Text that is no unified diff is an error with its line",
    arguments: [
      ("", 1), ("hello\n", 1), ("--- a/A.swift\n", 2), ("--- a/A.swift\n+++ b/../A.swift\n", 2),
      ("--- a/A.swift\n+++ b/A.swift\n@@ what @@\n", 3),
      ("--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1 @@\n one\n", 5),
      ("--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\nxyz\n", 4),
      ("@@ -1 +1 @@\n-a\n+b\n", 1),
    ])
  func noDiff(text: String, line: Int) throws {
    #expect(throws: CourseError.malformed(url, line: line, .noUnifiedDiff)) { try patch(text) }
  }

  @Test("A line of the answer has its place in the patch")
  func places() throws {
    var edited = lines
    edited[9] = "ten\nten and a half\n"
    edited[20] = ""
    edited[25] = "twenty-six\n"
    let answer = edited.joined()
    let text = try #require(
      SourcePatch.folding(
        [file("A.swift", answer)], over: [file("A.swift", lines.joined())]
      ).patch)
    let change = try patch(text)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in answer.split(separator: "\n").enumerated() {
      guard let place = change.line(of: index + 1, in: "A.swift") else { continue }
      #expect(rows[place - 1].dropFirst() == row)
    }
    #expect(change.line(of: 11, in: "A.swift") != nil)
    #expect(change.line(of: 1, in: "A.swift") == nil)
  }
}
