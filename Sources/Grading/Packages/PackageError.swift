import CourseModel
import Messages

/// The reason why a package cannot be graded as it is: the place, the problem and the remedy. Paths
/// are those of files or folders.
package enum PackageError: SpokenError, Equatable {
  /// Neither a manifest nor the folder layout describes a package.
  case noPackage(String)
  /// The manifest does not compile, or fails when it runs, with SwiftPM's output.
  case manifestFails(String, output: String)
  /// No target can be handed in.
  case noModule(String)
  /// The target does not exist; these do.
  case noTarget(String, String, [String])
  /// Several targets have tests.
  case severalTargets(String, [String])
  /// The target has no tests.
  case noTests(String, String)
  /// The target's test files contain no Swift Testing tests.
  case noTestFound(String)
  /// A target's folder does not exist, with the expected path.
  case noFolder(String, String, String)
  /// A target has no Swift files.
  case noFiles(String, String)
  /// A C target has no headers at this path.
  case noHeaders(String, String)
  /// A target contains this file, in a language that is not compiled here.
  case notInC(String, String)
  case unreadable(String)
  case tooManyFiles(String, Int, most: Int)
  case tooLarge(String)
  /// Two files of a target have the same name.
  case fileTwice(String, String)
  /// A path leads out of the package.
  case pathOutside(String, String)
  case exercismUnreadable(String)
  /// A target has resources.
  case resources(String)
  /// A target has an unknown setting.
  case unknownSetting(String, String)
  /// The module's name is reserved for the grader.
  case nameTaken(String)
  /// A target needs a product of another package.
  case dependency(String, package: String?, ofTarget: String)
  /// The path of another package or module is not a folder.
  case noModuleFolder(String)
  /// A given target depends on the one that is handed in.
  case needsTheModule(String, String)
  /// A target that another one needs is not a library.
  case cannotBeGiven(String, String)
  /// A module that it needs does not compile, with the compiler's output.
  case neededDoesNotCompile(String, by: String, output: String)
  /// Its tests do not compile with the reference answer, with the compiler's output.
  case testsDoNotCompile(String, output: String)
  /// The reference answer does not compile or is rejected, with the reason.
  case referenceRefused(String, why: String)
  /// The reference answer uses something that submissions may not; lines with reasons.
  case referenceNotAdmitted(String, why: [String], needs: Admission?)
  /// The reference answer fails these tests.
  case referenceFails(String, tests: [String])
  /// The named reference answer could not be read, with the reason.
  case referenceUnread(String, why: Message)
  /// The text is not an environment variable.
  case noVariable(String)

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .noPackage(let path):
      Message(
        """
        \(path, "path") is not a Swift package: there is no Package.swift, and no folders \
        Sources/NAME and Tests/NAME; name the folder of one
        """)
    // Translators: The output is the compiler's words, or SwiftPM's.
    case .manifestFails(let path, let output):
      Message(
        """
        SwiftPM cannot read \(path, "path"), so nothing is graded; fix it (it runs in the \
        sandbox, without a network, and sees the package's folders but no other \
        file):\n\(output, "output")
        """)
    case .noModule(let path):
      Message(
        """
        the package in \(path, "path") has no target that could be handed in; give it one with \
        '.target'
        """)
    case .noTarget(let name, let path, let names):
      Message(
        """
        the package in \(path, "path") has no target '\(name, "name")'; it has: \
        \(names.joined(separator: ", "), "names")
        """)
    case .severalTargets(let path, let names):
      Message(
        """
        the package in \(path, "path") has tests for several targets \
        (\(names.joined(separator: ", "), "names")); say which one is handed in: --target NAME
        """)
    case .noTests(let name, let path):
      Message(
        """
        no test target of the package in \(path, "path") depends on '\(name, "name")', so there \
        is nothing to grade it with; add one to its manifest with '.testTarget'
        """)
    case .noTestFound(let name):
      Message(
        """
        no test of '\(name, "name")' ran: none of its tests has '@Test' (Swift Testing), or all \
        are skipped
        """)
    case .noFolder(let name, let path, let place):
      Message(
        """
        the target '\(name, "name")' has no folder in \(path, "path"): \(place, "place") is not \
        there
        """)
    case .noFiles(let name, let place):
      Message("the target '\(name, "name")' has no Swift file in \(place, "place")")
    case .noHeaders(let name, let place):
      Message(
        """
        the target '\(name, "name")' is written in C and has no header in \(place, "place"), so \
        no code could import it; put its headers there, or say where they are with \
        'publicHeadersPath:'
        """)
    case .notInC(let name, let file):
      Message(
        """
        the target '\(name, "name")' has \(file, "file"), but the grader compiles only Swift and \
        C; leave the file out with 'exclude:', or provide a module that does not need it
        """)
    case .unreadable(let path): Message("\(path, "path") cannot be read")
    case .tooManyFiles(let name, let count, let most):
      Message(
        "the target '\(name, "name")' has \(count, "count") files; at most \(most, "most") are read"
      )
    case .tooLarge(let name):
      Message("the files of the target '\(name, "name")' have more than 8 MB together")
    case .fileTwice(let file, let name):
      Message(
        """
        two files of the target '\(name, "name")' are called \(file, "file"), which the compiler \
        does not accept; rename one of them
        """)
    case .pathOutside(let path, let folder):
      Message("'\(path, "path")' leads out of the package in \(folder, "folder")")
    case .exercismUnreadable(let path):
      Message(
        """
        \(path, "path") is not like those of Exercism's exercises: it needs 'files' with \
        'solution' and 'test', lists of paths
        """)
    case .resources(let name):
      Message(
        """
        the target '\(name, "name")' has resources, which are missing when it is graded; put \
        their content into its sources
        """)
    case .unknownSetting(let setting, let name):
      Message(
        """
        the target '\(name, "name")' has the setting '\(setting, "setting")', which the grader \
        does not know
        """)
    case .nameTaken(let name):
      Message(
        "a module called '\(name, "name")' would conflict with the grader's; rename the target")
    case .dependency(let product, let package, let target):
      Message(
        """
        the target '\(target, "target")' needs '\(product, "product")' of the package \
        '\(package ?? product, "package")', and the grader downloads nothing; run 'swift package \
        resolve' in the folder of the package that is graded, or say where its sources are: \
        --module DIR
        """)
    case .noModuleFolder(let path):
      Message(
        """
        there is no folder \(path, "path"); --module names the folder of a package, or of one \
        module's sources
        """)
    case .needsTheModule(let name, let module):
      Message(
        """
        the target '\(name, "name")' needs '\(module, "module")', which students hand in, so it \
        cannot be compiled beforehand; move its code into the tests
        """)
    case .cannotBeGiven(let name, let target):
      Message(
        """
        the target '\(target, "target")' needs '\(name, "name")', which is not a Swift or C \
        library
        """)
    // Translators: The output is the compiler's words.
    case .neededDoesNotCompile(let name, let target, let output):
      Message(
        """
        '\(target, "target")' needs the module '\(name, "name")', which does not compile here, so \
        nothing is graded:
        \(output, "output")
        """)
    // Translators: The output is the compiler's words.
    case .testsDoNotCompile(let name, let output):
      Message(
        """
        the tests of '\(name, "name")' do not compile with the answer that should pass them, so \
        nothing is graded; fix one of them:\n\(output, "output")
        """)
    case .referenceRefused(let name, let why):
      Message(
        """
        the answer that should pass the tests of '\(name, "name")' cannot be run, so nothing is \
        graded; fix it, or name another one with --solution DIR: \(why, "why")
        """)
    case .referenceNotAdmitted(let name, let why, let needs):
      // Translators: The reasons are lines, each of a place and a sentence; the options allow what
      // they refuse.
      needs.map {
        Message(
          """
          the answer that should pass the tests of '\(name, "name")' does something that \
          submissions may not do, so nothing is graded; allow it with \($0.options, "options"), \
          or name another answer with --solution DIR:\n\(why.joined(separator: "\n"), "reasons")
          """)
      }
        ?? Message(
          """
          the answer that should pass the tests of '\(name, "name")' does something that \
          submissions may never do, so nothing is graded; change it, or name another answer with \
          --solution DIR:\n\(why.joined(separator: "\n"), "reasons")
          """)
    case .referenceFails(let name, let tests):
      Message(
        """
        the answer that should pass the tests of '\(name, "name")' does not pass these, so \
        nothing is graded: \(tests.joined(separator: "; "), "tests"); fix it, or name another one \
        with --solution DIR
        """)
    case .referenceUnread(let path, let why):
      Message("\(path, "path") is not an answer that could pass: \(why, "why")")
    case .noVariable(let text):
      Message(
        """
        tests cannot have the variable '\(text, "text")': write NAME=VALUE with letters, digits \
        and underscores, and a name that does not begin with LD_ or SWIFT_
        """)
    }
  }
}

extension GradingError {
  /// The corresponding package error, if the package is at fault.
  package func inWords(ofPackage module: String) -> any Error {
    switch self {
    case .moduleDoesNotCompile(let needed, _, let output):
      PackageError.neededDoesNotCompile(needed, by: module, output: output)
    case .suiteDoesNotCompile(_, let output):
      PackageError.testsDoNotCompile(module, output: output)
    default: self
    }
  }
}
