import CourseModel
import Foundation

/// The files in a package's folder, which come from its author.
struct PackageSources {
  let folder: URL

  /// The maximum number of files in a target, and of their bytes.
  private static let (maxFiles, maxBytes) = (256, 8 << 20)

  func hasFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let there = FileManager.default.fileExists(
      atPath: folder.appending(path: path).path, isDirectory: &isFolder)
    return there && isFolder.boolValue
  }

  /// The package with its manifest, by SwiftPM on this machine; nil without one.
  func declared(on machine: Machine) throws -> DeclaredPackage? {
    guard hasFile("Package.swift") else { return nil }
    let path = folder.appending(path: "Package.swift").path
    switch try machine.dump(packageIn: folder) {
    case .described(let json):
      do { return DeclaredPackage(manifest: try Manifest(json), sources: self) } catch {
        throw PackageError.manifestFails(path, output: "\(error)")
      }
    case .refused(let words): throw PackageError.manifestFails(path, output: words)
    }
  }

  func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The names of the folders in a folder, sorted; empty if it does not exist.
  func folders(in path: String) -> [String] {
    let url = folder.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && hasFolder("\(path)/\($0)") }.sorted()
  }

  /// A target's Swift files, sorted by path, without those that it excludes.
  func files(of part: PackageLayout.Part) throws(PackageError) -> [SourceFile] {
    let paths = paths(of: part).filter { $0.hasSuffix(".swift") && part.compiles($0) }
    return try read(paths, from: folder.appending(path: part.path), of: part.name)
  }

  /// A target's C files and headers, with relative paths and sorted by them, without those that it
  /// excludes; empty if there is neither a header nor a C file.
  func filesOfC(of part: PackageLayout.Part) throws(PackageError) -> [SourceFile] {
    let paths = paths(of: part)
    let compiled = paths.filter { path in
      Self.compiled.contains(where: path.hasSuffix) && part.compiles(path)
    }
    let read = paths.filter { path in Self.included.contains(where: path.hasSuffix) }
    guard read.contains(where: { $0.hasSuffix(".h") }) || !compiled.isEmpty else { return [] }
    if let other = compiled.first(where: { !$0.hasSuffix(".c") }) {
      throw .notInC(part.name, other)
    }
    return try self.read(
      (compiled + read).sorted(), from: folder.appending(path: part.path), of: part.name)
  }

  /// The suffixes of files that SwiftPM compiles, and of those that they include.
  private static let compiled = [".c", ".cc", ".cpp", ".cxx", ".m", ".mm", ".s", ".S", ".asm"]
  private static let included = [".h", ".inc", ".def", ".modulemap"]

  /// The Swift files among these paths, relative to the package's folder.
  func files(_ paths: [String], of target: String) throws(PackageError) -> [SourceFile] {
    for path in paths where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw .pathOutside(path, folder.path)
    }
    return try read(
      paths.filter { $0.hasSuffix(".swift") }, from: folder, of: target)
  }

  /// The files at these paths; Swift files are named without their folders.
  private func read(
    _ paths: [String], from base: URL, of target: String
  ) throws(PackageError) -> [SourceFile] {
    guard paths.count <= Self.maxFiles else {
      throw .tooManyFiles(target, paths.count, most: Self.maxFiles)
    }
    var files: [SourceFile] = []
    var bytes = 0
    for path in paths {
      let url = base.appending(path: path)
      let name = path.hasSuffix(".swift") ? url.lastPathComponent : path
      if name == "main.swift" { continue }  // the entry point of a program, which tests do not see
      guard let content = try? Data(contentsOf: url) else { throw .unreadable(url.path) }
      bytes += content.count
      guard bytes <= Self.maxBytes else { throw .tooLarge(target) }
      if files.contains(where: { $0.name.lowercased() == name.lowercased() }) {
        throw .fileTwice(name, target)
      }
      files.append(SourceFile(name: name, content: content))
    }
    return files.sorted { $0.name < $1.name }
  }

  /// The paths in a target's folder that are neither hidden nor excluded, sorted.
  private func paths(of part: PackageLayout.Part) -> [String] {
    let base = folder.appending(path: part.path).path
    let all = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && !path.lies(in: part.declared?.exclude ?? [])
    }.sorted()
  }
}

extension PackageLayout.Part {
  /// Whether its declaration includes a file.
  fileprivate func compiles(_ path: String) -> Bool {
    declared?.sources.map(path.lies) ?? true
  }
}

extension String {
  /// Whether this path is one of these, or in one of these folders.
  fileprivate func lies(in places: [String]) -> Bool {
    places.contains { place in
      let clean = place.hasSuffix("/") ? String(place.dropLast()) : place
      return clean == "." || self == clean || hasPrefix(clean + "/")
    }
  }
}
