import CourseModel
import Execution
import Foundation
import Glibc
import Messages

/// The description of a package by SwiftPM.
enum PackageDump: Sendable, Equatable {
  /// The JSON of `swift package dump-package`.
  case described(Data)
  /// The manifest does not compile, or fails when it runs, in the words of SwiftPM.
  case refused(String)
}

extension Machine {
  /// Describes the package in a folder.
  ///
  /// A manifest is a program, so SwiftPM compiles and runs it confined. It sees a copy of itself
  /// and the package's folders, which it may list, but no other file: thus a description is cached
  /// by all that decides it.
  func dump(packageIn folder: URL) throws(GradingError) -> PackageDump {
    let manifests = try folder.manifests()
    let folders = folder.visibleFolders
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(manifests)
    for path in folders { digest.add(path) }
    let key = digest.finish()
    if let json = cache.data(Self.manifests, key) { return .described(json) }

    guard access(toolchain.packageManager, X_OK) == 0 else {
      throw .file(
        path: toolchain.packageManager,
        reason: Message("is missing; install the whole Swift toolchain again"))
    }
    try checkAccess()
    let scratch = try ScratchFolder(in: ScratchFolder.parent, for: "manifest")
    defer { scratch.remove() }
    let copy = try scratch.folder("package")
    for path in folders { _ = try scratch.folder("package/\(path)") }
    for file in manifests {
      try ScratchFolder.write(file.content, to: copy.appending(path: file.name))
    }
    let home = try scratch.folder("home", ownedBy: executor.sandbox.user)
    let completion = try executor.complete(toolchain.dump(packageIn: copy, writing: home))
    if completion.ranOutOfSpace, ScratchFolder.isParentFull {
      throw .diskFull(ScratchFolder.parent.path, variable: ScratchFolder.variable)
    }
    switch completion.termination {
    case .exited(0):
      cache.keep(completion.output, Self.manifests, key)
      return .described(completion.output)
    case .deadlinePassed: return .refused("It does not end.")
    case .outputExceeded: return .refused("It prints too much.")
    case .signalled(SIGKILL): throw .killed(step: Message("reading Package.swift", context: "step"))
    case .exited, .signalled: return .refused(completion.words(aboutPackageIn: copy))
    }
  }

  private static let manifests = "manifests"
}

extension Toolchain {
  /// SwiftPM writes only into `home`: caches, settings and what it compiles.
  fileprivate func dump(packageIn folder: URL, writing home: URL) -> Command {
    var command = Command(
      packageManager,
      [
        "dump-package", "--disable-sandbox", "--manifest-cache", "none",
        "--package-path", folder.path, "--scratch-path", "\(home.path)/build",
      ],
      environment: environment.merging(["HOME": home.path, "TMPDIR": home.path]) { $1 },
      directory: folder.path, readable: readableForDescribing + [folder.path],
      writable: [home.path])
    command.limits.memoryBytes = Toolset.compilerMemory
    command.limits.scratchBytes = 0
    command.readsProcesses = true
    command.limits.cpuSeconds = 20
    return command
  }
}

extension Completion {
  /// The errors, with paths relative to the package's folder.
  fileprivate func words(aboutPackageIn folder: URL) -> String {
    let ofOthers = ["Invalid manifest (compiled with:", "invalid manifests at"]
    let lines = errorText.split(separator: "\n").prefix { $0 != "Current stack trace:" }
      .filter { line in !ofOthers.contains(where: line.contains) }
    let errors = CompilerOutput.errors(in: lines.joined(separator: "\n"))
    // SwiftPM does not say that the manifest reached its limit of processor time.
    if errors.contains("Missing or empty JSON output") {
      return "It declares no package ('let package = Package(…)'), or it does not end."
    }
    return String(
      errors.replacing("\(folder.path)/", with: "")
        .replacing("error: '\(folder.lastPathComponent)': ", with: "").suffix(2_000))
  }
}

extension URL {
  /// Package.swift, and those for certain versions of SwiftPM, sorted by name.
  ///
  /// Source: SwiftPM's documentation, "Version-specific Manifest Selection".
  fileprivate func manifests() throws(GradingError) -> [SourceFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var files: [SourceFile] = []
    for name in names.sorted() where name.wholeMatch(of: /Package(@swift-.*)?\.swift/) != nil {
      let file = appending(path: name)
      do {
        files.append(SourceFile(name: name, content: try Data(contentsOf: file)))
      } catch {
        throw .file(path: file.path, reason: .cannotBeRead(error.systemReason))
      }
    }
    return files
  }

  /// The relative paths of the folders in this one, hidden ones aside, sorted.
  fileprivate var visibleFolders: [String] {
    var paths: [String] = []
    guard let entries = FileManager.default.enumerator(atPath: path) else { return [] }
    while let entry = entries.nextObject() as? String {
      guard entries.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      if entry.split(separator: "/").last?.hasPrefix(".") == true {
        entries.skipDescendants()
      } else {
        paths.append(entry)
      }
    }
    return paths.sorted()
  }
}
