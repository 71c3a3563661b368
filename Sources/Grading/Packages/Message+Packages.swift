import CourseModel
import Messages

/// Why a package cannot be graded as it is. What begins with "--" is typed so; names of targets, and
/// paths.
extension Message {
  static func noPackage(_ path: String) -> Message {
    Message(
      """
      {path} is no Swift package: there is no Package.swift, and no folders Sources/NAME and \
      Tests/NAME; name the folder of one
      """, ["path": .text(path)])
  }

  /// The output is the compiler's words, or SwiftPM's.
  static func manifestFails(_ path: String, output: String) -> Message {
    Message(
      """
      SwiftPM cannot read {path}, so nothing is graded; mend it (it runs in the sandbox, without a \
      network, and sees the package's folders but no other file):\n{output}
      """, ["path": .text(path), "output": .text(output)])
  }

  static func noModule(_ path: String) -> Message {
    Message(
      "the package in {path} has no target that could be handed in; give it one with '.target'",
      ["path": .text(path)])
  }

  static func noTarget(_ name: String, _ path: String, _ names: [String]) -> Message {
    Message(
      "the package in {path} has no target '{name}'; it has: {names}",
      ["path": .text(path), "name": .text(name), "names": .text(names.joined(separator: ", "))])
  }

  static func severalTargets(_ path: String, _ names: [String]) -> Message {
    Message(
      """
      the package in {path} has tests for several targets ({names}); say which one is handed in: \
      --target NAME
      """, ["path": .text(path), "names": .text(names.joined(separator: ", "))])
  }

  static func noTests(_ name: String, _ path: String) -> Message {
    Message(
      """
      no test target of the package in {path} needs '{name}', so there is nothing to grade by; add \
      one to its manifest with '.testTarget'
      """, ["path": .text(path), "name": .text(name)])
  }

  static func noTestFound(_ name: String) -> Message {
    Message(
      """
      no test of '{name}' was run: none of its tests is marked with '@Test' (Swift Testing), or all \
      are skipped
      """, ["name": .text(name)])
  }

  static func noFolder(_ name: String, _ path: String, _ place: String) -> Message {
    Message(
      "the target '{name}' has no folder in {path}: {place} is not there",
      ["name": .text(name), "path": .text(path), "place": .text(place)])
  }

  static func noFiles(_ name: String, _ place: String) -> Message {
    Message(
      "the target '{name}' has no Swift file in {place}",
      ["name": .text(name), "place": .text(place)])
  }

  static func noHeaders(_ name: String, _ place: String) -> Message {
    Message(
      """
      the target '{name}' is written in C and has no header in {place}, so nobody could import it; \
      put its headers there, or say where they are with 'publicHeadersPath:'
      """, ["name": .text(name), "place": .text(place)])
  }

  static func notInC(_ name: String, _ file: String) -> Message {
    Message(
      """
      the target '{name}' has {file}: of what is not Swift, only C is compiled here; leave the file \
      out with 'exclude:', or give a module that does without
      """, ["name": .text(name), "file": .text(file)])
  }

  static func packageFileUnreadable(_ path: String) -> Message {
    Message("{path} cannot be read", ["path": .text(path)])
  }

  /// Both are numbers of files.
  static func tooManyFiles(_ name: String, _ count: Int, most: Int) -> Message {
    Message(
      "the target '{name}' has {count} files; at most {most} are read",
      ["name": .text(name), "count": .number(count), "most": .number(most)])
  }

  static func targetTooLarge(_ name: String) -> Message {
    Message(
      "the files of the target '{name}' have more than 8 MB together", ["name": .text(name)])
  }

  static func fileTwice(_ file: String, _ name: String) -> Message {
    Message(
      """
      two files of the target '{name}' are called {file}, which the compiler does not take; rename \
      one of them
      """, ["name": .text(name), "file": .text(file)])
  }

  static func pathOutside(_ path: String, _ folder: String) -> Message {
    Message(
      "'{path}' leads out of the package in {folder}",
      ["path": .text(path), "folder": .text(folder)])
  }

  static func exercismUnreadable(_ path: String) -> Message {
    Message(
      """
      {path} is not what Exercism's exercises have: it needs 'files' with 'solution' and 'test', \
      lists of paths
      """, ["path": .text(path)])
  }

