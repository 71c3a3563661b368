import CourseModel
import SwiftSources

/// Whether the parts of an exercise fit each other, as far as can be seen without running anything:
/// all at once, so that nobody repairs one a run.
struct InventoryAudit {
  /// How many right answers in other hands it takes to show what the checks leave open.
  private static let wantedVariants = 3

  private let exercise: Exercise
  private let solution: [SourceFile]
  private let suite: [SourceFile]
  private let mistakes: [Exercise.Mistake]
  private let variants: [Exercise.Variant]
  private let modules: GivenModuleAudit

  init(of exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    solution = try exercise.solution()
    suite = try exercise.suite()
    mistakes = try exercise.mistakes()
    variants = try exercise.variants()
    modules = try GivenModuleAudit(of: exercise)
  }

  /// What does not fit, but for tests that are missing.
  var findings: [String] {
    untestedNames + strangeFiles + openTests + namesakes + fewVariants + unchangedFiles
      + modules.findings
  }

  /// Checks of exercise.json that the suite has no test for.
  var missingTests: [String] {
    let tests = testNames.map(\.name)
    let others = tests.filter { name in !exercise.checks.contains { $0.id == name } }
    return exercise.checksByKind.tests.filter { !tests.contains($0.id) }.map { check in
      let meant = nearest(to: check.id, among: others).map { ", or is it '\($0)'?" } ?? ""
      return "the check '\(check.id)' has no test in Hidden: write '@Test func \(check.id)()'"
        + meant
    }
  }

  /// Tests of the suite that exercise.json does not list, and so never run.
  private var untestedNames: [String] {
    testNames.filter { test in !exercise.checks.contains { $0.id == test.name } }.map {
      "the test '\($0.name)' in \($0.file) is no check of exercise.json and never runs"
    }
  }

  private var testNames: [(name: String, file: String)] {
    suite.map(SwiftFile.init).flatMap { file in
      file.functions.filter(\.isTest).map { ($0.name, file.name) }
    }
  }

  /// Files that a check compiles without and that the solution does not have.
  private var strangeFiles: [String] {
    let names = solution.map(\.name)
    return exercise.checksByKind.alone.flatMap { alone in
      alone.files.filter { !names.contains($0) }.map { file in
        let meant = nearest(to: file, among: names)
        return
          "the check '\(alone.check.id)' compiles without '\(file)', which is no file of the solution"
          + (meant.map { "; did you mean '\($0)'?" } ?? "")
      }
    }
  }

  /// Files of the suite that a check opens and that are not there; and tests in such files that do
  /// not wait for that check, so that they would be missed without it.
  private var openTests: [String] {
    let names = suite.map(\.name)
    return exercise.checksByKind.declared.flatMap { declared -> [String] in
      let (check, files) = (declared.check, declared.opens)
      let strange = files.filter { !names.contains($0) }.map { file in
        let meant = nearest(to: file, among: names)
        return "the check '\(check.id)' opens '\(file)', which is no file of Hidden"
          + (meant.map { "; did you mean '\($0)'?" } ?? "")
      }
      let early = exercise.checks.filter { test in
        testNames.contains { $0.name == test.id && files.contains($0.file) }
          && !exercise.checks(neededBy: test).contains(check)
      }
      return strange
        + early.map { test in
          "the check '\(test.id)' has its test in a file that '\(check.id)' opens: let it need that "
            + "check, or one that does"
        }
    }
  }

  /// Types that are called as the module, by whose name the compiler would not find anything else
  /// of it.
  private var namesakes: [String] {
    solution.flatMap { file in
      ([exercise.name] + exercise.givenModules).compactMap { module in
        file.line(declaring: module).map {
          "Solution/\(file.name):\($0): a type is called '\(module)', as "
            + "\(module == exercise.name ? "its" : "a given") module is: rename one of them"
        }
      }
    }
  }

  private var fewVariants: [String] {
    guard variants.count < Self.wantedVariants else { return [] }
    return [
      "there \(variants.count == 1 ? "is 1 variant" : "are \(variants.count) variants"): write "
        + "\(Self.wantedVariants), which are right in another structure, in another style, with a "
        + "file more"
    ]
  }

  /// Files of mistakes that are as in the solution, and so say nothing.
  private var unchangedFiles: [String] {
    mistakes.flatMap { mistake in
      mistake.files.filter(solution.contains).map {
        "Mistakes/\(mistake.name)/\($0.name) is as in the solution: change it, or delete it"
      }
    }
  }
}
