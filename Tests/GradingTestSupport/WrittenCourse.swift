import CourseModel
import Foundation

/// A course of one lesson and one exercise, written for one test: it has texts to read and nothing
/// to run. It starts without faults.
package final class WrittenCourse {
  package let folder: URL

  package init(below folder: URL) throws {
    self.folder = folder.appending(path: "course-\(UUID())")
    for (path, text) in Self.files { try write(text, to: path) }
  }

  /// Writes a file into the course, and creates its folders.
  package func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Replaces a text in one of its initial files; the text must be there.
  package func edit(_ path: String, replacing old: String, with new: String) throws {
    let text = Self.files[path] ?? ""
    guard text.contains(old) else { throw CocoaError(.fileReadNoSuchFile) }
    try write(text.replacing(old, with: new), to: path)
  }

  package func course() throws -> Course { try Course(at: folder) }

  package static let lesson = "Lessons/bells/01-ringing.md"
  package static let exercise = "Exercises/Bell/exercise.json"
  package static let task = "Exercises/Bell/README.md"
  package static let twin = "Exercises/Bell/Twin.md"
  package static let message = "Exercises/Bell/Mistakes/mute/message.md"

  private static let files = [
    "Lessons/course.json": """
    {
      "format": 1, "name": "bells", "title": "Bells",
      "topics": [{"name": "bells", "title": "Bells"}]
    }

    """,
    "Lessons/bells/facts.json": """
    {"format": 1, "facts": {
      "S1-1": "A bell rings when somebody presses its button.",
      "S1-2": "A doorbell is silent without electricity.",
      "S1-10": "The clapper of a bell is weak."
    }}

    """,
    lesson: """
    ---
    title: Ringing
    exercises: [Bell]
    facts:
      Ringing: [S1-1]
      The clapper: [S1-10]
    ---
    # Ringing

    There are many bells in a house. Press a button, and its bell rings. The cat looks up.

    ## The `clapper`

    A clapper hangs in each bell. The way it hangs is this:

    ```swift
    weak var clapper: Clapper?

    let bell = Bell()
    ```

    ```conversation
    button -> bell : ring()
    ```

    """,
    exercise: """
    {
      "format": 1, "topic": "bells", "order": 1, "title": "The bell", "summary": "Ring.",
      "facts": {
        "rings": ["S1-1"],
        "isSilent": ["S1-2"]
      },
      "checks": [
        {"id": "isSilent", "todo": 1, "name": "Without electricity, a bell is silent"},
        {"id": "rings", "todo": 1, "name": "A button rings its bell"}
      ]
    }

    """,
    task: """
    # The bell

    Make it ring.

    ## Hints

    ### TODO 1

    1. Look at the button.

    """,
    "Exercises/Bell/Sources/Bell.swift": """
    /// A bell.
    class Bell {
      // TODO: 1. Ring.
    }

    """,
    "Exercises/Bell/Solution/Bell.swift": """
    /// A bell that rings.
    class Bell {
      func ring() {
        /*
         A comment
         */
        if true {
          print("ding")
        }
      }

      // The end.
    }

    """,
    "Exercises/Bell/Hidden/BellSuite.swift": #"""
    @Suite struct BellSuite {
      @Test func rings() {
        let bell = makeBell("of iron")
        #expect(
          bell.isMade,
          """
          There is no bell at all, of iron or not: \(bell.name) \
          should be there.
          """)
        #expect(bell.rings, "The button was pressed: no bell rings for whoever pressed it.")
      }

      @Test func isSilent() {
        #expect(isSilent(bell))
      }
    }

    """#,
    twin: """
    ---
    title: A bell of today
    framework: Foundation
    source: https://developer.apple.com/documentation/foundation/timer
    date: 2026-11-22
    ---
    A timer rings.

    ```swift
    import Foundation

    final class Bell {
      private var timer: Timer?

      func start() {
        timer = .scheduledTimer(withTimeInterval: 1, repeats: false) {
          _ in print("ding")
        }
        print("It waits.")
      }
    }
    ```

    It rings by itself.

    """,
    message: """
    ---
    fails: [rings]
    ---
    Your bell says nothing.

    """,
  ]
}
