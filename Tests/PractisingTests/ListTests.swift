import CourseModel
@testable import Terminal
import Testing

@testable import FullScreen

@Suite("List of the loop")
struct ListTests {
  private func listed(_ keys: String = "") throws -> Session {
    var session = Session.opened(in: Samples.outline(passed: ["FlipSide"]))
    try session.judge(Samples.failed)
    session.type("L" + keys)
    return session
  }

  private func chosen(_ session: Session) -> String {
    session.model.rows.flatMap(\.spans).filter(\.style.reverse).map(\.text).joined()
  }

  @Test("begins at the exercise that is open")
  func begins() throws {
    let session = try listed()
    #expect(chosen(session).contains("ColorPicker"))
  }

  @Test("Enter opens an exercise, and puts the list away")
  func enter() throws {
    var session = try listed()
    session.press(.down, .down)
    #expect(session.press(.enter) == [.open(exercise: "Multicast")])

    session = try listed()
    #expect(session.press(.enter) == [])
    #expect(session.screen[2].hasPrefix("─ Verdict"))
  }

  @Test("Enter opens a lesson, and what was opened leads back to the list")
  func lesson() throws {
    var session = try listed()
    session.press(.home)
    #expect(session.press(.enter) == [.showLesson(name: "telling-without-knowing")])
    session.press(.down, .down)
    #expect(session.press(.enter) == [.showLesson(name: "who-owns-whom")])

    session.send(.showing(Samples.lesson))
    #expect(session.text.contains("A hotel orders a taxi."))
    session.press(.escape)
    #expect(chosen(session).contains("Who owns whom"))
  }

  private func path(firstIsDone: Bool = true) -> CourseOutline.Path {
    CourseOutline.Path(
      position: StudyPath.Position(on: "short", done: 1, of: 3),
      parts: [
        .init(title: "Evening 1", steps: ["who-owns-whom"], isDone: firstIsDone),
        .init(
          title: "Evening 2", steps: ["Multicast", "telling-without-knowing"], isDone: false),
      ])
  }

  @Test("A path's evening that is done is said once")
  func evening() throws {
    var session = Session.opened(in: Samples.outline(path: path(firstIsDone: false)))
    let done = Samples.outline(read: ["who-owns-whom"], path: path())
    session.send(.progressChanged(done))
    #expect(session.footer == "You have finished “Evening 1”.")
    session.type("j")
    session.send(.progressChanged(done))
    #expect(!session.text.contains("You have finished"))
  }

  @Test("An evening's heading opens its first step that is not done; a filter keeps headings")
  func part() throws {
    var session = Session.opened(in: Samples.outline(passed: ["Multicast"], path: path()))
    session.type("L/evening 2")
    #expect(!session.text.contains("Evening 1"))
    session.press(.up)
    #expect(session.press(.enter) == [.showLesson(name: "telling-without-knowing")])
  }

  @Test("A path's pages and exercises come first, in its order, and nothing comes twice")
  func path() throws {
    var session = Session.opened(in: Samples.outline(read: ["who-owns-whom"], path: path()))
    session.type("L")
    let rows = session.screen.dropFirst(3).prefix { !$0.isEmpty }
      .map { $0.replacing(#/ +$/#, with: "").replacing(#/ +/#, with: " ") }
    #expect(
      rows == [
        "Your path, in order: 1 of 3 steps of short", "Evening 1 · done",
        " ✓ lesson Who owns whom", "Evening 2", " · Multicast To all",
        " · lesson Telling without knowing",
        "Delegation · Telling without knowing whom.", " · FlipSide The other side",
        " → ColorPicker Report back",
      ])
  }

  @Test("what is typed filters by what rows show, of whatever case")
  func filter() throws {
    var session = try listed("/COL rep")
    #expect(session.text.contains("ColorPicker"))
    #expect(!session.text.contains("FlipSide"))
    #expect(session.press(.enter) == [])

    session = try listed("/to all")
    #expect(session.press(.enter) == [.open(exercise: "Multicast")])
    // A topic's name and an exercise's summary are not in the list; a topic's summary is.
    #expect(try listed("/listeners").text.contains("No row contains 'listeners'."))
    #expect(try listed("/without knowing whom").text.contains("FlipSide"))
  }

  @Test("without '/', letters move, explain and leave as everywhere; behind it they are text")
  func letters() throws {
    var session = try listed("j")
    #expect(chosen(session).contains("Notifications"))
    session.type("k?")
    #expect(session.text.contains("the model answer beside yours"))
    session.press(.escape)
    #expect(chosen(session).contains("ColorPicker"))
    session.type("q")
    #expect(session.screen[2].hasPrefix("─ Verdict"))

    session.type("L/jkq?L")
    #expect(session.text.contains("Filter: jkq?L"))
  }

  @Test("back from a page that a filter found, letters are keys, and the filter stays")
  func keysAfterPage() throws {
    var session = try listed("/who owns")
    #expect(session.press(.enter) == [.showLesson(name: "who-owns-whom")])
    session.send(.showing(Samples.lesson))
    session.press(.escape)
    #expect(session.text.contains("Filter: who owns"))
    session.type("/!")
    #expect(session.text.contains("Filter: who owns!"))
    session.press(.backspace, .enter)
    session.type("q")
    #expect(session.screen[2].hasPrefix("─ Verdict"))
  }

  @Test("names the arrows in its last row")
  func arrows() throws {
    #expect(try listed().footer.hasPrefix("↑↓ move  Enter opens  / filter"))
    #expect(try listed("/c").footer.hasPrefix("↑↓ move  Enter opens  Esc clears"))
  }

  @Test("marks the lessons that were read")
  func lessons() throws {
    #expect(try listed().screen.contains { $0.hasPrefix("  ·  lesson  Telling without") })
    var session = try listed()
    session.send(.progressChanged(Samples.outline(read: ["telling-without-knowing"])))
    #expect(session.screen.contains { $0.hasPrefix("  ✓  lesson  Telling without") })
  }

  @Test("a topic's own name leaves the whole topic")
  func topic() throws {
    let session = try listed("/notif")
    #expect(session.text.contains("Multicast"))
    #expect(!session.text.contains("Delegation"))
  }

  @Test("where nothing is left, that is said, and Enter does nothing")
  func nothing() throws {
    var session = try listed("/xyz")
    #expect(session.text.contains("No row contains 'xyz'."))
    #expect(session.press(.enter) == [])
    session.press(.down, .up, .end, .backspace, .backspace, .backspace)
    #expect(session.text.contains("FlipSide"))
  }

  @Test("Escape clears the filter, then leaves")
  func escape() throws {
    var session = try listed("/multi")
    session.press(.escape)
    #expect(session.text.contains("FlipSide"))
    #expect(chosen(session).contains("Multicast"))
    session.press(.escape)
    #expect(session.screen[2].hasPrefix("─ Verdict"))
  }

  @Test("progress that changes is shown at once")
  func progress() throws {
    var session = try listed()
    session.send(
      .progressChanged(Samples.outline(passed: ["FlipSide", "ColorPicker"])))
    #expect(session.text.contains("2 of 3 exercises passed"))
    #expect(session.screen.contains { $0.contains("✓  ColorPicker") })
  }
}
