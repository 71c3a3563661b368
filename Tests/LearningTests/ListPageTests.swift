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

  @Test("fits on a screen of 80 by 24, whatever topic somebody is at")
  func overview() throws {
    let course = try Course(at: Tool.repository)
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = 80
    let lines = try ListPage(
      course, course.lessons(), Standing(in: course, nil), profile: profile
    ).overview.map(\.text)
    // One line for the paths, a blank one, two for the next step, and one for the prompt.
    #expect(lines.count <= 24 - 5)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for topic in course.topics { #expect(lines.contains { $0.contains(topic.title) }) }
    #expect(lines.contains { $0.contains("0 of 11 read; next is telling-without-knowing") })
  }

  @Test("names the ways through the course in rows that fit", arguments: [20, 60, 80])
  func ways(columns: Int) throws {
    let course = try Course(at: Tool.repository)
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = columns
    let lines = ListPage(
      course, try course.lessons(), try Standing(in: course, nil), profile: profile
    ).ways.map(\.text)
    #expect(lines.allSatisfy { $0.count <= columns })
    let text = lines.joined(separator: " ")
    for path in course.paths { #expect(text.contains(path.name)) }
  }

  @Test("shows on a screen of 80 by 24 the part of a path that somebody is at")
  func path() throws {
    let course = try Course(at: Tool.repository)
    var profile = TerminalProfile(isTerminal: true)
    profile.columns = 80
    let page = ListPage(
      course, try course.lessons(), try Standing(in: course, nil), profile: profile)
    for path in course.paths {
      let lines = page.overview(of: path).map(\.text)
      #expect(lines.count <= 24 - 3)
      #expect(lines.contains { $0.contains("telling-without-knowing") })
      #expect(!lines.contains { $0.contains("and 1 more") })
      for part in path.parts.prefix(6) { #expect(lines.contains { $0.contains(part.title) }) }
    }
  }

  @Test("shows each part of a path, with its time, and all that belongs to it")
  func paths() throws {
    let course = try Course(at: Tool.repository)
    let standing = try Standing(in: course, nil)
    let page = ListPage(
      course, try course.lessons(), standing, profile: TerminalProfile(isTerminal: true))
    for path in course.paths {
      let lines = page.lines(of: path).map(\.text)
      let count = path.parts.reduce(0) { $0 + $1.of.count + 2 }
      #expect(lines.count == count)
      #expect(lines.first?.hasPrefix("\(path.parts[0].title) · about ") == true)
    }
    #expect(
      [0.5, 0.7, 1, 1.15, 1.5, 2, 2.4].map(\.hoursInWords.english) == [
        "30 min", "40 min", "1 h", "1 h 10 min", "1 h 30 min", "2 h", "2 h 25 min",
      ])
    #expect(throws: CourseError.self) { try course.path(named: "evening") }
  }

  @Test("breaks no word where the terminal is narrow", arguments: [40, 60, 80])
  func narrow(columns: Int) throws {
    let lines = try page(columns)
    #expect(lines.allSatisfy { $0.count <= columns })
    let text = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains("asks it, and obeys it, without knowing its class."))
    #expect(text.contains("lesson telling-without-knowing · Telling without knowing"))
  }
}
