import Execution
import Foundation

/// The commands that turn Swift files into objects and libraries, without a driver or a package
/// manager in between: one process each.
struct Compiler: Sendable {
  let toolchain: Toolchain
  let moduleCache: String
  /// The mode of the language, where a command says nothing else; the cache works for it only.
  var languageMode = Compiler.ownMode

  /// A module of C that is compiled: the cache of such modules is read-only where submissions are.
  struct ModuleOfC: Sendable {
    let name: String
    let path: String

    static func fileName(of module: String) -> String { "\(module).pcm" }
  }

  /// Those that sources may import, beside the system's.
  var modulesOfC: [ModuleOfC] = []

  /// Whether what is compiled says where its lines are, for what tells of a crash.
  var isForDebugger = true

  /// That of courses, for which the support is prepared.
  static let ownMode = "6"

  /// What all compiling has in common; the module cache works for these flags only.
  static let common = [
    "-parse-as-library", "-swift-version", ownMode, "-g", "-diagnostic-style", "llvm",
    "-no-color-diagnostics",
  ]
  /// The same in another mode of the language, or with nothing for a debugger: of two, the compiler takes
  /// the last.
  private var common: [String] {
    Self.common + (languageMode == Self.ownMode ? [] : ["-swift-version", languageMode])
      + (isForDebugger ? [] : ["-gnone"])
  }
  /// What lets a suite run with a module that it was not compiled against.
  private static let evolution = ["-enable-library-evolution"]

  /// What one expression may cost: some two seconds, counted in steps, not in time, so that the
  /// answer is the same on every machine. The compiler then names the line.
  static let patience = ["-solver-scope-threshold=200000"]

  /// What makes each use of memory that the compiler cannot vouch for an error (SE-0458).
  static let memorySafety = ["-strict-memory-safety", "-Werror", "StrictMemorySafety"]

  /// What makes the tables read-only by which a library finds others' functions, once it is loaded.
  static let hardening = ["-z", "relro", "-z", "now"]

  /// Changes when a flag does.
  static var flagsForIdentity: String {
    (common + evolution + patience + memorySafety + hardening + [
      "-Bsymbolic", "-compile-module-from-interface",
    ]).joined(separator: " ")
  }

  /// Compiles a module: `NAME.swiftmodule` and `NAME.swiftinterface` in `folder`, and an object;
  /// refuses unsafe code if it has to be `memorySafe`.
  ///
  /// - Parameter flags: Of a package's module, whose tests see what is internal, and which has no
  ///   interface: its own flags.
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

  /// Compiles a module's interface, from which others can be compiled, without the module.
  func module(
    _ name: String, ofInterface path: String, searching folders: [String], into folder: String
  ) -> Command {
    frontend(
      ["-compile-module-from-interface", path, "-module-name", name]
        + search(folders) + ["-o", "\(folder)/\(name).swiftmodule"])
  }

  /// Compiles the headers that a module map names, for whoever imports them; the result holds all that is
  /// needed of them, so that they may lie elsewhere then.
  func headers(
    of name: String, map: String, searching folders: [String], into folder: String
  ) -> Command {
    frontend(
      ["-emit-pcm", map, "-module-name", name, "-swift-version", languageMode]
        + ["-Xcc", "-Xclang", "-Xcc", "-fmodules-embed-all-files"] + search(folders)
        + ["-o", "\(folder)/\(ModuleOfC.fileName(of: name))"])
  }

  /// Compiles a file of C for a library.
  func object(ofC file: String, flags: [String], into object: String) -> Command {
    Command(
      toolchain.clang, ["-c", "-g", "-fPIC"] + flags + [file, "-o", object],
      environment: toolchain.environment)
  }

  /// Compiles files that use modules and are used by none.
  func object(
    _ name: String, files: [String], searching folders: [String] = [], into object: String,
    flags: [String] = []
  ) -> Command {
    frontend(
      ["-c"] + files + ["-module-name", name] + common + flags + Self.patience + macros
        + search(folders) + ["-o", object])
  }

  /// Only looks whether the files compile as a module.
  func typecheck(_ name: String, files: [String], searching folders: [String]) -> Command {
    frontend(
      ["-typecheck"] + files + ["-module-name", name] + common + Self.evolution
        + Self.patience + macros + search(folders))
  }

  /// Looks which files of the machine go into this file's modules, and writes them down as a
  /// Makefile does.
  func dependencies(of file: String, into rule: String) -> Command {
    frontend(
      ["-typecheck", file, "-module-name", "All"] + common + macros + [
        "-track-system-dependencies", "-emit-dependencies", "-emit-dependencies-path", rule,
      ])
  }

  /// Where the macros of Swift's own libraries are.
  var macros: [String] {
    [
      "-in-process-plugin-server-path", toolchain.macroServer, "-plugin-path",
      toolchain.macroPlugins,
    ]
  }

  /// Links objects. What they leave undefined is found in the process that loads the library;
  /// what they define themselves they use, whoever else defines it too.
  ///
  /// - Parameters:
  ///   - exports: A version script for the linker, if not all is to be seen from outside.
  ///   - flags: What else the linker is told.
  func sharedLibrary(
    named name: String, objects: [String], exports: String? = nil, flags: [String] = [],
    into folder: String
  ) -> Command {
    Command(
      toolchain.linker,
      ["-shared", "-Bsymbolic", "--threads=1"] + Self.hardening + [toolchain.runtimeObject]
        + objects
        + (exports.map { ["--version-script", $0] } ?? [])
        + flags + ["-soname", name, "-o", "\(folder)/\(name)"],
      environment: toolchain.environment)
  }

  /// A version script by which a library shows the declarations of this module, and nothing else
  /// that it may define: no `exit`, no function of the Swift runtime or of the test library.
  static func exports(ofModule name: String) -> String {
    let patterns = ModuleSpelling(of: name).patterns.map { "$s*\($0)*; " }.joined()
    return "{ global: \(patterns)local: *; };\n"
  }

  func frontend(_ arguments: [String]) -> Command {
    Command(
      toolchain.frontend, ["-frontend"] + arguments + ["-module-cache-path", moduleCache],
      environment: toolchain.environment)
  }

  /// Where sources find what they import: modules of Swift in these folders, and those of C.
  func search(_ folders: [String]) -> [String] {
    folders.flatMap { ["-I", $0] }
      + modulesOfC.flatMap { ["-Xcc", "-fmodule-file=\($0.name)=\($0.path)"] }
  }
}

extension Command {
  /// One command that runs these in turn until one fails, in one sandbox.
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
  /// One word of a POSIX shell, whatever it holds.
  fileprivate var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }
}
