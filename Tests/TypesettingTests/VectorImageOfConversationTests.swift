import CourseModel
import Terminal
import TestSupport
import Testing
@testable import Typesetting

@Suite("A conversation as a picture")
struct VectorImageOfConversationTests {
  @Test("looks as it was reviewed", arguments: RecordedSample.all)
  func goldens(sample: RecordedSample) throws {
    let image = VectorImage(
      of: sample.conversation, title: "A check, \(sample.name)", outsider: 0)
    try expectGolden(image.text, "recorded-\(sample.name).svg")
  }

  @Test("shows who keeps whom, too")
  func retainPath() throws {
    let circle = try #require(RetainPathDiagramTests.samples.first { $0.name == "three" })
    try expectGolden(
      VectorImage(of: circle.1, title: "A circle").text, "keepers-three.svg")
  }

  @Test("shows a page in a window")
  func page() throws {
    let page = Page.color(80)
    let lines = try page.lines(of: Fixture.text("elements.md"))
    let image = VectorImage(
      of: lines, title: "A page", frame: .window(title: "switchboard lesson elements"))
    try expectGolden(image.text, "elements.svg")
  }

  @Test("has its sentences as a description")
  func describes() {
    let image = VectorImage(
      of: RecordedSample.missing.conversation, title: "FlipSide", outsider: 0)
    #expect(image.text.contains("Missing: main tells flipside: delegate = main\n"))
    #expect(image.text.contains(">FlipSide</title>"))
  }

  @Test("is the same each time")
  func repeats() {
    let images = (0..<3).map { _ in
      VectorImage(of: RecordedSample.hostile.conversation, title: "x").text
    }
    #expect(Set(images).count == 1)
  }
}
