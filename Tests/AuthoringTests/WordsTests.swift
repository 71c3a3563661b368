import CourseModel
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("Words of a topic")
struct WordsTests {
  private let tool: Tool
  private let written: WrittenCourse

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
  }

  @Test("are counted page by page, with code and what is to be written")
  func counts() throws {
    let words = try topic()

    #expect(words.pages.map(\.name) == ["01-ringing", "Bell"])
    #expect(words.pages.map(\.words) == [1 + 7 + 7 + 4 + 2 + 6 + 6, 2 + 3])
    #expect(words.pages.map(\.codeLines) == [2, 0])
    #expect(words.pages.map(\.minutes) == [1, 1])
    #expect(words.pages.map(\.kind) == [.lesson, .task(hints: 4, lines: 4)])
    #expect(words.words == 38)
    #expect(words.hints == 4)
    #expect(words.messageWords == 11)
    #expect(words.wordsPerLine == 10)
    #expect(words.hardSentences == [])
    #expect(!words.isOver)
  }

  @Test("are too many for a lesson above 700, for a task above 500")
  func limits() throws {
    #expect(try !isTooLong(lesson: 700))
    #expect(try isTooLong(lesson: 701))
    #expect(try !isTooLong(task: 500))
    #expect(try isTooLong(task: 501))
  }

  @Test("are too many above 60 for a line to write")
  func perLine() throws {
    try write(lesson: 60 * 4 - 5)
    #expect(try !topic().isTooMuchReading)
    try write(lesson: 60 * 4 - 4)
    #expect(try topic().isTooMuchReading)
    #expect(try topic().wordsPerLine == 60)
  }

  @Test("hard sentences are named with file and line")
  func hardSentences() throws {
    let long = Array(repeating: "Word", count: 26).joined(separator: "\n")
    try written.edit(
      WrittenCourse.lesson, replacing: "There are", with: "One.\n\(long). There are")
    try written.edit(
      WrittenCourse.task, replacing: "Look at", with: "Who does not know looks at")
    try written.edit(WrittenCourse.message, replacing: "Your bell", with: "# No\n\n- Who rings")
    let words = try topic()

    #expect(
      words.hardSentences.map { "\($0.path):\($0.sentence.sentence.line)" } == [
        "Lessons/bells/01-ringing.md:11", "Exercises/Bell/README.md:9",
        "Exercises/Bell/Mistakes/mute/message.md:6",
      ])
    let who = HardSentence.Reason.slip(Slip.all[0].advice)
    #expect(words.hardSentences.map(\.sentence.reason) == [.long(words: 26), who, who])
    #expect(words.hardMessages == 1)
    #expect(words.isOver)
  }

  @Test("to write are lines of code that the stub has not, wherever they moved")
  func linesToWrite() throws {
    try written.write(
      "class Bell {\n  // TODO: 1. Ring.\n  func ring() {\n  }\n  // print(\"ding\")\n}\n",
      to: "Exercises/Bell/Sources/Bell.swift")
    #expect(try written.course().exercise(named: "Bell").linesToWrite() == 3)
  }

  private func topic() throws -> TopicWords {
    let course = try written.course()
    return try TopicWords(of: course.topics[0], in: course)
  }

  private func isTooLong(lesson: Int? = nil, task: Int? = nil) throws -> Bool {
    if let lesson { try write(lesson: lesson) }
    if let task { try written.write(text(of: task), to: WrittenCourse.task) }
    return try topic().pages[lesson == nil ? 1 : 0].isTooLong
  }

  private func write(lesson words: Int) throws {
    try written.write("---\ntitle: Ringing\n---\n\(text(of: words))", to: WrittenCourse.lesson)
  }

  private func text(of words: Int) -> String { String(repeating: "Word.\n", count: words) }
}
