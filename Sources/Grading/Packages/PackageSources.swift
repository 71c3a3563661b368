import CourseModel
import Foundation

/// The files in a package's folder, which come from its author.
struct PackageSources {
  let folder: URL

  /// The maximum number of files in a target, and of their bytes.
  private static let (maxFiles, maxBytes) = (256, 8 << 20)

  /// Whether a folder is at this path.
  func hasFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let there = FileManager.default.fileExists(
      atPath: folder.appending(path: path).path, isDirectory: &isFolder)
    return there && isFolder.boolValue
  }

  /// Whether a file is at this path.
  func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The names of the folders in a folder, sorted; empty if it does not exist.
  func folders(in path: String) -> [String] {
    let url = folder.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && hasFolder("\(path)/\($0)") }.sorted()
  }

  /// The Swift files below a folder, sorted by path, without those that the target excludes.
  func files(of target: String, in path: String, for kind: Manifest.Target?)
    throws(PackageError) -> [SourceFile]
  {
    let base = folder.appending(path: path)
    let paths = self.paths(below: base, but: kind?.exclude).filter { path in
      path.hasSuffix(".swift") && kind?.sources.map { Self.lies(path, in: $0) } ?? true
    }
    return try read(paths, from: base, of: target)
  }

  /// The C files and headers below a folder, with relative paths and sorted by them, without those
  /// that the target excludes; empty if there is neither a header nor a C file.
  func filesOfC(of target: String, in path: String, for kind: Manifest.Target?)
    throws(PackageError) -> [SourceFile]
  {
    let base = folder.appending(path: path)
    let paths = self.paths(below: base, but: kind?.exclude)
    let compiled = paths.filter { path in
      Self.compiled.contains(where: path.hasSuffix)
        && kind?.sources.map { Self.lies(path, in: $0) } ?? true
    }
    let read = paths.filter { path in Self.included.contains(where: path.hasSuffix) }
    guard read.contains(where: { $0.hasSuffix(".h") }) || !compiled.isEmpty else { return [] }
    if let other = compiled.first(where: { !$0.hasSuffix(".c") }) { throw .notInC(target, other) }
    return try self.read((compiled + read).sorted(), from: base, of: target)
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

  /// The paths below a folder that are neither hidden nor excluded, sorted.
  private func paths(below url: URL, but excluded: [String]?) -> [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && !Self.lies(path, in: excluded ?? [])
    }.sorted()
  }

  /// Whether a path is one of these, or in one of these folders.
  private static func lies(_ path: String, in places: [String]) -> Bool {
    places.contains { place in
      let clean = place.hasSuffix("/") ? String(place.dropLast()) : place
      return clean == "." || path == clean || path.hasPrefix(clean + "/")
    }
  }
}
