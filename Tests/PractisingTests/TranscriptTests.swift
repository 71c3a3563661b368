import CourseModel
import Terminal
import TestSupport
import Testing

@testable import FullScreen

@Suite("Transcript of the loop")
struct TranscriptTests {
  static let places = [
    "accessible": TerminalProfile(isTerminal: true, columns: 72, accessible: true),
    "plain": TerminalProfile(isTerminal: false, columns: 72),
  ]

  static func order(_ number: Int) -> CheckOrder {
    CheckOrder(exercise: "ColorPicker", number: number)
  }

  static let story: [PracticeMessage] = [
    .opened(Samples.assignment()),
    .checkStarted(order(1), digest: "stub"),
    .judged(order(1), Samples.stub, files: Samples.files),
    .saved(exercise: "ColorPicker", digest: "one"),
    .checkStarted(order(2), digest: "one"),
    .announced(.verbatim("Compiling the checks of ColorPicker …")),
    .judged(order(2), Samples.uncompiled, files: Samples.files),
    .saved(exercise: "ColorPicker", digest: "two"),
    .checkStarted(order(3), digest: "two"),
    .saved(exercise: "ColorPicker", digest: "three"),
    .checkStarted(order(4), digest: "three"),
    .judged(order(3), Samples.passed, files: []),
    .waited(order(4), seconds: 2),
    .waited(order(4), seconds: 5),
    .judged(order(4), Samples.failed, files: Samples.files),
    .saved(exercise: "ColorPicker", digest: "three"),
    .saved(exercise: "ColorPicker", digest: "four"),
    .checkStarted(order(5), digest: "four"),
    .judged(order(5), Samples.mistaken, files: Samples.files),
    .saved(exercise: "ColorPicker", digest: "five"),
    .checkStarted(order(6), digest: "five"),
    .notJudged(order(6), sentence: .verbatim("The disk is full.")),
    .saved(exercise: "ColorPicker", digest: "six"),
    .checkStarted(order(7), digest: "six"),
    .judged(order(7), Samples.passed, files: Samples.files),
  ]

  @Test("tells a story as it was reviewed", arguments: places.keys.sorted())
  func goldens(name: String) throws {
    let place = try #require(Self.places[name])
    var transcript = PracticeTranscript(
      PracticeModel(
        Samples.outline(), size: ScreenSize(columns: 72, rows: 24), profile: place))
    let lines = Self.story.flatMap { transcript.lines(about: $0) }

    try expectGolden(place.render(lines), "story.\(name).txt")
  }

  @Test("answers keys with whole texts, as it was reviewed")
  func keys() throws {
    let place = try #require(Self.places["accessible"])
    var transcript = PracticeTranscript(
      PracticeModel(
        Samples.outline(), size: ScreenSize(columns: 72, rows: 24), profile: place))
    for message in Self.story.prefix(15) { _ = transcript.lines(about: message) }
    var lines: [Line] = []
    func press(_ keys: [Key]) {
      for key in keys {
        lines += [Line("[\(key)]")] + transcript.lines(about: .key(key))
      }
    }

    press([.character("l"), .character("l"), .character("v"), .character("h")])
    lines +=
      transcript.lines(about: .hint(exercise: "ColorPicker", todo: 1, number: 1, Samples.hints[0]))
    press([.character("R"), .character("n"), .character("L"), .down, .character("/")])
    press([.character("z"), .escape])
    press([.escape, .character("?"), .character("A")])
    lines += transcript.lines(about: Samples.attempts)
    press([.character("k"), .enter, .character("n"), .character("e")])
    lines += transcript.lines(about: .whichEditor(["nano", "vi"], exercise: "ColorPicker", nil))

    try expectGolden(place.render(lines), "keys-story.accessible.txt")
  }
}
