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
  case referenceUnread(String, why: String)
  /// The text is not an environment variable.
  case noVariable(String)

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .noPackage(let path): .noPackage(path)
    case .manifestFails(let path, let output): .manifestFails(path, output: output)
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
