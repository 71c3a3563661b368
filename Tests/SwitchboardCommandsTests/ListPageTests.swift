import GradingTestSupport
import CourseModel
import Terminal
import Testing

@testable import SwitchboardCommands

@Suite("The list of a course")
struct ListPageTests {
  private func page(_ columns: Int) throws -> [String] {
    let course = try Course(at: Tool.repository)
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = columns
    return try ListPage(
      course, course.lessons(), Standing(in: course, nil), profile: profile
    ).lines.map(\.text)
  }

  @Test("breaks no word where the terminal is narrow", arguments: [40, 60, 80])
  func narrow(columns: Int) throws {
    let lines = try page(columns)
    #expect(lines.allSatisfy { $0.count <= columns })
    let text = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains("asks it, and obeys it, without knowing who it is."))
    #expect(text.contains("lesson telling-without-knowing · Telling without knowing"))
  }
}
