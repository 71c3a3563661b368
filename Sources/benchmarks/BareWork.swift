import CourseModel
import Foundation

/// The minimal work for a check: one process that compiles to object and module, the linker, and
/// the prepared suite. No sandbox, admission, record channel or tool.
struct BareWork {
  private let bench: Bench
  private let folder: URL
  private let toolchain: URL
  /// The suite runner in the cache; its folder contains the other files it needs.
  private let runner: URL
  private var support: String { runner.deletingLastPathComponent().path }
  private let suite: String
  private var name: String { bench.exercise.name }

  /// Prepares the minimal work with the files that a check has left in the cache.
  init(_ bench: Bench) throws {
    self.bench = bench
    folder = bench.folder.appending(path: "bare")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard
      let frontend = path.split(separator: ":").map({ URL(filePath: "\($0)/swift-frontend") })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Bench.Failure(description: "no swift-frontend on PATH") }
    toolchain = frontend.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    runner = try bench.cached("suite-runner")
    suite = try bench.cached("libProgram.so").path
    try Data(order.utf8).write(to: folder.appending(path: "order"))
    try makeRunner()
  }

  func write(_ files: [SourceFile]) throws { try bench.write(files, to: folder) }

  /// Compiles and links; returns the time in seconds.
  func compile(memorySafe: Bool) throws -> Double {
    let safety = memorySafe ? "-strict-memory-safety -Werror StrictMemorySafety" : ""
    return try sh(compiling(flags: safety)).seconds
  }

  /// Compiles and links with the support files for recordings, which `check --conversation` has
  /// left in the cache.
  func compileRecorded() throws -> Double {
    let runner = try bench.cached("suite-runner", isRecorded: true)
    let support = runner.deletingLastPathComponent().path
    return try sh(compiling(flags: "-gnone", beside: support)).seconds
  }

  /// Does all the work for one submission, right or wrong; returns the processor time in seconds.
  func processorSeconds() throws -> Double {
    let running = "\(running) || [ $? -eq 1 ]"
    return try sh(compiling()).processorSeconds + sh(running).processorSeconds
  }

  private func compiling(flags: String = "", beside folder: String? = nil) -> String {
    let support = folder ?? self.support
    return """
      set -e
      \(toolchain.path)/bin/swift-frontend -frontend -c *.swift -module-name \(name) \
        -parse-as-library -swift-version 6 -g \(flags) -enable-library-evolution -I \(support) \
        -module-cache-path \(support)/module-cache \
        -emit-module-path \(name).swiftmodule -emit-module-interface-path \(name).swiftinterface \
        -o \(name).o
      exec \(toolchain.path)/bin/ld.lld -shared \
        \(toolchain.path)/lib/swift/linux/x86_64/swiftrt.o \
        \(name).o -soname lib\(name).so -o lib\(name).so
      """
  }

  /// Runs the suite with a runner that verifies nothing; returns the time in seconds.
  func run() throws -> Double { try sh("exec \(running)").seconds }

  private var running: String { "./runner/bare '\(configuration)' ./lib\(name).so \(suite)" }

  /// Runs the suite with the grader's runner, with order, tags and canary; returns the time in
  /// seconds.
  func runTrusted() throws -> Double {
    try sh("exec \(runner.path) <order 3>records").seconds
  }

  private func sh(_ script: String) throws -> (seconds: Double, processorSeconds: Double) {
    let done = try bench.run("/bin/sh", ["-c", script], in: folder)
    return (done.seconds, done.processorSeconds)
  }

  /// Swift Testing's configuration for the suite's tests.
  private var configuration: String {
    let ids = bench.exercise.checks.filter { $0.kind == .test }.map(\.id)
    return #"{"parallel":false,"verbosity":-2,"eventStreamVersionNumber":0,"filter":["/("#
      + ids.joined(separator: "|") + #")\\("]}"#
  }

  /// The order as the grader writes it, with a fixed key.
  private var order: String {
    let filter = configuration.replacing("/(", with: "/(canary|")
    return [
      String(repeating: "0", count: 32), "canary", "serial", filter, "./lib\(name).so", suite, "",
    ].joined(separator: "\0")
  }

  /// Compiles a runner that loads, runs, and discards the records.
  private func makeRunner() throws {
    let source = """
      import Glibc
      typealias EntryPoint = @convention(thin) @Sendable (
        UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
      ) async throws -> Bool
      @_silgen_name("swt_abiv0_getEntryPoint") func address() -> UnsafeRawPointer
      @main struct Bare {
        static func main() async throws {
          for library in CommandLine.arguments.dropFirst(2)
          where dlopen(library, RTLD_NOW | RTLD_GLOBAL) == nil { exit(2) }
          let run = unsafeBitCast(address(), to: EntryPoint.self)
          let bytes = UnsafeMutableRawBufferPointer.allocate(
            byteCount: CommandLine.arguments[1].utf8.count, alignment: 1)
          bytes.copyBytes(from: CommandLine.arguments[1].utf8)
          _exit(try await run(UnsafeRawBufferPointer(bytes), { _ in }) ? 0 : 1)
        }
      }
      """
    let place = folder.appending(path: "runner")
    try bench.write(
      [SourceFile(name: "bare.swift", content: Data(source.utf8))], to: place)
    try bench.time(
      toolchain.appending(path: "bin/swiftc").path,
      [
        "-parse-as-library", "bare.swift", "-o", "bare", "-L", support, "-lMiniCocoa", "-lTesting",
        "-lswiftSynchronization", "-Xlinker", "-rpath", "-Xlinker", support,
      ], in: place)
  }
}
