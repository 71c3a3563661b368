import Terminal
import Testing

@testable import FullScreen

@Suite("The verdict is set")
struct TypesettingTests {
  private func judged() throws -> Session {
    var session = Session.opened(columns: 140)
    try session.judge(Samples.mistaken)
    return session
  }

  @Test("once, whatever happens that does not change it")
  func once() throws {
    var session = try judged()
    let order = CheckOrder(exercise: "ColorPicker", number: 1)
    let before = session.model.verdictView.settings
    session.type("jkjk")
    session.press(.tab, .down, .up, .tab)
    session.send(.waited(order, seconds: 3))
    session.send(.notice(.verbatim("Something to be said.")))
    session.send(.progressChanged(Samples.outline()))
    session.send(.resized(ScreenSize(columns: 140, rows: 24)))
    session.type("?")
    session.press(.escape)
    session.type("L")
    session.press(.escape)

    #expect(session.model.verdictView.settings == before)
  }

  @Test("again when it, its place or what is beside it changes")
  func again() throws {
    var session = try judged()
    var count = session.model.verdictView.settings
    func isSetAgain() -> Bool {
      defer { count = session.model.verdictView.settings }
      return session.model.verdictView.settings == count + 1
    }
    session.type("v")
    #expect(isSetAgain())
    session.send(.resized(ScreenSize(columns: 60, rows: 24)))
    #expect(isSetAgain())
    session.send(.saved(exercise: "ColorPicker", digest: "two"))
    #expect(isSetAgain())  // it is old now
    try session.judge("two", Samples.failed)
    #expect(session.model.verdictView.settings > count)
  }
}
