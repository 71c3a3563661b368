import Execution
import Foundation

// Programs of statements, which no suite runs: what learners try, and what pages show.

extension Toolset {
  /// The flags of code that may have statements.
  private static let statementFlags = Compiler.common.filter { $0 != "-parse-as-library" }

  /// Compiles a program, whose statements are in `main.swift` among the files, and links it.
  ///
  /// - Parameter named: Libraries that it may need; the linker takes those that it does.
  func program(
    _ name: String, files: [String], naming named: [String], memorySafe: Bool, object: String,
    into program: String
  ) -> [Command] {
    let flags = Self.statementFlags + Compiler.patience
    let libraries = [
      "Core", "SwiftOnoneSupport", "Glibc", "_Concurrency", "_StringProcessing", "_RegexParser",
      "Synchronization",
    ].map { "-lswift\($0)" }
    // What `import Foundation` shows lies in more libraries than one.
    let parts =
      named.contains(where: { $0.hasSuffix("/libFoundation.so") })
      ? ["FoundationEssentials", "FoundationInternationalization"] : []
    // Whoever may use memory as they like may use formats so, too.
    let checked =
      memorySafe && !parts.isEmpty
      ? SafeFoundation.linking.flatMap { ["-Xlinker", $0] } + [support.safeFoundation] : []
    let imported = checked + named + parts.compactMap(toolchain.library(ofModule:))
    // Nor do these.
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
          // MiniCocoa names no libraries, so what it needs has to be there.
          + imported + ["-Xlinker", "--no-as-needed"] + givenParts + libraries + ["-lMiniCocoa"],
        environment: toolchain.environment),
    ]
  }

  /// Compiles one file of statements and declarations, as a script, and runs it if asked to.
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
