import CourseModel
import Foundation

/// A new exercise: small, complete and correct, with a placeholder at each place to write.
///
/// Its example needs no library: a kettle tells a kitchen that it has finished. Each file in this
/// folder contains one part of an exercise, so that a part can change with its format.
struct ExerciseTemplate {
  /// The exercise's name; none of its types may have it.
  let name: String
  /// The name of its topic.
  let topic: String
  /// Its position in the topic.
  let order: Int

  /// The beginning of a placeholder.
  static let mark = Placeholder.mark

  /// All files, by path in the exercise's folder.
  var draft: Draft {
    var files = ["exercise.json": data, "README.md": task + "\n" + hints, "Twin.md": twin]
    files["Hidden/\(Self.ownName)Suite.swift"] = suite
    for (file, text) in stub { files["Sources/\(file)"] = text }
    for (file, text) in solution { files["Solution/\(file)"] = text }
    for (path, text) in folded(mistakes) { files["Mistakes/\(path)"] = text }
    for (path, text) in folded(variants) { files["Variants/\(path)"] = text }
    return Draft(files: files.reduce(into: [:]) { $0[recast($1.key)] = recast($1.value) })
  }

  /// Returns the answers, by file path, each reduced to a patch of the solution.
  private func folded(_ answers: [String: String]) -> [String: String] {
    func files(_ texts: [String: String]) -> [SourceFile] {
      texts.map { SourceFile(name: $0, content: Data($1.utf8)) }
    }
    let (programs, pages) = (
      answers.filter { $0.key.hasSuffix(".swift") }, answers.filter { !$0.key.hasSuffix(".swift") }
    )
    var folded = pages
    let byFolder = Dictionary(grouping: programs) { $0.key.prefix { $0 != "/" } }
    for (folder, entries) in byFolder {
      let texts = entries.map { (String($0.key.dropFirst(folder.count + 1)), $0.value) }
      let (patch, whole) = SourcePatch.folding(
        files(Dictionary(uniqueKeysWithValues: texts)), over: files(solution))
      folded["\(folder)/\(SourcePatch.fileName)"] = patch
      for file in whole {
        folded["\(folder)/\(file.name)"] = String(decoding: file.content, as: UTF8.self)
      }
    }
    return folded
  }

  /// Inserts the exercise's name, and renames the actors if one of them has that name.
  private func recast(_ text: String) -> String {
    var text = text
    if ["Kettle", "KettleDelegate", "Kitchen"].contains(name) {
      let actors = [
        "Kettle": "Toaster", "kettle": "toaster", "Kitchen": "Bakery", "kitchen": "bakery",
      ]
      for (old, new) in actors { text = text.replacing(old, with: new) }
    }
    return text.replacing(Self.ownName, with: name)
  }

  /// The placeholder for the exercise's name; no actor has this name.
  static let ownName = "%NAME%"

  /// exercise.json, with a check for each TODO, in order.
  var data: String {
    """
    {
      "format": 1,
      "topic": "\(topic)",
      "order": \(order),
      "title": "\(Self.mark) a title of two to four words",
      "summary": "\(Self.mark) one line for lists: who says what to whom, or what goes wrong",
      "imports": ["MiniCocoa"],
      "limits": {"checkSeconds": 2},
      "checks": [
        {"id": "delegateIsNotKept", "name": "The kettle keeps no listener in memory", "points": 1,
         "todo": 1},
        {"id": "finishingIsTold", "name": "The kettle tells its delegate once each time it finishes",
         "points": 1, "todo": 2},
        {"id": "kitchenListens", "name": "The kitchen hears the kettle that it switches on",
         "points": 1, "todo": 3}
      ]
    }

    """
  }

