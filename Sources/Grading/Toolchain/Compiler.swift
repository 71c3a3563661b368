import Execution
import Foundation

/// The commands that turn Swift files into objects and libraries: one process each, without a
/// driver or a package manager.
struct Compiler: Sendable {
  let toolchain: Toolchain
  let moduleCache: String
  /// The default language mode of commands. The module cache works for this mode only.
  var languageMode = Compiler.ownMode

  /// A compiled C module. We pass it explicitly, because the module cache is read-only where
  /// submissions are compiled.
  struct ModuleOfC: Sendable {
    let name: String
    let path: String

    static func fileName(of module: String) -> String { "\(module).pcm" }
  }

  /// The C modules that sources may import, besides the system's.
  var modulesOfC: [ModuleOfC] = []

  /// Whether to emit line tables, for the places of crashes.
  var isForDebugger = true

  /// The language mode of courses, for which the support is prepared.
  static let ownMode = "6"

  /// The flags of every compilation. The module cache works for these flags only.
  static let common = [
    "-parse-as-library", "-swift-version", ownMode, "-g", "-diagnostic-style", "llvm",
    "-no-color-diagnostics",
  ]
  /// These flags, changed for another language mode or for no debug information. The compiler uses
  /// the last of several values.
  private var common: [String] {
    Self.common + (languageMode == Self.ownMode ? [] : ["-swift-version", languageMode])
      + (isForDebugger ? [] : ["-gnone"])
  }
  /// Lets a suite run with a module that it was not compiled against.
  private static let evolution = ["-enable-library-evolution"]

  /// The limit for one expression: about two seconds, but counted in steps, so that the result is
  /// the same on every machine. The compiler then names the line.
  static let patience = ["-solver-scope-threshold=200000"]

  /// Makes each use of memory that the compiler cannot verify an error (SE-0458).
  static let memorySafety = ["-strict-memory-safety", "-Werror", "StrictMemorySafety"]

  /// Makes a library's tables of imported functions read-only after loading.
  static let hardening = ["-z", "relro", "-z", "now"]

  /// Changes when a flag does.
  static var flagsForIdentity: String {
    (common + evolution + patience + memorySafety + hardening + [
      "-Bsymbolic", "-compile-module-from-interface",
    ]).joined(separator: " ")
  }

  /// Compiles a module: `NAME.swiftmodule` and `NAME.swiftinterface` in `folder`, and an object.
  /// Rejects unsafe code if `memorySafe`.
  ///
  /// - Parameter flags: The flags of a package's module, which makes its internal declarations
  ///   visible to tests and has no interface. Nil for other modules.
  func module(
    _ name: String, files: [String], searching folders: [String], into folder: String,
    object: String, memorySafe: Bool = false, testable flags: [String]? = nil
  ) -> Command {
    let offered =
      flags.map { $0 + ["-enable-testing"] }
      ?? Self.evolution + ["-emit-module-interface-path", "\(folder)/\(name).swiftinterface"]
    return frontend(
      ["-c"] + files + ["-module-name", name] + common + offered
        + Self.patience + (memorySafe ? Self.memorySafety : []) + macros + search(folders) + [
          "-emit-module-path", "\(folder)/\(name).swiftmodule", "-o", object,
        ])
  }

  /// Compiles a module file from an interface, so that others can import it without the module.
  func module(
    _ name: String, ofInterface path: String, searching folders: [String], into folder: String
  ) -> Command {
    frontend(
      ["-compile-module-from-interface", path, "-module-name", name]
        + search(folders) + ["-o", "\(folder)/\(name).swiftmodule"])
  }

  /// Compiles the headers that a module map names. The result embeds the headers, so it works after
  /// they have moved.
  func headers(
    of name: String, map: String, searching folders: [String], into folder: String
  ) -> Command {
    frontend(
      ["-emit-pcm", map, "-module-name", name, "-swift-version", languageMode]
        + ["-Xcc", "-Xclang", "-Xcc", "-fmodules-embed-all-files"] + search(folders)
        + ["-o", "\(folder)/\(ModuleOfC.fileName(of: name))"])
  }

