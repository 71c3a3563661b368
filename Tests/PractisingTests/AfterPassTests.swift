import CourseModel
import Terminal
import Testing
import Typesetting

@testable import FullScreen

@Suite("Further pages after a pass")
struct AfterPassTests {
  @Test("after a pass 'o' and 'T' show another right answer and the twin, before it they say so")
  func afterPass() throws {
    var session = Session.opened(Samples.assignment(hasMore: true))
    try session.judge(Samples.failed)
    #expect(session.type("o") == [])
    #expect(session.footer == "You can see another right answer after you pass.")
    #expect(session.type("T") == [])
    #expect(session.footer == "You can see the twin after you pass.")
    try session.saveAndJudge("two", Samples.passed)
    #expect(session.text.contains("o  shows another right answer"))
    #expect(session.type("o") == [.showOther(exercise: "ColorPicker")])
    #expect(session.type("T") == [.showTwin(exercise: "ColorPicker")])
  }

  @Test("nothing is offered that there is not")
  func nothing() throws {
    var session = Session.opened()
    try session.judge(Samples.passed)
    #expect(!session.text.contains("another right answer"))
    #expect(!session.text.contains("twin"))
    #expect(session.type("T") == [])
    #expect(session.footer == "This exercise has no twin.")
  }

  @Test("after the last pass 'n' opens a page that is left, and what is worth doing is said")
  func lastPass() throws {
    let others: Set = ["FlipSide", "Multicast"]
    var session = Session.opened(in: Samples.outline(passed: others, left: "who-owns-whom"))
    try session.judge(Samples.failed)
    #expect(!session.text.contains("Who owns whom"))
    try session.saveAndJudge("two", Samples.passed)
    #expect(
      session.text.contains(
        "You have passed the last open exercise, so you have passed "
          + "them all."))
    #expect(session.text.contains("n  shows a page that you have not read yet: Who owns whom"))
    #expect(!session.text.contains("goes on to"))
    #expect(session.text.contains("'switchboard review' asks"))
    #expect(session.type("n") == [.showLesson(name: "who-owns-whom", heading: nil)])

