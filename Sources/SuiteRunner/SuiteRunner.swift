import Glibc
import Testing

/// The program that runs a suite against a submission.
///
/// The grader compiles it with its own toolchain and starts it confined:
///
///     suite-runner CONFIGURATION LIBRARY…
///
/// CONFIGURATION is JSON for Swift Testing; the libraries are loaded in this order, the suite
/// last. Records go to descriptor 3: Swift Testing's events, one JSON object a line, and after a
/// trap the lines that `CrashReport` writes.
@main
struct SuiteRunner {
  static func main() async {
    CrashReport.install()
    for library in CommandLine.arguments.dropFirst(2) {
      guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
        Records.write("#load " + (dlerror().map { String(cString: $0) } ?? library) + "\n")
        _exit(2)
      }
    }
    CrashReport.rememberImages()
    do {
      try await runTests(configuration: CommandLine.arguments.dropFirst().first ?? "{}")
    } catch {
      Records.write("#load \(error)\n")
      _exit(2)
    }
    // Not exit(): what the submission left running gets no further turn.
    _exit(0)
  }

  /// Swift Testing's documented entry point for tools (ABI version 0): a configuration in JSON,
  /// and a closure that is given each record.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private static func runTests(configuration: String) async throws {
    let entryPoint = unsafeBitCast(entryPointAddress(), to: EntryPoint.self)
    let bytes = Array(configuration.utf8)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    _ = try await entryPoint(UnsafeRawBufferPointer(copy)) { record in
      CrashReport.prepareThread()  // this one, which runs the check that begins
      Records.write(record)
    }
  }
}

@_silgen_name("swt_abiv0_getEntryPoint")
private func entryPointAddress() -> UnsafeRawPointer
