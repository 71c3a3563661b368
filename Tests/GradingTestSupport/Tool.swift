import CourseModel
import Execution
import Foundation

/// The built executable, run as people run it, in a temporary folder of its own.
package final class Tool {
  /// What one call left.
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

  /// How many exercises our own course has.
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
    // Found by its name, so that what it says to type is as long wherever this is checked out.
    environment["PATH"] = [
      URL(filePath: Self.executable).deletingLastPathComponent().path,
      environment["PATH"] ?? "/usr/bin:/bin",
    ].joined(separator: ":")
    environment["SWITCHBOARD_CACHE"] = TestMachine.cacheFolder.path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package static var executable: String { product("switchboard") }

  /// A program that this package builds.
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

  /// Runs `benchmarks` in our own course: many tools in turn, some of them other people's.
  package func benchmarks(_ arguments: [String]) throws -> Outcome {
    try execute(
      Self.product("benchmarks"), arguments, in: Self.repository, within: 3 * Self.patience)
  }

  /// Runs a script of the shell in `directory`.
  package func shell(_ script: String, in directory: URL) throws -> Outcome {
    try execute("/bin/sh", ["-c", script], in: directory)
  }

  /// Only a tool that hangs takes so long, also where every test runs at once; in seconds.
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

  /// A workspace of our own course, as `init` makes it: once in a run, then it is copied.
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

  /// The Swift files in a folder; those of an exercise's answer as they are with its patch.
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