  /// The hints of README.md, a list for each TODO.
  var hints: String {
    """
    ## Hints

    ### TODO 1

    1. \(Self.mark) up to three hints for each TODO: the idea, the place, then nearly all of the line. Draw an arrow from each object to each object that it keeps. Do the arrows form a circle?
    2. Swift has a keyword for a reference that does not keep its object. It goes before `var`.

    ### TODO 2

    1. Which method is running when the kettle has finished? Which object should it notify?
    2. In `heat()`, call the protocol's method. There may be no delegate: how do you call a method of an optional?
    3. One line: `delegate`, a question mark, and the method. Its argument is the keyword by which an object refers to itself.

    ### TODO 3

    1. Which object has a reference to the kettle, and is its delegate?
    2. `start()` can reach both. Which line must run first?
    3. One line before `heat()`: a property of the kettle, `=`, and `self`.

    """
  }

  /// README.md up to its hints.
  var task: String {
    """
    # \(Self.mark) the title, as in exercise.json

    \(Self.mark) the situation, and why the simple way is not enough. (An example follows. Replace it part by part.)

    A kitchen has a kettle, and wants to know when it has finished. But the kettle should work in any room, so it must not know the kitchen's class.

    ## The conversation

    \(Self.mark) which object says what to which, then what each check asks for.

    ```conversation of kitchenListens
    kitchen -> kettle : delegate = kitchen
    kitchen -> kettle : heat()
    kettle -> kitchen : kettleDidFinish(_:)
    ```

    - Each time it heats, the kettle notifies its delegate once, and passes itself.
    - The kettle keeps no listener in memory.
    - A kitchen counts how often its kettle finishes.

    ## Given

    \(Self.mark) each type of the stub, and which parts are complete.

    - `KettleDelegate`, in `Kettle.swift`: the message that a kettle sends.
    - `Kettle` does not send it yet.
    - `Kitchen` already counts the message.

    ## Your part

    \(Self.mark) the number of TODOs, and their files.

    Three TODOs, two in `Kettle.swift` and one in `Kitchen.swift`. Run `switchboard check \(Self.ownName)` after each.

    """
  }

  /// Twin.md: the same conversation on today's Apple systems.
  var twin: String {
    """
    ---
    title: A kettle that reports
    framework: Foundation
    source: https://developer.apple.com/documentation/foundation/progress
    date: 2026-11-22
    ---
    \(Self.mark) the same conversation in UIKit, AppKit, SwiftUI or Foundation, from Apple's page at 'source'; begin with one or two sentences.

    ```swift
    import Foundation

    final class Heating {
      private let progress = Progress(totalUnitCount: 1)
      private var observation: NSKeyValueObservation?

      func start(finished: @escaping @Sendable () -> Void) {
        observation = progress.observe(\\.isFinished) { progress, _ in
          guard progress.isFinished else { return }
          finished()
        }
        progress.completedUnitCount = 1
      }
    }
    ```

    \(Self.mark) one sentence: what is the same, and what differs.

    """
  }

  /// Three right answers by other authors: one with another structure, one in another style, and
  /// one with another file.
  var variants: [String: String] {
    [
      "another-structure/Kettle.swift": kettle(),
      "another-structure/Kitchen.swift": kitchen(
        creating: "  public init() {\n    kettle.delegate = self\n  }",
        starting: "    kettle.heat()"
      ),
      "another-structure/about.md": """
      \(Self.mark) in one sentence, how it differs from the solution, and why somebody would write it so.

      """,
      "another-style/Kettle.swift": kettle(
        heating: "    guard let delegate = self.delegate else { return }\n"
          + "    delegate.kettleDidFinish(self)"),
      "another-style/Kitchen.swift": kitchen(),
      "a-file-more/Kettle.swift": kettle(),
      "a-file-more/Kitchen.swift": kitchen(
        starting: "    listen(to: kettle)\n    kettle.heat()"),
      "a-file-more/Kitchen+Listening.swift": """
      extension Kitchen {
        func listen(to kettle: Kettle) {
          kettle.delegate = self
        }
      }

      """,
    ]
  }
}
