import CourseModel
import Execution
import Foundation
import Messages

/// Builds the support that records conversations: the recorder, MiniCocoa with calls to it, and a
/// suite runner whose random numbers are the same in each run.
struct RecordedMaker: Sendable {
  let maker: SupportMaker
  let reader: SourceReader

  private static let module = "ConversationRecorder"
  /// The module that Demo.swift imports.
  static let demoModule = "DemoRunner"

  /// In C, because it replaces functions of the Swift runtime and of glibc. It gives programs the
  /// same random numbers in two recorded runs, so that a random name makes no difference between
  /// them. Inlined code calls `swift_stdlib_random`; the standard library itself asks the kernel.
  static let chanceSource = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdarg.h>
    #include <stddef.h>
    #include <sys/syscall.h>
    static unsigned long state = 88172645463325252ul;
    void swift_stdlib_random(void *buffer, size_t count) {
      unsigned char *bytes = buffer;
      for (size_t i = 0; i < count; i++) {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17;
        bytes[i] = (unsigned char)(state >> 24);
      }
    }
    long syscall(long number, ...) {
      static long (*next)(long, ...);
      va_list list;
      va_start(list, number);
      long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
      long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
      va_end(list);
      if (number == SYS_getrandom) { swift_stdlib_random((void *)a, (size_t)b); return b; }
      if (!next) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
      return next(number, a, b, c, d, e, f);
    }

    """

  /// Builds the whole support.
  func make(_ sources: Support.Sources) throws(GradingError) {
    try maker.makeLibrary(
      Self.module, of: sources.recorder,
      // Translators: The step that failed: the module that notes what objects say.
      compiling: Message("compiling the recorder", context: "step"),
      // Translators: The step that failed: the module that notes what objects say.
      linking: Message("linking the recorder", context: "step"))
    try makeChance()
    let cocoa = SourceReader.Instrumentation(
      files: sources.miniCocoa, layer: .cocoa, known: DeclaredClasses())
    // Translators: What failed.
    guard let instrumented = try reader.instrument(cocoa),
      let declared = try? JSONEncoder().encode(instrumented.declared)
    else {
      throw .toolFailed(
        step: Message("reading MiniCocoa's sources", context: "step"), output: "it takes too long")
    }
    try ScratchFolder.write(
      declared, to: maker.draft.appending(path: Support.classesName), variable: Cache.variable)
    try maker.make(
      sources.recording(instrumented.files), searching: [maker.draft.path],
      runnerParts: [
        "-lswiftSynchronization", "-l\(Self.module)", maker.path("chance.o"),
        "-Xlinker", "--export-dynamic-symbol=swift_stdlib_random",
        "-Xlinker", "--export-dynamic-symbol=syscall",
      ])
    // The module around demos, with the part that suites share, which finds the owners of objects.
    let suites = maker.path(Support.suitesFolder)
    try maker.makeLibrary(
      Self.demoModule, of: sources.demoRunner, searching: [maker.draft.path, suites],
      with: ["\(suites)/\(Support.checkingObject)"],
      // Translators: The step that failed: the module around demos.
      compiling: Message("compiling the demo runner", context: "step"),
      // Translators: The step that failed: the module around demos.
      linking: Message("linking the demo runner", context: "step"))
    try maker.makeReadable()
  }

  private func makeChance() throws(GradingError) {
    let source = maker.draft.appending(path: "chance.c")
    try ScratchFolder.write(Data(Self.chanceSource.utf8), to: source, variable: Cache.variable)
    try maker.run(
      Message("compiling the source of random numbers", context: "step"),
      Command(
        maker.toolchain.clang, ["-c", "-O1", "-fPIC", source.path, "-o", maker.path("chance.o")],
        environment: maker.toolchain.environment))
  }
}
