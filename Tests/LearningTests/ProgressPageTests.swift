import CourseModel
import Foundation
import GradingTestSupport
import Terminal
import Testing

@testable import SwitchboardCommands

@Suite("The page of progress")
struct ProgressPageTests {
  private func page() throws -> (ProgressPage, Course) {
    let course = try Course(at: Tool.repository)
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = 80
    return (ProgressPage(course, try Standing(in: course, nil), profile: profile), course)
  }

  @Test("fits on a screen of 80 by 24: the topic at hand, and a line for each other one")
  func overview() throws {
    let (page, course) = try page()
    let lines = page.overview.map(\.text)
    // One line for the next step, and one for the prompt.
    #expect(lines.count <= 24 - 2)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for topic in course.topics { #expect(lines.contains { $0.contains(topic.title) }) }
    #expect(lines.contains { $0.contains("FlipSide") && $0.contains("comes next") })
    #expect(!lines.contains { $0.contains("Logbook") })
    #expect(lines.contains { $0.contains("Notifications") && $0.contains("0/3 exercises") })
  }

  @Test("has all its figures, whatever room there is", arguments: [24, 40, 60, 80, 100])
  func figures(columns: Int) throws {
    let course = try Course(at: Tool.repository)
    let folder = FileManager.default.temporaryDirectory.appending(path: "progress-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let workspace = try Workspace.make(
      in: folder, of: course, miniCocoa: Tool.repository.appending(path: "Sources/MiniCocoa")
    ).workspace
    let progress = try ProgressStore(in: workspace)
    try progress.testOut(of: ["FlipSide"], at: Date())
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = columns
    let lines = ProgressPage(course, try Standing(in: course, progress), profile: profile).overview
    #expect(lines.dropFirst().prefix(4).allSatisfy { $0.width() <= columns })
    let text = lines.map(\.text).joined(separator: " ")
    let count = try course.exercises().count
    #expect(text.contains("1 of \(count) exercises passed (1 tested out, without points), 0 of "))
    #expect(text.contains("░") == (columns > 80))
  }

  @Test("has every exercise with --all, and those of one topic")
  func all() throws {
    let (page, course) = try page()
    let names = try course.exercises().map(\.name)
    let lines = page.lines.map(\.text)
    for name in names { #expect(lines.contains { $0.contains(name) }) }
    let topic = page.lines(of: try course.topic(named: "notifications")).map(\.text)
    #expect(topic.first == "Notifications, 0 of 3")
    #expect(topic.contains { $0.contains("Logbook") })
    #expect(!topic.contains { $0.contains("FlipSide") })
  }
}
