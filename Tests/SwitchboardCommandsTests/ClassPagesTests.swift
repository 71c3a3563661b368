import CourseModel
import Foundation
import Grading
import GradingTestSupport
import TestSupport
import Testing

/// The pages that `grade` creates for a class.
@Suite("Pages of a class")
struct ClassPagesTests {
  private let tool: Tool

  /// Creates right answers, one with a known mistake added, and one that can't be read.
  init() throws {
    tool = try Tool()
    for name in ["Jane Doe_11", "Jane Doe_13", "Max <b>Roe&_12"] {
      try add(name, of: "Solution")
    }
    try add("Max <b>Roe&_12", of: "Mistakes/strong-delegate")
    let folder = tool.folder.appending(path: "class/Nemo_14_assignsubmission_file")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("no program", to: "class/Nemo_14_assignsubmission_file/answer.docx")
  }

  private func add(_ name: String, of answer: String) throws {
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: answer),
      over: tool.folder.appending(path: "class/\(name)_assignsubmission_file"))
  }

  private func grade(_ arguments: String...) async throws -> Tool.Outcome {
    let exercise = arguments.contains("--assignment") ? [] : ["--exercise", "FlipSide"]
    return await tool.call(
      arguments: ["grade"] + arguments + exercise + ["--course", Tool.repository.path],
      at: Date(timeIntervalSince1970: 0))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: tool.folder.appending(path: name))
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.folder.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("are a report that links to a page for each student, and what Moodle takes back")
  func pages() async throws {
    let outcome = try await grade("class", "--feedback", "pages", "--report", "class.html")

    #expect(outcome.code == 4, "a document is not read")
    #expect(
      outcome.errorOutput.contains(
        """
        feedback for 4 students written to pages
        you can upload moodle-feedback.zip in it to Moodle, for 4 students
        class report written to class.html: open it in a browser

        """), "\(outcome.errorOutput)")
    let students = [
      "Jane Doe (11)", "Jane Doe (13)", "Max %3Cb%3ERoe&", "Nemo",
    ]
    #expect(
      try names(in: "pages")
        == (students.flatMap { [$0 + ".html", $0 + ".md"] } + ["moodle-feedback.zip"]).sorted())

    let report = try text(of: "class.html")
    #expect(report.contains("<a href=\"./pages/Jane%20Doe%20(11).html\">Jane Doe (11)</a>"))
    #expect(
      report.contains("<a href=\"./pages/Max%20%253Cb%253ERoe%26.html\">Max &lt;b&gt;Roe&amp;</a>"))
    #expect(report.contains("<b>strong-delegate</b>"))
    #expect(report.contains("never a verdict"))
    #expect(!report.contains("<b>Roe"))
    #expect(try text(of: "pages/Max %3Cb%3ERoe&.html").contains("not passed yet"))
    #expect(!(try text(of: "pages/Max %3Cb%3ERoe&.md")).contains("<b>"))
    #expect(try text(of: "pages/Nemo.md").contains("not read"))

    let zip = try tool.shell("bsdtar -tf pages/moodle-feedback.zip", in: tool.folder)
    #expect(
      zip.output.split(separator: "\n").sorted() == [
        "Jane Doe_11_assignsubmission_file/feedback.html",
        "Jane Doe_13_assignsubmission_file/feedback.html",
        "Max <b>Roe&_12_assignsubmission_file/feedback.html",
        "Nemo_14_assignsubmission_file/feedback.html",
      ])
  }

  @Test("say what is to be looked at, as do the table and its documents; --strict rejects it")
  func flagged() async throws {
    let flag = Diagnostic(
      file: "FlipsideViewController.swift", line: 7, column: 1, severity: .warning,
      message: "No right answer of this exercise uses 'Mirror'.")
    let key = AnswerKey("flagged") { files, exercise in
      .of(exercise, flagged: files.contains { $0.name == "More.swift" } ? [flag] : [])
    }
    try write("// more\n", to: "class/Jane Doe_11_assignsubmission_file/More.swift")
    func grade(_ flags: String...) async -> Tool.Outcome {
      await tool.call(
        arguments: ["grade", "class", "--exercise", "FlipSide"] + flags
          + ["--course", Tool.repository.path], judging: key)
    }
    let table = await grade("--report", "class.html")
    #expect(table.output.contains("look at FlipsideViewController.swift:7"), "\(table.output)")
    #expect(
      table.errorOutput.contains("1 submission uses something that no right answer needs"))
    let page = try text(of: "class.html")
    #expect(page.contains("<b>1</b> to look at"))
    #expect(page.contains("<code>FlipsideViewController.swift:7</code>"))
    #expect(await grade("--reporter", "csv").output.contains("7: No right answer of this exercise"))
    let strict = await grade("--strict", "--json")
    #expect(strict.output.components(separatedBy: #""status" : "rejected""#).count == 3)
    #expect(strict.output.contains("graded strictly"))
    #expect(!table.errorOutput.contains("rejected:"))
  }

  @Test("of students who left are put away; what others have put beside them stays")
  func again() async throws {
    #expect(try await grade("class", "--feedback", "pages").code == 4)
    try write("mine", to: "pages/notes.md")
    try FileManager.default.removeItem(
      at: tool.folder.appending(path: "class/Jane Doe_13_assignsubmission_file"))

    let outcome = try await grade("class", "--feedback", "pages")
    #expect(
      outcome.errorOutput.contains(
        "moved to the folder 'removed' beside the pages, since their submissions are gone: "
          + "Jane Doe (11).html, Jane Doe (11).md, Jane Doe (13).html, Jane Doe (13).md"),
      "\(outcome.errorOutput)")
    #expect(
      try names(in: "pages") == [
        "Jane Doe.html", "Jane Doe.md", "Max %3Cb%3ERoe&.html", "Max %3Cb%3ERoe&.md",
        "Nemo.html", "Nemo.md", "moodle-feedback.zip", "notes.md", "removed",
      ])
    #expect(try text(of: "pages/notes.md") == "mine")
  }

  @Test("never take the place of somebody else's file")
  func foreign() async throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "pages"), withIntermediateDirectories: true)
    try write("mine", to: "pages/Nemo.html")
    let outcome = try await grade("class", "--feedback", "pages")

    #expect(outcome.code == 2)
    #expect(outcome.output.contains("4 submissions"), "the verdicts are still shown")
    #expect(
      outcome.errorOutput.contains("pages/Nemo.html: was not written by switchboard"),
      "\(outcome.errorOutput)")
    #expect(try names(in: "pages") == ["Nemo.html"])
    #expect(try text(of: "pages/Nemo.html") == "mine")
  }

  @Test("have a place, or nothing is graded")
  func places() async throws {
    try write("<html>mine</html>", to: "mine.html")
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "folder"), withIntermediateDirectories: true)
    let wrong = [
      (["--report", "mine.html"], "mine.html: was not written by switchboard"),
      (["--report", "folder"], "folder: is a folder; name a file with --report FILE"),
      (["--report", "no/where.html"], "no/where.html: cannot be written: there is no folder"),
      (["--feedback", "mine.html"], "mine.html: cannot be made"),
    ]
    for (flags, words) in wrong {
      let outcome = await tool.call(
        arguments: ["grade", "class", "--exercise", "FlipSide"] + flags
          + ["--course", Tool.repository.path])
      #expect(outcome.code == 64)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errorOutput.contains(words), "\(outcome.errorOutput)")
    }
    #expect(try text(of: "mine.html") == "<html>mine</html>")
  }

  @Test("are written again over themselves, and are no other than before")
  func twice() async throws {
    #expect(try await grade("class", "--report", "class.html", "--feedback", "pages").code == 4)
    let first = try (text(of: "class.html"), text(of: "pages/Nemo.html"))
    #expect(try await grade("class", "--report", "class.html", "--feedback", "pages").code == 4)
    #expect(try (text(of: "class.html"), text(of: "pages/Nemo.html")) == first)
  }

  @Test("of an assignment have all its exercises, and what lateness costs")
  func assignment() async throws {
    try tool.copy(
      Tool.exercise("Portrait").appending(path: "Solution"),
      over: tool.folder.appending(path: "class/Jane Doe_11_assignsubmission_file"))
    try write(
      """
      {
        "format": 1, "title": "Week 3", "points": 100,
        "exercises": [{"name": "FlipSide", "weight": 3}, {"name": "Portrait", "weight": 1}]
      }
      """, to: "week.json")
    let outcome = try await grade(
      "class", "--assignment", "week.json", "--feedback", "pages", "--report", "class.html")

    #expect(outcome.code == 4)
    let report = try text(of: "class.html")
    #expect(report.contains("<h1>Week 3</h1>"))
    for name in ["FlipSide", "Portrait"] { #expect(report.contains("button\">\(name)</button>")) }
    #expect(report.contains(">100/100</td>") && report.contains(">75/100</td>"))
    let page = try text(of: "pages/Jane Doe (13).md")
    #expect(page.hasPrefix("# Week 3\n"))
    #expect(page.contains("**75** of 100 points"))
    #expect(page.components(separatedBy: "\n## ").count == 3)
  }

  @Test("draw what objects said, if the instructor asks for that")
  func conversations() async throws {
    let path = "class/Max <b>Roe&_12_assignsubmission_file"
    #expect(try await grade(path, "--one", "--feedback", "plain").code == 1)
    #expect(!(try text(of: "plain/\(try names(in: "plain")[0])")).contains("<svg"))

    let outcome = try await grade(path, "--one", "--feedback", "drawn", "--conversations")
    #expect(outcome.code == 1, "\(outcome.errorOutput)")
    #expect(try text(of: "drawn/\(try names(in: "drawn")[0])").contains("<svg"))
  }
}