  /// Compiles a C file for a library.
  func object(ofC file: String, flags: [String], into object: String) -> Command {
    Command(
      toolchain.clang, ["-c", "-g", "-fPIC"] + flags + [file, "-o", object],
      environment: toolchain.environment)
  }

  /// Compiles files that other modules do not import.
  func object(
    _ name: String, files: [String], searching folders: [String] = [], into object: String,
    flags: [String] = []
  ) -> Command {
    frontend(
      ["-c"] + files + ["-module-name", name] + common + flags + Self.patience + macros
        + search(folders) + ["-o", object])
  }

  /// Type-checks the files as a module.
  func typecheck(_ name: String, files: [String], searching folders: [String]) -> Command {
    frontend(
      ["-typecheck"] + files + ["-module-name", name] + common + Self.evolution
        + Self.patience + macros + search(folders))
  }

  /// Writes a Makefile rule with the files of this machine that the file's imports depend on.
  func dependencies(of file: String, into rule: String) -> Command {
    frontend(
      ["-typecheck", file, "-module-name", "All"] + common + macros + [
        "-track-system-dependencies", "-emit-dependencies", "-emit-dependencies-path", rule,
      ])
  }

  /// The flags for finding the macros of Swift's libraries.
  var macros: [String] {
    [
      "-in-process-plugin-server-path", toolchain.macroServer, "-plugin-path",
      toolchain.macroPlugins,
    ]
  }

  /// Links objects, with the table by which a crash report finds the callers of a function. Undefined symbols are resolved in the process that loads the library. Symbols
  /// that the objects define are bound to these definitions, even if others exist.
  ///
  /// - Parameters:
  ///   - exports: A version script for the linker, if not all symbols should be visible.
  ///   - flags: Additional arguments for the linker.
  func sharedLibrary(
    named name: String, objects: [String], exports: String? = nil, flags: [String] = [],
    into folder: String
  ) -> Command {
    Command(
      toolchain.linker,
      ["-shared", "-Bsymbolic", "--threads=1", "--eh-frame-hdr"] + Self.hardening
        + [toolchain.runtimeObject] + objects
        + (exports.map { ["--version-script", $0] } ?? [])
        + flags + ["-soname", name, "-o", "\(folder)/\(name)"],
      environment: toolchain.environment)
  }

  /// A version script with which a library exports only this module's declarations, and no other
  /// symbol that it may define, such as `exit` or a function of the Swift runtime or the test
  /// library.
  static func exports(ofModule name: String) -> String {
    let patterns = ModuleSpelling(of: name).patterns.map { "$s*\($0)*; " }.joined()
    return "{ global: \(patterns)local: *; };\n"
  }

  func frontend(_ arguments: [String]) -> Command {
    Command(
      toolchain.frontend, ["-frontend"] + arguments + ["-module-cache-path", moduleCache],
      environment: toolchain.environment)
  }

  /// The flags for finding imports: Swift modules in these folders, and the C modules.
  func search(_ folders: [String]) -> [String] {
    folders.flatMap { ["-I", $0] }
      + modulesOfC.flatMap { ["-Xcc", "-fmodule-file=\($0.name)=\($0.path)"] }
  }
}

extension Command {
  /// One command that runs these in turn in one sandbox, until one fails.
  init(inTurn commands: [Command]) {
    let script = commands.map { command in
      ([command.executable] + command.arguments).map(\.quotedForShell).joined(separator: " ")
    }
    self.init(
      "/bin/sh", ["-c", script.joined(separator: " && ")],
      environment: commands.first?.environment ?? [:])
  }
}

extension String {
  /// This string as one word for a POSIX shell, whatever it contains.
  fileprivate var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }
}
