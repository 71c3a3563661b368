import CourseModel
import GradingTestSupport
import Testing
import Typesetting

@testable import Authoring

@Suite("The passage about a fact")
struct TaughtFactTests {
  private let tool: Tool
  private let written: WrittenCourse

  init() throws {
    tool = try Tool()
    written = try WrittenCourse(below: tool.folder)
  }

  @Test("is quoted from the heading's section and the check's message that is about it")
  func places() throws {
    let facts = try facts()

    #expect(facts.map(\.fact.number) == ["S1-1", "S1-2", "S1-10"])
    #expect(
      facts[0].places == [
        TaughtFact.Place(
          page: "01-ringing", part: "Ringing",
          words: [
            "There are many bells in a house. Press a button, and its bell rings. The cat looks up."
          ]),
        TaughtFact.Place(
          page: "Bell", part: "A button rings its bell",
          words: [
            "There is no bell at all, of iron or not: … should be there.",
            "The button was pressed: no bell rings for whoever pressed it.",
          ]),
      ])
    #expect(
      facts[2].places == [
        TaughtFact.Place(
          page: "01-ringing", part: "The clapper",
          words: [
            "A clapper hangs in each bell. The way it hangs is this:",
            "weak var clapper: Clapper?", "let bell = Bell()", "button -> bell : ring()",
          ])
      ])
    #expect(!facts.contains { !$0.isTaught })
  }

  @Test("is a sentence of the task where a check has no message")
  func task() throws {
    #expect(
      try facts()[1].places == [
        TaughtFact.Place(
          page: "Bell", part: "Without electricity, a bell is silent",
          words: ["# The bell", "Make it ring."])
      ])
  }

  @Test("is nothing where there is no such heading, and then the fact is not taught")
  func missing() throws {
    try written.edit(WrittenCourse.lesson, replacing: "  Ringing: [", with: "  Rining: [")
    let fact = try facts()[0]
    #expect(fact.places[0] == TaughtFact.Place(page: "01-ringing", part: "Rining", words: []))
    #expect(!fact.isTaught)
  }

  @Test("is cut around what has most words of the fact, and the cuts are shown")
  func excerpt() throws {
    let filler = "Nothing of that kind is said in here at all, whoever reads it through. "
    let text =
      String(
        repeating: filler, count: 9) + "A kettle sings. " + String(repeating: filler, count: 9)
    let excerpt = Excerpt(of: try MarkdownDocument(parsing: text).blocks, about: "Kettles can sing")
    let quoted = try #require(excerpt.paragraphs.first)
    #expect(quoted.hasPrefix("… Nothing"))
    #expect(quoted.contains("A kettle sings."))
    #expect(quoted.hasSuffix("through. …"))
    #expect(quoted.wordCount <= Excerpt.limit)
  }

  private func facts() throws -> [TaughtFact] {
    let course = try written.course()
    return try TaughtFact.all(of: course.topics[0], in: course)
  }
}
