import CourseModel
import Grading
import Messages

/// Why a package cannot be graded as it is: where, what, and what to do. Paths are files' or folders'.
package enum PackageError: SpokenError, Equatable {
  /// There is neither a manifest nor a layout that says what it is.
  case noPackage(String)
  /// The manifest would have to be run, because of this line, and the folders do not say it either.
  case computedManifest(String, line: Int)
  /// No target that could be handed in.
  case noModule(String)
  /// There is no such target; these there are.
  case noTarget(String, String, [String])
  /// These targets all have tests.
  case severalTargets(String, [String])
  /// No tests of this target.
  case noTests(String, String)
  /// There are files of tests of this target, and no test of Swift Testing in them.
  case noTestFound(String)
  /// A target's folder is not there; where it was looked for.
  case noFolder(String, String, String)
  /// A target has no Swift files.
  case noFiles(String, String)
  /// A target of C has no headers there.
  case noHeaders(String, String)
  /// A target has this file, in a language that is not compiled here.
  case notInC(String, String)
  case unreadable(String)
  case tooManyFiles(String, Int, most: Int)
  case tooLarge(String)
  /// Two files of a target have one name.
  case fileTwice(String, String)
  /// A path leads out of the package.
  case pathOutside(String, String)
  case exercismUnreadable(String)
  /// A target has files that are read while it runs.
  case resources(String)
  /// A target has a setting that is not known here.
  case unknownSetting(String, String)
  /// The module has a name that the grader needs.
  case nameTaken(String)
  /// A target needs a product of another package.
  case dependency(String, package: String?, ofTarget: String)
  /// Where another package or a module is said to be, there is no folder.
  case noModuleFolder(String)
  /// A target that is given needs the one that is handed in.
  case needsTheModule(String, String)
  /// A target is no library, and another one needs it.
  case cannotBeGiven(String, String)
  /// A module that it needs does not compile; what the compiler says.
  case neededDoesNotCompile(String, by: String, output: String)
  /// Its tests do not compile beside what passes; what the compiler says.
  case testsDoNotCompile(String, output: String)
  /// What passes does not compile, or is not taken; why.
  case referenceRefused(String, why: String)
  /// What passes does what submissions may not: lines with reasons.
  case referenceNotAdmitted(String, why: [String], needs: Admission?)
  /// What passes does not pass these tests.
  case referenceFails(String, tests: [String])
  /// What is said to pass could not be read; why.
  case referenceUnread(String, why: String)
  /// It is no variable of the environment.
  case noVariable(String)

  /// What is wrong, and what to do.
  package var message: Message {
    switch self {
    case .noPackage(let path): .noPackage(path)
    case .computedManifest(let path, let line): .computedManifest(path, line: line)
    case .noModule(let path): .noModule(path)
    case .noTarget(let name, let path, let names): .noTarget(name, path, names)
    case .severalTargets(let path, let names): .severalTargets(path, names)
    case .noTests(let name, let path): .noTests(name, path)
    case .noTestFound(let name): .noTestFound(name)
    case .noFolder(let name, let path, let place): .noFolder(name, path, place)
    case .noFiles(let name, let place): .noFiles(name, place)
    case .noHeaders(let name, let place): .noHeaders(name, place)
    case .notInC(let name, let file): .notInC(name, file)
    case .unreadable(let path): .packageFileUnreadable(path)
    case .tooManyFiles(let name, let count, let most): .tooManyFiles(name, count, most: most)
    case .tooLarge(let name): .targetTooLarge(name)
    case .fileTwice(let file, let name): .fileTwice(file, name)
    case .pathOutside(let path, let folder): .pathOutside(path, folder)
    case .exercismUnreadable(let path): .exercismUnreadable(path)
    case .resources(let name): .resources(name)
    case .unknownSetting(let setting, let name): .unknownSetting(setting, name)
    case .nameTaken(let name): .moduleNameTaken(name)
    case .dependency(let product, let package, let target):
      .dependency(product, package ?? product, target)
    case .noModuleFolder(let path): .noModuleFolder(path)
    case .needsTheModule(let name, let module): .needsTheModule(name, module)
    case .cannotBeGiven(let name, let target): .cannotBeGiven(name, target)
    case .neededDoesNotCompile(let name, let target, let output):
      .neededDoesNotCompile(name, target, output: output)
    case .testsDoNotCompile(let name, let output): .testsDoNotCompile(name, output: output)
    case .referenceRefused(let name, let why): .referenceRefused(name, why: why)
    case .referenceNotAdmitted(let name, let why, let needs):
      needs.map { .referenceNotAdmitted(name, why: why, needs: $0) }
        ?? .referenceNeverAdmitted(name, why: why)
    case .referenceFails(let name, let tests): .referenceFails(name, tests)
    case .referenceUnread(let path, let why): .referenceUnread(path, why: why)
    case .noVariable(let text): .noVariable(text)
    }
  }
}

extension GradingError {
  /// The same in a package's words, where it is the package's own fault.
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
