import CourseModel
import Foundation
import GradingTestSupport
import Glibc

/// A word in every place that must stay hidden, so that no report may contain it.
enum PlantedSecret {
  static let word = "CANARY"

  /// Returns the exercise with the word in its suite and its solution.
  static func exercise(_ name: String) throws -> Exercise {
    try TestMachine.exercise(at: folder(name))
  }

  /// Returns an exercise's folder with the word in it; made once.
  static func folder(_ name: String) throws -> URL {
    try folders.get().appending(path: name)
  }

  private static let folders = Result {
    // The word also shows if the grader's environment leaks.
    setenv("SWITCHBOARD_SECRET", word + " of the environment", 1)
    let course = try TestMachine.emptyFolder("course")
    let exercises = TestMachine.checkout.appending(path: "Exercises")
    for name in try [exercises, TestMachine.fixtures].flatMap({
      try FileManager.default.contentsOfDirectory(atPath: $0.path)
    }) {
      let folder = course.appending(path: name)
      try FileManager.default.copyItem(at: TestMachine.original(name), to: folder)
      try change(in: folder.appending(path: "Hidden"), plantInSuite)
      try change(in: folder.appending(path: "Solution"), plant)
      try Data(plant("").utf8).write(to: folder.appending(path: "Hidden/\(word).swift"))
    }
    return course
  }

  /// Plants another student's work next to the one that is graded.
  static func plantNeighbour(of place: URL) throws {
    let folder = place.deletingLastPathComponent().appending(path: "neighbour")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(plant("").utf8).write(to: folder.appending(path: "ColorPickerController.swift"))
  }

  private static func change(in folder: URL, _ change: (String) -> String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let file = folder.appending(path: name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(change(text).utf8).write(to: file)
    }
  }

  /// Plants the word in names of types, in the text of each expectation, and in comments.
  private static func plantInSuite(_ text: String) -> String {
    var text = text
    for match in text.matches(of: /private final class (\w+)/) {
      let name = String(match.output.1)
      text = text.replacing(name, with: word + name)
    }
    text = text.replacing(/#expect\(\s*/, with: "#expect(\(word)Holds && ")
    return plant(text) + "private let \(word)Holds = true\n"
  }

  private static func plant(_ text: String) -> String {
    text + "\n// \(word) in a comment\nprivate let \(word)OfTheAuthor = \"\(word) in a text\"\n"
  }
}
