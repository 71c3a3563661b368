import CourseModel
import Foundation
import Testing

/// A course in a temporary folder, which is removed with the last reference to it.
///
/// It starts as a small course without faults; a test then breaks one of its files.
final class CourseFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
    for (path, text) in Self.sample { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file into the course, and creates its folders.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Changes a part of one of the course's files.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
    try #require(text.contains(old), "the sample's \(path) has no '\(old)'")
    try write(text.replacing(old, with: new), to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  func course() throws -> Course { try Course(at: url) }

  /// Returns the error's text from reading the course, with COURSE in place of its folder.
  func refusal<Value>(_ read: (Course) throws -> Value) throws -> String {
    let error = try #require(throws: CourseError.self) { _ = try read(Course(at: url)) }
    return error.description.replacing(url.path, with: "COURSE")
  }
}

extension CourseFolder {
  static let sample = [
    "Lessons/course.json": """
    {
      "format": 1,
      "name": "sample",
      "title": "A sample",
      "topics": [
        {"name": "delegation", "title": "Delegation", "summary": "Who reports to whom."},
        {"name": "notification", "title": "Notification"}
      ]
    }

    """,
    "Lessons/delegation/01-telling.md": """
    ---
    title: Telling without knowing
    exercises: [Lamp]
    facts:
      Telling: [S000-1, S000-2]
    ---

    # Telling

    Once upon a time.

    """,
    "Lessons/delegation/01-telling.de.md": "Es war einmal.\n",
    "Lessons/delegation/02-asking.md": "---\ntitle: Asking\n---\nMay I?\n",
    "Lessons/notification/01-shouting.md": "---\ntitle: Shouting\n---\nHey!\n",
    "Exercises/Lamp/exercise.json": """
    {
      "format": 1,
      "topic": "delegation",
      "order": 2,
      "title": "The lamp",
      "summary": "A lamp that reports.",
      "lesson": "telling",
      "facts": {"shines": ["S000-1"]},
      "imports": ["MiniCocoa"],
      "limits": {"checkSeconds": 2, "memoryMegabytes": 64, "outputKilobytes": 8},
      "checks": [
        {"id": "shines", "name": "It shines", "points": 3, "todo": 1},
        {"id": "reports", "name": "It reports", "todo": 2},
        {
          "id": "standsAlone",
          "name": "It compiles alone",
          "points": 2, "todo": 2,
          "compilesWithout": ["Room.swift"],
          "message": "The lamp needs the room."
        }
      ]
    }

    """,
    "Exercises/Lamp/README.md": """
    # The lamp

    Make it shine.

    ## What is there

    A lamp.

    ## Hints

    ### TODO 1

    1. Look at the switch.
    2. Turn it.

    ### TODO 2

    1. Whom does it tell?

       Think of `room`.

    """,
    "Exercises/Lamp/Sources/Lamp.swift":
      "// TODO: 1. Let it shine.\n// TODO: 2. Let it report.\nclass Lamp {}\n",
    "Exercises/Lamp/Sources/Room.swift": "class Room {}\n",
    "Exercises/Lamp/Sources/notes.txt": "not Swift\n",
    "Exercises/Lamp/Hidden/LampSuite.swift": "import Testing\n",
    "Exercises/Lamp/Solution/Lamp.swift": "class Lamp { var shines = true }\n",
    "Exercises/Lamp/Mistakes/dark/message.md": """
    ---
    fails: [shines]
    crashes: [reports]
    ---
    Your lamp is *dark*.

    """,
    "Exercises/Lamp/Mistakes/dark/Lamp.swift": "class Lamp { var shines = false }\n",
    "Exercises/Bell/exercise.json": """
    {
      "format": 1, "topic": "delegation", "order": 1, "title": "The bell", "summary": "Ring.",
      "checks": [{"id": "rings", "name": "It rings", "todo": 1}]
    }

    """,
    "Exercises/Bell/README.md": "# The bell\n\nRing it.\n",
    "Exercises/Bell/Sources/Bell.swift": "// TODO: 1. Let it ring.\n",
  ]
}
