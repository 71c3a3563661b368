import CourseModel
import Terminal
import Testing

@testable import FullScreen

@Suite("Attempts in the loop")
struct AttemptTests {
  private func listed() throws -> Session {
    var session = Session.opened()
    try session.judge(Samples.failed)
    session.type("A")
    session.send(Samples.attempts)
    return session
  }

  @Test("the last one is chosen; Enter puts the chosen one back, after a question")
  func restores() throws {
    var session = try listed()
    session.type("k")
    #expect(session.press(.enter) == [])
    #expect(session.footer.hasPrefix("Replace your files with attempt 1?"))
    #expect(session.type("y") == [.restore(exercise: "ColorPicker", attempt: 1)])

    session = try listed()
    session.press(.enter)
    #expect(session.footer.hasPrefix("Replace your files with attempt 2"))
    #expect(session.type("n") == [])
    #expect(session.footer == "Nothing has changed.")
  }

  @Test(
    "are put away by Escape, q and the key itself",
    arguments: [Key.escape, .character("q"), .character("A")])
  func leaves(key: Key) throws {
    var session = try listed()
    #expect(session.text.contains("What you had before"))
    #expect(session.press(key) == [])
    #expect(session.text.contains("Verdict for your last save"))
  }

  @Test("where there are none, that is said; those of another exercise are not shown")
  func none() throws {
    var session = Session.opened()
    session.send(.attempts(exercise: "ColorPicker", [], .gmt))
    #expect(session.footer.hasPrefix("No attempts yet"))

    session.send(.opened(Samples.assignment("FlipSide")))
    session.send(Samples.attempts)
    #expect(!session.text.contains("What you had before"))
  }
}
