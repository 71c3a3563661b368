import CourseModel
import Foundation

/// The files that belong to this executable: the course, and the sources that the grader compiles.
///
/// In a checkout that is the checkout; installed, `PREFIX/share/switchboard`.
struct Installation {
  /// The folder with Lessons, Exercises and Sources.
  let folder: URL

  static let environmentVariable = "SWITCHBOARD_HOME"

  init(in context: Context) throws(UsageError) {
    try self.init(environment: context.environment)
  }

  init(environment: [String: String]) throws(UsageError) {
    if let path = environment[Self.environmentVariable], !path.isEmpty {
      folder = URL(filePath: path)
      return
    }
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var parent = executable.deletingLastPathComponent()
    while parent.path != "/" {
      for candidate in [parent, parent.appending(path: "share/switchboard")]
      where Self.isInstallation(candidate) {
        folder = candidate
        return
      }
      parent.deleteLastPathComponent()
    }
    throw UsageError(
      .filesNotBeside(executable.path, variable: Self.environmentVariable))
  }

  private static func isInstallation(_ folder: URL) -> Bool {
    ["MiniCocoa", "SafeFoundation", "Checking", "SuiteRunner", "ConversationRecorder"].allSatisfy {
      name in
      FileManager.default.fileExists(atPath: folder.appending(path: "Sources/\(name)").path)
    }
  }

  /// The folder with MiniCocoa, SafeFoundation, Checking, SuiteRunner and ConversationRecorder.
  var sources: URL { folder.appending(path: "Sources") }
  var miniCocoa: URL { sources.appending(path: "MiniCocoa") }
}
