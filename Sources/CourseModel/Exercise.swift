import Foundation

/// One task of a course and all there is to know about it.
package struct Exercise: Sendable {
  /// How long and how large a submission's build and run may be.
  package struct Limits: Sendable, Equatable {
    /// Wall time of one check, in seconds.
    package var checkSeconds: Double = 5
    /// Wall time of compiling a submission, in seconds.
    package var buildSeconds: Double = 30
    /// Address space of one process that runs the suite, in bytes.
    package var memoryBytes: Int = 2 << 30
    /// How much of what one run prints is kept, in bytes; the rest is cut.
    package var outputBytes: Int = 1 << 20
    /// The output of one run that ends it, in bytes: no program prints so much that ends by itself.
    package var floodBytes: Int { max(16 << 20, outputBytes) }
  }

  /// A hint of README.md; they are shown one at a time.
  package struct Hint: Sendable, Equatable {
    /// The number of the stub's TODO that it is for.
    package let todo: Int
    /// Its place among the hints for this TODO, counted from 1.
    package let number: Int
    /// Markdown.
    package let text: String
    /// The ids of the checks whose failing it is about; none: whatever fails.
    package var checks: [String] = []
    /// Whether it is of no use to those who have begun the TODO.
    package var isForBeginning = false

    /// Whether it is about what is open now.
    ///
    /// - Parameters:
    ///   - open: The ids of the checks that did not pass.
    ///   - hasBegun: Whether something is written for the TODO.
    package func fits(open: Set<String>, hasBegun: Bool) -> Bool {
      !(isForBeginning && hasBegun) && (checks.isEmpty || !open.isDisjoint(with: checks))
    }
  }

  /// The folder's name, and the module that learners write.
  package let name: String
  /// Holds all there is to know about it.
  package let folder: URL
  /// The name of the course that it was taken from; nil if it was read by itself.
  package var course: String?
  /// The name of its topic in course.json.
  package let topic: String
  /// Its place in the topic, smallest first.
  package let order: Int
  /// What people call it.
  package let title: String
  /// One line for lists.
  package let summary: String
  /// The lesson to read before it.
  package let lesson: String?
  /// Numbers of the facts that it exercises, by the id of the check that does.
  package let facts: [String: [String]]
  /// Modules that a submission may import beside the standard library, given ones among them.
  package let imports: [String]
  /// The names of the modules that are given with it, each behind those that it needs.
  package var givenModules: [String] = []
  /// What a run of its suite may use.
  package var limits: Limits
  /// What a submission may do beyond the strict default.
  package var admission: Admission
  /// What the checks are called where a conversation is drawn, such as `the user`; nil of those that
  /// stand for nobody.
  package var checksActAs: String?
  /// The frame of every report: these checks, in this order.
  package let checks: [Check]
  /// How many TODOs the stub leaves to its learner; they are numbered from 1.
  package let todoCount: Int
  /// README.md up to its hints.
  package let task: String
  /// The hints for all TODOs, those for the first one first.
  package let hints: [Hint]
  /// How much of it was handed out; nil if all of it is there.
  package var handout: Handout? = nil
  /// Its files, where it is a package that is graded as it is; nil for an exercise of a course.
  package var package: PackageExercise? = nil

  /// The file that holds its task and its hints.
  package var readme: URL { folder.appending(path: "README.md") }

  /// The points of all its checks.
  package var maxPoints: Int { checks.reduce(0) { $0 + $1.points } }

  /// The checks that a check waits for: the one it needs, the one that that one needs, and so on.
  package func checks(neededBy check: Check) -> [Check] {
    var line: [Check] = []
    var next = check.needs
    // A check needs only what stands above it, so this ends.
    while let one = checks.first(where: { $0.id == next }) {
      line.append(one)
      next = one.needs
    }
    return line
  }

  /// The hints for the TODO of this number, the first one first.
  package func hints(forTODO number: Int) -> [Hint] { hints.filter { $0.todo == number } }
}

extension Exercise {
  /// A right answer that is written otherwise than the solution.
  package struct Variant: Sendable {
    /// Its folder's name.
    package let name: String
    /// Its files, as they are.
    package let files: [SourceFile]
    /// In one sentence, Markdown, what it does differently from the solution, and why one might: its
    /// about.md. Nil if there is none; then it is shown to nobody.
    package var about: String? = nil
  }

  /// The same conversation in a framework of today's Apple systems, to be read and not run.
  package struct Twin: Sendable {
    /// What it is called.
    package let title: String
    /// Where it comes from, such as `UIKit`.
    package let framework: String
    /// The address of the documentation that it follows.
    package let source: String
    /// The day on which it was compared with that, `YYYY-MM-DD`.
    package let date: String
    /// What is said of it, with its program, Markdown.
    package let body: String
    /// Its file.
    package let file: URL
  }

  /// A known wrong answer.
  package struct Mistake: Sendable {
    /// Its folder's name, such as `strong-delegate`.
    package let name: String
    /// The checks that fail with it: how the grader recognises it, together with `crashes`.
    package let fails: Set<String>
    /// The checks that crash or time out with it.
    package let crashes: Set<String>
    /// After which TODOs, and no others done, a program may be told its message: it is true for
    /// them, too.
    package let steps: Set<Int>
    /// What the learner is told, Markdown.
    package let message: String
  }
}
