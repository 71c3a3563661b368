import Foundation

/// One exercise of a course.
package struct Exercise: Sendable {
  /// The limits of a submission's build and run.
  package struct Limits: Sendable, Equatable {
    /// Wall time of one check, in seconds.
    package var checkSeconds: Double = 5
    /// Wall time for compiling a submission, in seconds.
    package var buildSeconds: Double = 30
    /// Address space of one process that runs the suite, in bytes.
    package var memoryBytes: Int = 2 << 30
    /// The maximum output kept from one run, in bytes; the rest is cut.
    package var outputBytes: Int = 1 << 20
    /// The output that ends a run, in bytes: a program that prints so much does not end by itself.
    package var floodBytes: Int { max(16 << 20, outputBytes) }
  }

  /// A hint in README.md; hints appear one at a time.
  package struct Hint: Sendable, Equatable {
    /// The number of the stub's TODO that it belongs to.
    package let todo: Int
    /// Its position among the hints for this TODO, counted from 1.
    package let number: Int
    /// The text as Markdown.
    package let text: String
    /// The ids of the checks whose failing it is about; none: any.
    package var checks: [String] = []
    /// Whether it is of no use to those who have begun the TODO.
    var isForBeginning = false

    /// Whether it is about what is open now.
    ///
    /// - Parameters:
    ///   - check: The id of the check that the verdict explains; nil if there is none.
    ///   - hasBegun: Whether something is written for the TODO.
    package func fits(_ check: String?, hasBegun: Bool) -> Bool {
      if checks.isEmpty { return !(isForBeginning && hasBegun) }
      return hasBegun && check.map(checks.contains) == true
    }
  }

  /// The name of the folder and of the module that learners write.
  package let name: String
  /// The folder with all its files.
  package let folder: URL
  /// The name of its course; nil if it was loaded without one.
  package var course: String?
  /// The name of its topic in course.json.
  package let topic: String
  /// Its position in the topic, smallest first.
  package let order: Int
  package let title: String
  /// One line for lists.
  package let summary: String
  /// The lesson to read before it.
  package let lesson: String?
  /// Numbers of the facts that it exercises, by the id of the check.
  package let facts: [String: [String]]
  /// Modules that a submission may import beyond the standard library, including given ones.
  package let imports: [String]
  /// The names of its given modules, each after those it needs.
  package var givenModules: [String] = []
  /// The limits of a run of its suite.
  package var limits: Limits
  /// The permissions of a submission beyond the strict default.
  package var admission: Admission
  /// The participant that the checks represent in a conversation, such as `the user`; nil if none.
  package var checksActAs: String?
  /// The names of the variants that are model answers as much as the solution is: after a pass, all of
  /// them are shown, in this order. Empty where any right answer is much like the solution.
  package var modelVariants: [String] = []
  /// The checks of every report, in this order.
  package let checks: [Check]
  /// The number of TODOs in the stub; they are numbered from 1.
  package let todoCount: Int
  /// The part of README.md before the hints.
  package let task: String
  /// The hints for all TODOs, ordered by TODO.
  package let hints: [Hint]
  /// The extent of a handout; nil for a complete exercise.
  package var handout: Handout? = nil
  /// The files of a package that is graded as it is; nil for an exercise of a course.
  package var package: PackageExercise? = nil

  /// The file with its task and its hints.
  package var readme: URL { folder.appending(path: "README.md") }

  package var maxPoints: Int { checks.reduce(0) { $0 + $1.points } }

  /// The checks that a check transitively needs, nearest first.
  package func checks(neededBy check: Check) -> [Check] {
    var line: [Check] = []
    var next = check.needs
    // A check needs only checks above it, so this ends.
    while let one = checks.first(where: { $0.id == next }) {
      line.append(one)
      next = one.needs
    }
    return line
  }

  /// The hints for the TODO with this number, in order.
  package func hints(forTODO number: Int) -> [Hint] { hints.filter { $0.todo == number } }

  /// A right answer that differs from the solution.
  package struct Variant: Sendable {
    /// The name of its folder.
    package let name: String
    package let files: [SourceFile]
    /// One sentence of Markdown about its difference from the solution and the reason for it, from
    /// its about.md. Nil without that file; then it is never shown.
    package var about: String? = nil
  }

  /// The same conversation in a current framework of Apple's, for reading, not for running.
  package struct Twin: Sendable {
    package let title: String
    /// The framework, such as `UIKit`.
    package let framework: String
    /// The address of the documentation that it follows.
    package let source: String
    /// The day of its last comparison with the documentation, `YYYY-MM-DD`.
    package let date: String
    /// The text with its program, as Markdown.
    package let body: String
    package let file: URL
  }

  /// A known wrong answer.
  package struct Mistake: Sendable {
    /// The name of its folder, such as `strong-delegate`.
    package let name: String
    /// The checks that fail with it; together with `crashes`, they identify it to the grader.
    package let fails: Set<String>
    /// The checks that crash or time out with it.
    package let crashes: Set<String>
    /// Numbers of TODOs. A program with exactly the TODOs up to one of these may also get the
    /// message, because it is true there as well.
    package let steps: Set<Int>
    /// The lesson section that explains it; nil where that of its checks does.
    package let read: LessonPlace?
    /// The message for the learner as Markdown.
    package let message: String
  }

  /// The participants' names in the message diagrams of the task, in order of first mention.
  ///
  /// Beginners use these names in their code as well.
  package var participants: [String] {
    var names: [String] = []
    var isInside = false
    for line in task.split(separator: "\n") {
      if line.hasPrefix("```") {
        // The rest of the line names the conversation's run.
        isInside = line.dropFirst(3).split(whereSeparator: \.isWhitespace).first == "conversation"
      } else if isInside {
        names += Self.participants(ofStep: line).filter { !names.contains($0) }
      }
    }
    return names
  }

  /// The participants in a line `sender -> receiver : message` or `sender --> receiver : answer`.
  private static func participants(ofStep line: Substring) -> [String] {
    let head = line.prefix { $0 != ":" }
    guard head.contains("->") else { return [] }
    return head.replacing("-->", with: "->").split(separator: "->").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// A package target that represents an exercise in an editor.
  package struct Target: Sendable, Equatable {
    let name: String
    let dependencies: [String]
    /// The path relative to the folder that contains `Exercises`.
    let path: String
    /// Whether it is a given module.
    let isGiven: Bool

    /// The lines that declare it in a manifest.
    ///
    /// For the grader, a given module belongs to another package. `packageAccess: false` makes the
    /// compiler agree, so that both require `@retroactive` for the same conformances.
    package var lines: [String] {
      let listed = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      return [
        ".target(",
        "  name: \"\(name)\", dependencies: [\(listed)],",
        "  path: \"\(path)\"\(isGiven ? ", packageAccess: false" : "")),",
      ]
    }
  }

  /// The targets of the given modules and of the learner's module.
  package func targets() throws(CourseError) -> [Target] {
    let place = "Exercises/\(name)"
    let given = try modules().map { module in
      Target(
        name: module.name, dependencies: ["MiniCocoa"] + module.needs,
        path: "\(place)/\(GivenModule.folderName)/\(module.name)", isGiven: true)
    }
    let own = Target(
      name: name, dependencies: ["MiniCocoa"] + givenModules, path: "\(place)/Sources",
      isGiven: false)
    return given + [own]
  }

  /// An exercise for running a program without grading it: it has no checks and no restrictions.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - title: The title of the lesson or exercise that it is part of.
  ///   - folder: The folder of its source.
  package static func unjudged(
    named name: String, title: String = "", folder: URL = URL(filePath: "/")
  ) -> Exercise {
    Exercise(
      name: name, folder: folder, course: nil, topic: "", order: 0, title: title, summary: "",
      lesson: nil, facts: [:], imports: ["MiniCocoa"], limits: Limits(),
      admission: Admission(
        imports: ["Dispatch", "Glibc"], relaxations: Set(Admission.Relaxation.allCases)),
      checks: [], todoCount: 0, task: "", hints: [])
  }
}
