import Glibc
import Testing

/// The program that runs a suite against a submission.
///
/// The grader compiles it with the grader's own toolchain, starts it confined and without
/// arguments, and gives it an `Order`. Records go to descriptor 3: those of the runner, Swift
/// Testing's events, and after a trap the lines of `CrashReport`, which have no tag.
@main
struct SuiteRunner {
  static func main() async {
    guard let order = Order.read() else { _exit(2) }
    let records = Records(key: order.key)
    CrashReport.install()
    Output.prepare()
    guard !order.isSerial || SerialTasks.begin() else {
      records.note("loadFailed", "this toolchain's tasks cannot be kept on one thread")
      _exit(2)
    }
    guard Privileges.drop() else {
      records.note("loadFailed", "the kernel refuses a limit that a check has to have")
      _exit(2)
    }
    var suite: UnsafeMutableRawPointer?
    for library in order.libraries {
      records.note("loading", library)
      suite = dlopen(library, RTLD_NOW | RTLD_GLOBAL)
      guard suite != nil else {
        records.note("loadFailed", dlerror().map { String(cString: $0) } ?? library)
        _exit(2)
      }
    }
    CrashReport.rememberImages()
    // The suite is the last library.
    let verdicts = suite.flatMap(SuiteVerdicts.init)
    do {
      try await Canary.$word.withValue(order.canary) {
        try await runTests(configuration: order.configuration, into: records, noting: verdicts)
      }
    } catch {
      records.note("loadFailed", "\(error)")
      _exit(2)
    }
    records.note("finished")
    // Not exit(): code that the submission left running must not run again.
    _exit(0)
  }

  /// Swift Testing's documented entry point for tools (ABI version 0): it takes a JSON
  /// configuration and a closure that receives each record.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private static func runTests(
    configuration: String, into records: Records, noting verdicts: SuiteVerdicts?
  ) async throws {
    let entryPoint = unsafeBitCast(entryPointAddress(), to: EntryPoint.self)
    let bytes = Array(configuration.utf8)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    _ = try await entryPoint(UnsafeRawBufferPointer(copy)) { record in
      CrashReport.prepareThread()  // for this thread, which runs the check that begins
      verdicts?.note(into: records)
      records.write(record)
    }
  }
}

@_silgen_name("swt_abiv0_getEntryPoint")
private func entryPointAddress() -> UnsafeRawPointer
