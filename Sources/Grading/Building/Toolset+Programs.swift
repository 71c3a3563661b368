import Execution
import Foundation

// Programs with top-level statements, which no suite runs: learners' trials and the programs of
// pages.

extension Toolset {
  /// The flags for code that may have statements at top level.
  private static let statementFlags = Compiler.common.filter { $0 != "-parse-as-library" }

  /// Compiles a program, whose statements are in `main.swift` among the files, and links it.
  ///
  /// - Parameter named: Libraries that it may need. The linker takes only those that it uses.
  func program(
    _ name: String, files: [String], naming named: [String], memorySafe: Bool, object: String,
    into program: String
  ) -> [Command] {
    let flags = Self.statementFlags + Compiler.patience
    let libraries = [
      "Core", "SwiftOnoneSupport", "Glibc", "_Concurrency", "_StringProcessing", "_RegexParser",
      "Synchronization",
    ].map { "-lswift\($0)" }
    // The declarations that `import Foundation` offers are in several libraries.
    let parts =
      named.contains(where: { $0.hasSuffix("/libFoundation.so") })
      ? ["FoundationEssentials", "FoundationInternationalization"] : []
    // Programs that may use memory freely may use formats freely, too.
    let checked =
      memorySafe && !parts.isEmpty
      ? SafeFoundation.linking.flatMap { ["-Xlinker", $0] } + [support.safeFoundation] : []
    let imported = checked + named + parts.compactMap(toolchain.library(ofModule:))
    // The given modules don't name the libraries they need either; see below.
    let givenParts =
      given.paths + given.folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
      + Set(given.libraries.compactMap(toolchain.library(linkedBy:))).sorted()
    return [
      compiler.frontend(
        ["-c"] + files + ["-module-name", name] + flags + (memorySafe ? Compiler.memorySafety : [])
          + compiler.macros + compiler.search(modules) + ["-o", object]),
      Command(
        toolchain.clang,
        [
          "-fuse-ld=lld", "-pie", "-Wl,-z,relro,-z,now", toolchain.runtimeObject, support.opening,
          object, "-o", program,
        ]
          + ["-Xlinker", "-rpath", "-Xlinker", toolchain.libraries]
          + ["-Xlinker", "-rpath", "-Xlinker", support.modules]
          + ["-L", toolchain.libraries, "-L", support.modules, "-Xlinker", "--as-needed"]
          // MiniCocoa names no libraries, so link what it needs without `--as-needed`.
          + imported + ["-Xlinker", "--no-as-needed"] + givenParts + libraries + ["-lMiniCocoa"],
        environment: toolchain.environment),
    ]
  }

  /// Type-checks one file of statements and declarations as a script, and runs it if `runs`.
  func script(_ file: String, runs: Bool) -> Command {
    compiler.frontend(
      [runs ? "-interpret" : "-typecheck", file, "-module-name", "main"] + Self.statementFlags
        + compiler.macros + compiler.search([support.modules])
        + (runs
          ? [
            "-L", support.modules, "-L", toolchain.libraries, "-lswiftSynchronization",
            "-lMiniCocoa",
          ] : []))
  }
}
