import CourseModel
import Foundation
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test("overlaid replace those of the same name, add the others, and are sorted")
  func overlays() {
    let below = [file("Room", "old"), file("Lamp", "old")]
    let above = [file("Switch", "new"), file("Lamp", "new")]

    #expect(
      below.overlaid(with: above) == [
        file("Lamp", "new"), file("Room", "old"), file("Switch", "new"),
      ])
  }

  @Test("overlaid with nothing are themselves")
  func overlaysNothing() {
    #expect([file("Lamp", "old")].overlaid(with: []) == [file("Lamp", "old")])
  }

  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: "\(name).swift", content: Data(text.utf8))
  }
}