    let all = others.union(["ColorPicker"])
    session.send(.progressChanged(Samples.outline(passed: all, read: ["who-owns-whom"])))
    #expect(session.text.contains("You have passed the last open exercise: the course is done."))
    #expect(!session.text.contains("n  shows"))
  }

  @Test("off the learner's path, the bar counts the course, and 'n' goes back to the path")
  func offPath() throws {
    let path = CourseOutline.Path(
      position: StudyPath.Position(on: "short", done: 1, of: 3),
      parts: [
        CourseOutline.Path.Part(title: "One", steps: ["FlipSide", "ColorPicker"], isDone: false)
      ])
    var session = Session.opened(in: Samples.outline(passed: ["FlipSide"], path: path))
    #expect(session.screen[0].hasSuffix("1 of 3 steps of short"))
    session.send(.opened(Samples.assignment("Multicast")))
    #expect(session.screen[0].hasSuffix("1 of 3 exercises passed"))
    #expect(session.type("n").last == .open(exercise: "ColorPicker"))
    #expect(session.footer == "Multicast has not passed yet: 'L' lists it.")
    session.send(
      .progressChanged(Samples.outline(passed: ["FlipSide", "Multicast"], path: path)))
    #expect(session.type("n").last == .open(exercise: "ColorPicker"))
    #expect(
      session.footer == "Multicast is not on your path: the path short goes on here.")
  }

  @Test("off the learner's path, a pass also offers the topic's next exercise, in the list")
  func nextOfTopic() {
    let path = CourseOutline.Path(
      position: StudyPath.Position(on: "short", done: 0, of: 1),
      parts: [CourseOutline.Path.Part(title: "One", steps: ["Multicast"], isDone: false)])
    var session = Session.opened(in: Samples.outline(passed: ["FlipSide"], path: path))
    session.send(.opened(Samples.assignment("FlipSide")))
    let content = session.model.verdictContent.afterPass
    #expect(content.next?.hasPrefix("Multicast") == true)
    #expect(content.nextOfTopic == "ColorPicker · Report back")
    session.send(.opened(Samples.assignment("Multicast")))
    #expect(session.model.verdictContent.afterPass.nextOfTopic == nil)
  }

  @Test("'n' follows the learner's path to its last page, and says so")
  func path() throws {
    func outline(read: Set<String> = [], passed: Set<String> = []) -> CourseOutline {
      Samples.outline(
        passed: passed, read: read, left: read.isEmpty ? "who-owns-whom" : nil,
        path: CourseOutline.Path(
          position: StudyPath.Position(on: "short", done: 2, of: 3),
          parts: [
            .init(
              title: "One", steps: ["Multicast", "ColorPicker", "who-owns-whom"], isDone: false)
          ]))
    }
    var session = Session.opened(Samples.assignment("Multicast"), in: outline())
    #expect(session.screen[0].hasSuffix(" 2 of 3 steps of short"))
    #expect(!session.text.contains("of 3 passed"))
    #expect(session.type("n").last == .open(exercise: "ColorPicker"))

    session = Session.opened(in: outline(passed: ["Multicast"]))
    try session.judge(Samples.passed)
    #expect(session.text.contains("You have passed all exercises on the path short."))
    #expect(!session.text.contains("FlipSide"))
    #expect(session.type("n") == [.showLesson(name: "who-owns-whom", heading: nil)])
    session.send(
      .progressChanged(outline(read: ["who-owns-whom"], passed: ["Multicast", "ColorPicker"])))
    #expect(session.type("n") == [])
    #expect(session.text.contains("You have finished the path short; 'switchboard list"))
  }

  @Test("behind the last exercise 'n' opens a page that is left")
  func pagesLeft() throws {
    let all: Set = ["FlipSide", "ColorPicker", "Multicast"]
    var session = Session.opened(
      Samples.assignment("Multicast"), in: Samples.outline(passed: all, left: "who-owns-whom"))
    #expect(session.type("n") == [.showLesson(name: "who-owns-whom")])
  }

  @Test("'w' opens the lesson where it explains the first open check")
  func why() throws {
    var session = Session.opened()
    try session.judge(Samples.failed)
    #expect(session.type("w") == [])
    #expect(session.footer.contains("No page explains this verdict"))
    try session.saveAndJudge("two", Samples.explained)
    #expect(session.text.contains("To read: “Down and up”, key w"))
    #expect(session.type("w") == [.showLesson(name: "who-owns-whom", heading: "Down and up")])
  }

  @Test(
    "a page that is opened at a heading begins there, and keeps its place", arguments: [40, 100])
  func heading(columns: Int) throws {
    let words = String(repeating: "Many words that are to be read. ", count: 60)
    let program = "```swift a.swift\nprint(1)\n```\n\n"
    let question = "```predict count a.swift\nHow many?\n\n- 1\n\nWhy: it is.\n```\n\n"
    let document = Samples.document(
      "# One\n\n\(words)\n\n\(program)\(question)## The `other` "
        + "one\n\n\(words)\n\n\(question)\(words)"
    )
    func page(at heading: String?) -> PracticePage {
      PracticePage(
        title: "Page", lesson: "page", QuestionedPage(document, of: "page"), at: heading)
    }
    var session = Session.opened(columns: columns, rows: 12)
    session.send(.showing(page(at: "The other one")))
    #expect(session.screen[3].contains("The other one"), "\(session.text)")
    // The result of the question above makes the page longer, but moves nothing.
    let prediction = try #require(QuestionedPage(document, of: "page").predictions.first)
    let run = ProgramRun.printed(["1"])
    let answer = try PredictionAnswer(to: prediction, unedited: run, edited: run)
    session.send(.page(.predicted(.success(answer), index: 0, page: "page")))
    #expect(session.screen[3].contains("The other one"), "\(session.text)")
    session.send(.resized(ScreenSize(columns: columns + 7, rows: 12)))
    #expect(session.screen[3].contains("The other one"), "\(session.text)")
    session.type("j")
    session.send(.resized(ScreenSize(columns: columns, rows: 12)))
    #expect(!session.screen[3].contains("The other one"), "\(session.text)")
    session.send(.showing(page(at: "Gone")))
    #expect(session.screen[3].contains("One"), "\(session.text)")
  }

  @Test(
    "below a question with many lines it begins at its heading, and the answer is not told",
    arguments: [40, 60, 80, 100])
  func headingBelowQuestion(columns: Int) throws {
    let words = String(repeating: "Many words that are to be read. ", count: 60)
    let lines = (1...9).map { "line \($0) that is printed" }
    let program = "```swift a.swift\n" + lines.map { "print(\"\($0)\")\n" }.joined() + "```\n\n"
    let question = "```predict order a.swift\nWhich lines, in which order?\n\nWhy: So.\n```\n\n"
    let document = Samples.document(
      "# One\n\n\(words)\n\n\(program)\(question)## The other "
        + "one\n\n\(words)\n\n\(question)\(words)"
    )
    let questions = QuestionedPage(document, of: "page")
    var session = Session.opened(columns: columns)
    session.send(
      .showing(PracticePage(title: "Page", lesson: "page", questions, at: "The other one")))
    for (index, prediction) in questions.predictions.enumerated() {
      let run = ProgramRun.printed(lines)
      let answer = try PredictionAnswer(to: prediction, unedited: run, edited: run)
      session.send(
        .page(.predicted(.success(answer), index: index, page: "page")))
      #expect(session.screen[3].contains("The other one"), "\(session.text)")
    }
    session.type("kkkkk")
    let above = session.screen.joined(separator: " ")
    #expect(above.contains("You have not answered this yet."))
    #expect(!above.contains("The right answer"))
  }

  @Test("a topic's card comes after its lessons in the list, and Enter opens it")
  func card() throws {
    let topic = CourseOutline.Topic(
      name: "delegation", title: "Delegation",
      lessons: [CourseOutline.Lesson(name: "telling", title: "Telling")],
      exercises: Samples.outline().exercises, hasCard: true)
    var session = Session.opened(in: CourseOutline(title: "T", topics: [topic]))
    session.type("L/one page")
    #expect(session.text.contains("card    The topic on one page"))
    session.press(.home, .down)
    #expect(session.press(.enter) == [.showCard(topic: "delegation")])
  }

  @Test("a review is offered: 'y' takes it, 'n' declines it, any other key does what it does")
  func review() throws {
    var session = Session.opened()
    session.send(.reviewDue(2))
    #expect(session.text.contains("Two questions from what you have passed are due"))
    #expect(session.type("y") == [.review])
    session.send(.reviewDue(1))
    #expect(session.text.contains("A question from what you have passed is due"))
    #expect(session.type("n") == [])
    #expect(session.footer.contains("'switchboard review' asks at any time"))
    session.send(.reviewDue(1))
    #expect(session.type("A") == [.showAttempts(exercise: "ColorPicker")])
    #expect(!session.text.contains("is due"))
  }
}
