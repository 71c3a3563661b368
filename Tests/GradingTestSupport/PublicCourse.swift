import CourseModel
import Foundation

/// A course of two of our exercises, FlipSide and Downloads, where two checks of FlipSide are public.
package final class PublicCourse {
  package let folder: URL

  /// Writes it into a folder below this one.
  package init(below place: URL) throws {
    folder = place.appending(path: "public-\(UUID())")
    let manager = FileManager.default
    let lessons = folder.appending(path: "Lessons")
    for path in ["Lessons", "Exercises"] {
      try manager.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    let own = TestMachine.checkout
    for path in ["delegation", "key-value-observing", "course.json", "glossary.md"] {
      try manager.copyItem(
        at: own.appending(path: "Lessons/\(path)"), to: lessons.appending(path: path))
    }
    for name in ["FlipSide", "Downloads", "Employees"] {
      try manager.copyItem(
        at: own.appending(path: "Exercises/\(name)"),
        to: folder.appending(path: "Exercises/\(name)"))
    }
    try publish(["doneNamesTheSender", "noDelegateNoTrap"])
  }

  package func course() throws -> Course { try Course(at: folder) }

  package func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  package func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  package static let data = "Exercises/FlipSide/exercise.json"
  package static let suite = "Exercises/FlipSide/Hidden/FlipSideSuite.swift"
  package static let open = "Exercises/FlipSide/Hidden/Public.swift"

  /// Makes checks of FlipSide public, and moves their tests into a separate file.
  private func publish(_ ids: [String]) throws {
    var (data, suite) = try (text(Self.data), text(Self.suite))
    var tests = ""
    for id in ids {
      data = data.replacing("\"id\": \"\(id)\",", with: "\"id\": \"\(id)\", \"public\": true,")
      guard let start = suite.range(of: "  @Test func \(id)()"),
        let end = suite[start.lowerBound...].range(of: "\n  }\n")
      else { throw CocoaError(.fileReadCorruptFile) }
      tests += suite[start.lowerBound..<end.upperBound] + "\n"
      suite.removeSubrange(start.lowerBound..<end.upperBound)
    }
    try write(data, to: Self.data)
    try write(suite, to: Self.suite)
    try write(Self.head + "extension FlipSideSuite {\n\(tests)}\n\n" + Self.helpers, to: Self.open)
  }

  private static let head = """
    import Checking
    import MiniCocoa
    import Testing

    import class FlipSide.FlipsideViewController
    import protocol FlipSide.FlipsideViewControllerDelegate


    """

  private static let helpers = """
    private final class Listener: FlipsideViewControllerDelegate {
      var senders: [FlipsideViewController] = []

      func flipsideViewControllerDidFinish(_ controller: FlipsideViewController) {
        senders.append(controller)
      }
    }

    private func listenBriefly(to flipside: FlipsideViewController) {
      let listener = Listener()
      flipside.delegate = listener
    }

    """
}
