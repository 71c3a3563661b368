import CourseModel
import TestSupport
import Testing

@Suite("The index of classes")
struct ClassIndexTests {
  private func entries(_ lesson: String, twin: String = "") throws -> [ClassIndex.Entry] {
    let folder = try CourseFolder()
    try folder.write(
      "---\ntitle: Telling\n---\n\n\(lesson)\n", to: "Lessons/delegation/01-telling.md")
    if !twin.isEmpty {
      try folder.write("---\ntitle: Twin\n---\n\n\(twin)\n", to: "Exercises/Lamp/Twin.md")
    }
    return try ClassIndex(of: folder.course()).entries
  }

  @Test("has the names that begin as Apple's do, wherever they stand, and where they do")
  func prefixes() throws {
    let entries = try entries(
      "A UITableView asks. `NSWindow` too. UIKit and NSX and AVFoundation are no classes.",
      twin: "```swift\nlet d = UIDevice.current; let t: UITableView\n```")
    #expect(
      entries.map(\.sentence) == [
        "NSWindow: telling; ",
        "UIDevice: ; Lamp",
        "UITableView: telling; Lamp",
      ])
  }

  @Test("has what links to Apple's documentation lead to, spelled as the course's code does")
  func links() throws {
    let link = "https://developer.apple.com/documentation/foundation/notificationcenter"
    #expect(
      try entries("[`NotificationCenter`](\(link)/post(_:)) tells.").map(\.name)
        == ["NotificationCenter"])
    #expect(try entries("[Notification centres](\(link)) tell.") == [])
    // A program may declare a type with the same name.
    let list = "https://developer.apple.com/documentation/swiftui/list"
    #expect(
      try entries("[SwiftUI](\(list)) has a `List`.", twin: "```swift\nlet list: List\n```").map(
        \.sentence)
        == ["List: telling; "])
  }

  @Test("finds names by their letters in any case")
  func letters() throws {
    let folder = try CourseFolder()
    try folder.write(
      "---\ntitle: T\n---\nUITableView UIView\n", to: "Lessons/delegation/01-telling.md")
    let index = try ClassIndex(of: folder.course())
    #expect(index.entries(containing: "tablev").map(\.name) == ["UITableView"])
    #expect(index.entries(containing: "x") == [])
  }

  @Test("finds a method or a property in code where no class has the letters")
  func members() throws {
    let folder = try CourseFolder()
    try folder.write(
      "---\ntitle: T\n---\nUIButton: `removeTarget(_:)`, camelCase.\n\n```swift\nb.addTarget(a)\n```\n",
      to: "Lessons/delegation/01-telling.md")
    let index = try ClassIndex(of: folder.course())
    #expect(index.entries.map(\.name) == ["UIButton"])
    #expect(
      index.entries(containing: "removetarget").map(\.sentence) == ["removeTarget: telling; "])
    #expect(
      index.entries(containing: "target(_:)").map(\.name) == ["addTarget", "removeTarget"])
    #expect(index.entries(containing: "camelCase") == [])
    #expect(index.entries(containing: "button").map(\.name) == ["UIButton"])
  }
}

extension ClassIndex.Entry {
  fileprivate var sentence: String {
    "\(name): \(lessons.joined(separator: " ")); \(exercises.joined(separator: " "))"
  }
}