  static func resources(_ name: String) -> Message {
    Message(
      """
      the target '{name}' has resources, which are not there when it is graded; put what they hold \
      into its sources
      """, ["name": .text(name)])
  }

  static func unknownSetting(_ setting: String, _ name: String) -> Message {
    Message(
      "the target '{name}' has the setting '{setting}', which the grader does not know",
      ["name": .text(name), "setting": .text(setting)])
  }

  static func moduleNameTaken(_ name: String) -> Message {
    Message(
      "a module called '{name}' would stand in the grader's way; rename the target",
      ["name": .text(name)])
  }

  static func dependency(_ product: String, _ package: String, _ target: String) -> Message {
    Message(
      """
      the target '{target}' needs '{product}' of the package '{package}', and nothing is fetched \
      here; 'swift package resolve' in the folder of the package that is graded brings it, or say \
      where its sources are: --module DIR
      """, ["target": .text(target), "product": .text(product), "package": .text(package)])
  }

  static func noModuleFolder(_ path: String) -> Message {
    Message(
      "there is no folder {path}; --module names that of a package, or of the sources of one module",
      ["path": .text(path)])
  }

  static func needsTheModule(_ name: String, _ module: String) -> Message {
    Message(
      """
      the target '{name}' needs '{module}', which is handed in, so it cannot be compiled before; \
      move what it holds into the tests
      """, ["name": .text(name), "module": .text(module)])
  }

  static func cannotBeGiven(_ name: String, _ target: String) -> Message {
    Message(
      "the target '{target}' needs '{name}', which is no library of Swift or C",
      ["name": .text(name), "target": .text(target)])
  }

  /// The output is the compiler's words.
  static func neededDoesNotCompile(_ name: String, _ target: String, output: String) -> Message {
    Message(
      """
      '{target}' needs the module '{name}', which does not compile here, so nothing is graded:\n{output}
      """, ["name": .text(name), "target": .text(target), "output": .text(output)])
  }

  /// The output is the compiler's words.
  static func testsDoNotCompile(_ name: String, output: String) -> Message {
    Message(
      """
      the tests of '{name}' do not compile beside what is to pass them, so nothing is graded; mend one \
      of them:\n{output}
      """, ["name": .text(name), "output": .text(output)])
  }

  /// The reason is a sentence of the grader's, or the compiler's words.
  static func referenceRefused(_ name: String, why: String) -> Message {
    Message(
      """
      what is to pass the tests of '{name}' cannot be run, so nothing is graded; mend it, or name \
      another one with --solution DIR: {why}
      """, ["name": .text(name), "why": .text(why)])
  }

  /// The reasons are lines, each of a place and a sentence; the options allow what they refuse.
  static func referenceNotAdmitted(
    _ name: String, why: [String], needs admission: Admission
  ) -> Message {
    Message(
      """
      what is to pass the tests of '{name}' does what submissions may not, so nothing is graded; allow \
      it to them with {options}, or name another answer with --solution DIR:
      {reasons}
      """,
      [
        "name": .text(name), "options": .text(admission.options),
        "reasons": .text(why.joined(separator: "\n")),
      ])
  }

  /// The reasons are lines, as above; no option allows them all.
  static func referenceNeverAdmitted(_ name: String, why: [String]) -> Message {
    Message(
      """
      what is to pass the tests of '{name}' does what submissions never may, so nothing is graded; \
      change it, or name another answer with --solution DIR:
      {reasons}
      """, ["name": .text(name), "reasons": .text(why.joined(separator: "\n"))])
  }

  static func referenceFails(_ name: String, _ tests: [String]) -> Message {
    Message(
      """
      what is to pass the tests of '{name}' does not pass these, so nothing is graded: {tests}; mend \
      it, or name another one with --solution DIR
      """, ["name": .text(name), "tests": .text(tests.joined(separator: "; "))])
  }

  /// The reason is a sentence.
  static func referenceUnread(_ path: String, why: String) -> Message {
    Message(
      "{path} is no answer that could pass: {why}", ["path": .text(path), "why": .text(why)])
  }

  /// What somebody typed.
  static func noVariable(_ text: String) -> Message {
    Message(
      """
      '{text}' is no variable that tests may have: write NAME=VALUE, of letters, digits and \
      underscores, and no name that begins with LD_ or SWIFT_
      """, ["text": .text(text)])
  }
}
