import Execution
import Foundation
import Messages
import Synchronization

/// The libraries that the dynamic loader maps for a program (ld.so(8)).
enum SharedLibraries {
  #if arch(arm64)
    private static let loader = "/lib/ld-linux-aarch64.so.1"
  #else
    private static let loader = "/lib64/ld-linux-x86-64.so.2"
  #endif

  /// The known results, valid as long as this process lives.
  private static let known = Mutex<[String: [String]]>([:])

  /// The program with its loader and its libraries: everything it needs to run.
  ///
  /// - Throws: `toolFailed` if the loader does not find them.
  static func with(_ program: String, _ executor: Executor) throws(GradingError) -> [String] {
    if let paths = known.withLock({ $0[program] }) { return paths }
    let command = Command(loader, ["--list", program], directory: "/tmp", readable: ["/usr"])
    let completion = try executor.complete(command)
    guard completion.succeeded else {
      throw .toolFailed(
        // Translators: The step that failed; the program is a path.
        step: Message("looking for the libraries of \(program, "program")", context: "step"),
        output: completion.outputText + completion.errorText)
    }
    let paths = [program, placed(loader)] + paths(in: completion.outputText)
    known.withLock { $0[program] = paths }
    return paths
  }

  /// The paths in the loader's output: `NAME => PATH (ADDRESS)`, `PATH (ADDRESS)`.
  static func paths(in list: String) -> [String] {
    list.split(separator: "\n").compactMap { line in
      guard let path = line.firstMatch(of: /(?:^|\s)(\/.+) \(0x[0-9a-f]+\)$/) else { return nil }
      return placed(String(path.output.1))
    }
  }

  /// The path with its folder's links resolved, because a sandbox cannot mount below a link.
  private static func placed(_ path: String) -> String {
    let url = URL(filePath: path)
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: url.lastPathComponent).path
  }
}
