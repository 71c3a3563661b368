import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import ClassReports

@Suite("Feedback that a platform takes back")
struct FeedbackArchiveTests {
  private func archive(
    _ platform: FeedbackArchive.Platform, _ deliveries: [Delivery?]
  ) throws -> FeedbackArchive {
    var archive = FeedbackArchive(for: platform)
    for (number, delivery) in deliveries.enumerated() {
      let report = SampleClass.report(try SampleClass.exercise(), .failed, failing: [0])
      let page = FeedbackPage(
        name: "Student \(number)", title: "T", parts: [.init(title: "T", report: report)])
      archive.add(page, of: delivery, html: try page.html())
    }
    return archive
  }

  /// Its files as `unzip` and Python's `zipfile`, readers of other people's, find them.
  private func files(in archive: FeedbackArchive) throws -> [String: String] {
    let file = try TestMachine.emptyFolder("feedback").appending(path: "a.zip")
    try archive.data.write(to: file)
    let script = """
      import json, sys, zipfile
      z = zipfile.ZipFile(sys.argv[1])
      assert z.testzip() is None
      print(json.dumps({i.filename: z.read(i).decode() for i in z.infolist()}))
      """
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "-c", script, file.path]
    let pipe = Pipe()
    python.standardOutput = pipe
    try python.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    return try JSONDecoder().decode([String: String].self, from: data)
  }

  @Test("has the folders in which Moodle exported what was handed in, of all its versions")
  func moodle() throws {
    let archive = try archive(
      .moodle,
      [
        Delivery(platform: "moodle", entries: ["Jane Doe_1327627_assignsubmission_file"]),
        Delivery(platform: "moodle", entries: ["Zoë Å_12_assignsubmission_file_"]),
        Delivery(platform: "moodle", entries: ["A B_13_assignsubmission_file_My_Answer.swift"]),
        Delivery(platform: "moodle", entries: ["C_14_assignsubmission_onlinetext.html"]),
        Delivery(platform: "moodle", entries: ["stray.txt"]),
        Delivery(platform: "canvas", entries: ["x_1_2_A.swift"]), nil,
      ])

    #expect(
      Set(try files(in: archive).keys) == [
        "Jane Doe_1327627_assignsubmission_file/feedback.html",
        "Zoë Å_12_assignsubmission_file_/feedback.html",
        "A B_13_assignsubmission_file_feedback.html",
        "C_14_assignsubmission_onlinetext_feedback.html",
      ])
    #expect(try files(in: archive).values.allSatisfy { $0.contains("<!DOCTYPE html>") })
    #expect(archive.count == 4)
    #expect(archive.without == ["Student 4"])
  }

  @Test("has the names under which Canvas exported it, and text, since it keeps their endings")
  func canvas() throws {
    let archive = try archive(
      .canvas,
      [
        Delivery(
          platform: "canvas",
          entries: ["doejane_LATE_45_678_A.swift", "doejane_LATE_45_679_B.swift"]),
        Delivery(platform: "canvas", entries: ["roe_46_text.html"]),
        Delivery(platform: "canvas", entries: ["../_1_2_evil"]),
      ])

    let found = try files(in: archive)
    #expect(Array(found.keys) == ["doejane_LATE_45_678_A.swift"])
    #expect(found.values.first?.hasPrefix("# T\n") == true)
    #expect(archive.without == ["Student 1", "Student 2"])
  }

  @Test("of nobody is an archive, too; two of one name are not mixed up")
  func edges() throws {
    #expect(try files(in: archive(.moodle, [])).isEmpty)
    let twice = Delivery(platform: "moodle", entries: ["J_1_assignsubmission_file"])
    let archive = try archive(.moodle, [twice, twice])
    #expect(archive.count == 1)
    #expect(archive.without == ["Student 1"])
  }
}
