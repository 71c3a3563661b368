@testable import CourseModel
import Execution
import Foundation

/// The built executable, run as users run it, in a separate temporary folder.
package final class Tool {
  /// The result of one call.
  package struct Outcome {
    package let code: Int32?
    package let output: String
    package let errorOutput: String

    package init(code: Int32?, output: String, errorOutput: String) {
      self.code = code
      self.output = output
      self.errorOutput = errorOutput
    }
  }

  package static let repository = TestMachine.checkout

  /// The number of exercises in our own course.
  package static let exerciseCount =
    (try? FileManager.default.contentsOfDirectory(atPath: exercise(".").path).count) ?? 0

  package let folder: URL
  package var environment: [String: String]

  package init() throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
      .standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LANG", "TMPDIR"].contains($0.key)
    }
    // Found by name, so that the commands it prints have the same length in every checkout.
    environment["PATH"] = [
      URL(filePath: Self.executable).deletingLastPathComponent().path,
      environment["PATH"] ?? "/usr/bin:/bin",
    ].joined(separator: ":")
    environment["SWITCHBOARD_CACHE"] = TestMachine.cacheFolder.path
    environment["XDG_STATE_HOME"] = state.path
  }

  /// The tool's record of the workspace used last.
  private var state: URL { folder.appendingPathExtension("state") }

  deinit { for folder in [folder, state] { try? FileManager.default.removeItem(at: folder) } }

  package static var executable: String { product("switchboard") }

  /// Returns the path of a program that this package builds.
  private static func product(_ name: String) -> String {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let candidates = [
      Bundle.main.bundleURL, products.deletingLastPathComponent(),
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
      repository.appending(path: ".build/debug"),
    ]
    let paths = candidates.map { $0.appending(path: name).path }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? paths[3]
  }

  /// Runs `switchboard` with these arguments in `directory` (default: this tool's folder).
  package func run(_ arguments: String..., in directory: URL? = nil) throws -> Outcome {
    try run(arguments: arguments, in: directory)
  }

  package func run(arguments: [String], in directory: URL? = nil) throws -> Outcome {
    try execute(Self.executable, arguments, in: directory)
  }

  /// Runs `benchmarks` in our own course: it runs many tools, including other people's.
  package func benchmarks(_ arguments: [String]) throws -> Outcome {
    try execute(
      Self.product("benchmarks"), arguments, in: Self.repository, within: 3 * Self.patience)
  }

  /// Runs a shell script in `directory`.
  package func shell(_ script: String, in directory: URL) throws -> Outcome {
    try execute("/bin/sh", ["-c", script], in: directory)
  }

  /// The time limit in seconds, which only a hanging tool reaches, even if all tests run at once.
  private static let patience = 600.0

  private func execute(
    _ executable: String, _ arguments: [String], in directory: URL?,
    within seconds: Double = Tool.patience
  ) throws -> Outcome {
    var command = Command(
      executable, arguments, environment: environment, directory: (directory ?? folder).path)
    command.limits.wallSeconds = seconds
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let completion = try executor.run(command)
    let code: Int32? = if case .exited(let code) = completion.termination { code } else { nil }
    return Outcome(
      code: code, output: completion.outputText, errorOutput: completion.errorText)
  }

  /// Returns a workspace of our own course as `init` makes it; it is made once in a run and then
  /// copied.
  package func makeWorkspace() throws -> URL {
    let workspace = folder.appending(path: "workspace")
    try FileManager.default.copyItem(at: Self.workspace.get(), to: workspace)
    return workspace
  }

  private static let workspace = Result {
    let folder = try TestMachine.emptyFolder().appending(path: "workspace")
    let made = try Tool().run("init", folder.path, "--course", repository.path)
    guard made.code == 0 else { throw CocoaError(.fileNoSuchFile) }
    return folder
  }

  /// Writes the files of a folder, such as `Exercises/FlipSide/Mistakes/told-twice`, into another.
  package func copy(_ folder: URL, over sources: URL) throws {
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for file in try Self.files(in: folder) {
      try file.content.write(to: sources.appending(path: file.name))
    }
  }

  /// Returns the Swift files in a folder; for an exercise's answer, with its patch applied.
  package static func files(in folder: URL) throws -> [SourceFile] {
    let part = folder.deletingLastPathComponent()
    let exercise = { try Exercise(at: part.deletingLastPathComponent()) }
    switch part.lastPathComponent {
    case "Mistakes":
      return try exercise().mistakes().filter { $0.name == folder.lastPathComponent }
        .flatMap(exercise().files(of:))
    case "Variants":
      return try exercise().variants().filter { $0.name == folder.lastPathComponent }
        .flatMap(\.files)
    default:
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }.map {
        SourceFile(name: $0.lastPathComponent, content: try Data(contentsOf: $0))
      }
    }
  }

  package static func exercise(_ name: String) -> URL {
    repository.appending(path: "Exercises/\(name)")
  }
}
