import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Reporting

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

  /// Returns the archive's files as read by bsdtar, an independent reader.
  private func files(in archive: FeedbackArchive) throws -> [String: String] {
    let folder = try TestMachine.emptyFolder("feedback")
    let file = folder.appending(path: "a.zip")
    let out = folder.appending(path: "out")
    try archive.data.write(to: file)
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    let reader = Process()
    reader.executableURL = URL(filePath: "/usr/bin/bsdtar")
    reader.arguments = ["-x", "-f", file.path, "-C", out.path]
    reader.environment = ["LC_ALL": "C.UTF-8"]
    try reader.run()
    reader.waitUntilExit()
    #expect(reader.terminationStatus == 0)
    var files: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: out.path) {
      let data = FileManager.default.contents(atPath: out.appending(path: name).path)
      files[name] = data.map { String(decoding: $0, as: UTF8.self) }
    }
    return files
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
