import Foundation
import Messages

/// The files that belong to this executable: the course, and the sources that the grader compiles.
///
/// In a checkout that is the checkout; installed, `PREFIX/share/switchboard`.
struct Installation {
  /// The folder with Lessons, Exercises and Sources.
  let folder: URL

  /// The folders of Sources that the grader compiles.
  static let parts = [
    "MiniCocoa", "SafeFoundation", "Checking", "SuiteRunner", "ConversationRecorder", "DemoRunner",
  ]
  /// The script and the table that install the system's packages.
  static let scripts = ["Scripts/prepare", "Scripts/packages"]

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
      // Translators: The program is a path; the variable is one of the environment.
      Message(
        """
        the files that belong to \(executable.path, "program") are not beside it; install \
        switchboard again (make install), or name their folder in \
        \(Self.environmentVariable, "variable")
        """))
  }

  private static func isInstallation(_ folder: URL) -> Bool {
    parts.allSatisfy { name in
      FileManager.default.fileExists(atPath: folder.appending(path: "Sources/\(name)").path)
    }
  }

  /// The folder with MiniCocoa, SafeFoundation, Checking, SuiteRunner, ConversationRecorder
  /// and DemoRunner.
  var sources: URL { folder.appending(path: "Sources") }
  var miniCocoa: URL { sources.appending(path: "MiniCocoa") }
}
