import CourseModel
import Execution
import Foundation
import Glibc
import Messages

/// An installed Swift toolchain.
package struct Toolchain: Sendable {
  /// The folder that contains usr/bin/swift-frontend.
  package let folder: String
  /// Differs when a part of it does that grading uses: compiler, linker, libraries, macros.
  let identity: String

  /// The toolchain whose `swift-frontend` is first on this search path.
  package init(searching path: String) throws(GradingError) {
    let candidates = path.split(separator: ":").map { "\($0)/swift-frontend" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .toolchainMissing
    }
    let frontend = URL(filePath: found).resolvingSymlinksInPath()
    // The real swift-frontend is in FOLDER/usr/bin.
    let usr = frontend.deletingLastPathComponent().deletingLastPathComponent()
    folder = usr.deletingLastPathComponent().path
    guard access(usr.path + "/lib/swift/linux", R_OK) == 0 else { throw .toolchainMissing }
    identity = FileStamps(of: Self.parts(of: usr.path)).digest
  }

  /// The programs, libraries and plug-ins. The compiler itself tracks the modules and headers that
  /// it reads (`Support`).
  private static func parts(of usr: String) -> [String] {
    let folders = [
      "lib/swift/linux", "lib/swift/linux/\(architecture)", "lib/swift/host",
      "lib/swift/host/plugins",
    ]
    let programs = ["swift-frontend", "clang", "ld.lld"].map { "\(usr)/bin/\($0)" }
    return programs
      + folders.flatMap { folder in
        let names =
          (try? FileManager.default.contentsOfDirectory(atPath: "\(usr)/\(folder)")) ?? []
        return names.filter { $0.hasSuffix(".so") || $0.hasSuffix(".o") }.sorted()
          .map { "\(usr)/\(folder)/\($0)" }
      }
  }

  var frontend: String { "\(bin)/swift-frontend" }
  var linker: String { "\(bin)/ld.lld" }
  var clang: String { "\(bin)/clang" }
  var packageManager: String { "\(bin)/swift-package" }
  var symbolizer: String { "\(bin)/llvm-symbolizer" }
  var libraries: String { "\(usr)/lib/swift/linux" }
  /// Registers a module's types and conformances with the runtime; linked into every binary.
  var runtimeObject: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }
  var macroServer: String { "\(usr)/lib/swift/host/libSwiftInProcPluginServer.so" }
  var macroPlugins: String { "\(usr)/lib/swift/host/plugins" }

  private var usr: String { folder == "/" ? "/usr" : "\(folder)/usr" }
  private var bin: String { "\(usr)/bin" }

  #if arch(arm64)
    static let architecture = "aarch64"
  #else
    static let architecture = "x86_64"
  #endif

  /// The paths that a confined compiler or linker can read: programs, libraries and headers of the
  /// system and the toolchain. Not all of /usr, where a course may be installed with its solutions,
  /// and not all of the toolchain's folder, which may be `/`.
  var readableForBuilding: [String] {
    let parts = ["bin", "lib", "lib64", "include", "libexec"]
    return (parts.map { "/usr/\($0)" } + parts.map { "\(usr)/\($0)" }).reduce(into: []) {
      paths, path in
      if access(path, F_OK) == 0, !paths.contains(path) { paths.append(path) }
    }
  }

  /// The same for SwiftPM, which looks for its settings and the compiler's.
  var readableForDescribing: [String] {
    readableForBuilding
      + ["\(usr)/share/pm", "\(usr)/share/swift"].filter { access($0, F_OK) == 0 }
  }

  /// The paths that a confined suite can read: libraries, but no programs.
  var readableForRunning: [String] {
    [libraries]
      + ["/usr/lib/\(Self.architecture)-linux-gnu", "/usr/lib64"].filter {
        access($0, F_OK) == 0
      }
  }

  /// Whether the toolchain includes a Swift module with this name.
  func hasModule(_ name: String) -> Bool { Self.hasModule(name, in: libraries) }

  /// Whether a folder of modules contains a Swift module with this name.
  static func hasModule(_ name: String, in folder: String) -> Bool {
    access("\(folder)/\(name).swiftmodule", F_OK) == 0
  }

  /// The toolchain's shared library that a module with this name needs at run time, if any.
  func library(ofModule name: String) -> String? {
    ["\(libraries)/lib\(name).so", "\(libraries)/libswift\(name).so"].first {
      access($0, R_OK) == 0
    }
  }

  /// The toolchain's shared library that the linker would use for `-lNAME`, if any.
  func library(linkedBy flag: String) -> String? {
    guard flag.hasPrefix("-l"),
      flag.dropFirst(2).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    let path = "\(libraries)/lib\(flag.dropFirst(2)).so"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// The toolchain's shared libraries whose modules these files mention. May include more than the
  /// imported ones, but always includes these, however an import is written.
  func libraries(namedIn files: [SourceFile]) -> [String] {
    let words = Set(files.flatMap { $0.content.names })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
    return names.sorted().filter { name in
      guard name.hasPrefix("lib"), name.hasSuffix(".so") else { return false }
      let module = name.dropFirst(3).dropLast(3)
      return words.contains(String(module))
        || module.hasPrefix("swift") && words.contains(String(module.dropFirst(5)))
    }.map { "\(libraries)/\($0)" }
  }

  /// The environment for the toolchain's programs. It keeps a crashing compiler from symbolizing
  /// its own stack: that would write to /tmp, and fail with another message where that is
  /// forbidden.
  var environment: [String: String] {
    [
      "PATH": "\(bin):/usr/bin:/bin", "HOME": "/tmp", "SWIFT_BACKTRACE": "enable=no",
      "LLVM_DISABLE_SYMBOLIZATION": "1",
    ]
  }

  /// Checks that all parts that the grader uses exist.
  ///
  /// - Throws: `file`, with the first missing part.
  package func verify() throws(GradingError) {
    let programs: [String] = [linker, clang, symbolizer]
    let files: [String] = [runtimeObject, macroServer, macroPlugins]
    let missing =
      programs.filter { access($0, X_OK) != 0 } + files.filter { access($0, R_OK) != 0 }
    if let path = missing.first {
      throw .file(
        path: path, reason: Message("is missing; install the whole Swift toolchain again"))
    }
  }

  /// The compiler's version, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package func version() throws(GradingError) -> String {
    let completion: Completion
    do throws(ExecutionError) {
      let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
      completion = try executor.run(Command(frontend, ["-version"], environment: environment))
    } catch {
      throw .execution(error)
    }
    guard completion.succeeded, let line = completion.outputText.split(separator: "\n").first else {
      throw .toolFailed(step: .verbatim("swift-frontend -version"), output: completion.errorText)
    }
    return String(line)
  }
}

extension Data {
  /// All words that could be a module's name, in any context.
  fileprivate var names: [String] {
    split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}
