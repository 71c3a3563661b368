import CourseModel
import Messages
import SwiftSources

/// Checks that the parts of an exercise fit each other, as far as possible without running
/// anything. Reports all faults at once, so that an author needn't fix them one per run.
struct InventoryAudit {
  /// The number of variants needed to show what the checks leave open.
  private static let wantedVariants = 3

  private let exercise: Exercise
  private let solution: [SourceFile]
  private let suite: [SourceFile]
  /// The declarations of the suite's files, read once, since each check is compared with all of them.
  private let suiteFiles: [SwiftFile]
  private let mistakes: [(name: String, files: [SourceFile])]
  private let variants: [Exercise.Variant]
  private let modules: GivenModuleAudit
  private let publicPart: PublicPart

  init(of exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    try exercise.verifyFiles()
    solution = try exercise.solution()
    suite = try exercise.suite()
    suiteFiles = suite.map(SwiftFile.init)
    mistakes = try exercise.mistakes().map { mistake throws(CourseError) in
      (mistake.name, try exercise.files(of: mistake))
    }
    variants = try exercise.variants()
    modules = try GivenModuleAudit(of: exercise)
    publicPart = try PublicPart(of: exercise)
  }

  /// All faults except missing tests.
  var findings: [AuditFinding] {
    untestedNames + strangeFiles + openTests + namesakes + fewVariants + unchangedFiles
      + modules.findings + publicPart.faults.map { AuditFinding($0) }
  }

  /// Imports of the learners' whole module, which would let their declarations replace those that the
  /// suite means.
  var wideImports: [AuditFinding] {
    suiteFiles.flatMap { file in
      // Translators: Of a suite that imports the whole module that learners write.
      file.imports.filter { $0.module == exercise.name && !$0.isScoped }
        .map {
          AuditFinding(
            Message(
              """
              imports all of \(exercise.name, "module"): import each declaration that it needs, as \
              in 'import class {module}.NAME', so that it does not see a learner's other \
              declarations
              """), at: "\(file.name):\($0.line)")
        }
    }
  }

  private var tests: [(name: String, file: String)] {
    suiteFiles.flatMap { file in
      file.functions.filter(\.isTest).map { ($0.name, file.name) }
    }
  }

  /// Checks of exercise.json that the suite has no test for.
  var missingTests: [AuditFinding] {
    let names = tests.map(\.name)
    let others = names.filter { name in !exercise.checks.contains { $0.id == name } }
    return exercise.checksByKind.tests.filter { !names.contains($0.id) }.map { check in
      AuditFinding(
        nearest(to: check.id, among: others).map {
          Message(
            """
            the check '\(check.id, "check")' has no test in Hidden: write '@Test func {check}()', \
            or is it '\($0, "nearest")'?
            """)
        }
          ?? Message(
            "the check '\(check.id, "check")' has no test in Hidden: write '@Test func {check}()'"))
    }
  }

  /// Tests that never run because exercise.json does not list them.
  private var untestedNames: [AuditFinding] {
    tests.filter { test in !exercise.checks.contains { $0.id == test.name } }.map {
      AuditFinding(
        Message(
          """
          exercise.json has no check for the test '\($0.name, "test")' in \($0.file, "file"), so \
          it never runs
          """))
    }
  }

  /// Files that a check compiles without and that the solution does not have.
  private var strangeFiles: [AuditFinding] {
    let names = solution.map(\.name)
    return exercise.checksByKind.alone.flatMap { alone in
      alone.files.filter { !names.contains($0) }.map { file in
        let check = alone.check.id
        return AuditFinding(
          nearest(to: file, among: names).map {
            Message(
              """
              the check '\(check, "check")' names '\(file, "file")' in "compilesWithout", but the \
              solution has no such file; did you mean '\($0, "nearest")'?
              """)
          }
            ?? Message(
              """
              the check '\(check, "check")' names '\(file, "file")' in "compilesWithout", but the \
              solution has no such file
              """))
      }
    }
  }

  /// Suite files that a check opens but that don't exist, and tests in such files that don't
  /// require that check, so that they are missing if it fails.
  private var openTests: [AuditFinding] {
    let names = suite.map(\.name)
    return exercise.checksByKind.declared.flatMap { declared -> [AuditFinding] in
      let (check, files) = (declared.check, declared.opens)
      let strange = files.filter { !names.contains($0) }.map { file in
        AuditFinding(
          nearest(to: file, among: names).map {
            Message(
              """
              the check '\(check.id, "check")' names '\(file, "file")' in "opens", but Hidden has \
              no such file; did you mean '\($0, "nearest")'?
              """)
          }
            ?? Message(
              """
              the check '\(check.id, "check")' names '\(file, "file")' in "opens", but Hidden has \
              no such file
              """
            ))
      }
      let early = exercise.checks.filter { test in
        tests.contains { $0.name == test.id && files.contains($0.file) }
          && !exercise.checks(neededBy: test).contains(check)
      }
      // Translators: The opener is a check, too.
      return strange
        + early.map {
          AuditFinding(
            Message(
              """
              the check '\($0.id, "check")' has its test in a file that '\(check.id, "opener")' \
              opens: let it need that check, or one that does
              """))
        }
    }
  }

  /// Types with the name of their module. The compiler would then find no other name qualified by
  /// the module.
  private var namesakes: [AuditFinding] {
    solution.flatMap { file in
      ([exercise.name] + exercise.givenModules).compactMap { module in
        file.line(declaring: module).map {
          AuditFinding(
            module == exercise.name
              ? .calledAsItsModule(module)
              : Message(
                "the type '\(module, "type")' has the name of a given module: rename one of them"),
            at: "Solution/\(file.name):\($0)")
        }
      }
    }
  }

  private var fewVariants: [AuditFinding] {
    variants.count < Self.wantedVariants
      ? [
        AuditFinding(
          Message(
            one: """
              there is {count} variant: write \(Self.wantedVariants, "wanted"), right answers \
              with another structure, in another style, with one more file
              """,
            other: """
              there are {count} variants: write {wanted}, right answers with another structure, \
              in another style, with one more file
              """,
            count: variants.count))
      ] : []
  }

  /// Files of mistakes that are the same as in the solution, and so change nothing.
  private var unchangedFiles: [AuditFinding] {
    mistakes.flatMap { mistake in
      let unchanged = mistake.files.filter(solution.contains).map(\.name)
      let names = mistake.files.isEmpty ? [SourcePatch.fileName] : unchanged
      return names.map {
        AuditFinding(
          Message(
            """
            \("Mistakes/\(mistake.name)/\($0)", "path") is the same as in the solution: change \
            it, or delete it
            """))
      }
    }
  }
}

extension Message {
  static func calledAsItsModule(_ type: String) -> Message {
    Message("the type '\(type, "type")' has the name of its module: rename one of them")
  }
}
