import CourseModel
import Foundation

/// The files of a package's folder, which is its author's.
struct PackageSources {
  let folder: URL

  /// The most files and bytes of a target.
  private static let (maxFiles, maxBytes) = (256, 8 << 20)

  /// Whether there is a folder at this path.
  func hasFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let there = FileManager.default.fileExists(
      atPath: folder.appending(path: path).path, isDirectory: &isFolder)
    return there && isFolder.boolValue
  }

  /// Whether there is a file at this path.
  func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// The names of the folders in a folder, sorted; none if it is not there.
  func folders(in path: String) -> [String] {
    let url = folder.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && hasFolder("\(path)/\($0)") }.sorted()
  }

  /// The Swift files below a folder, sorted by their paths, but for what the target leaves out.
  func files(of target: String, in path: String, for kind: Manifest.Target?)
    throws(PackageError) -> [SourceFile]
  {
    let base = folder.appending(path: path)
    let paths = self.paths(below: base, but: kind?.exclude).filter { path in
      path.hasSuffix(".swift") && kind?.sources.map { Self.lies(path, in: $0) } ?? true
    }
    return try read(paths, from: base, of: target)
  }

  /// The files of C below a folder, with their headers, called by their paths from there and sorted by
  /// them, but for what the target leaves out; none if there is neither a header nor a file of C.
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

  /// The endings of files that SwiftPM has compiled, and of those that they include.
  private static let compiled = [".c", ".cc", ".cpp", ".cxx", ".m", ".mm", ".s", ".S", ".asm"]
  private static let included = [".h", ".inc", ".def", ".modulemap"]

  /// The files of these paths from the package's folder, those that are Swift.
  func files(_ paths: [String], of target: String) throws(PackageError) -> [SourceFile] {
    for path in paths where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw .pathOutside(path, folder.path)
    }
    return try read(
      paths.filter { $0.hasSuffix(".swift") }, from: folder, of: target)
  }

  /// The files of these paths; those of Swift are called by their names alone.
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
      if name == "main.swift" { continue }  // a program's beginning, of which tests see nothing
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

  /// The paths below a folder that are not hidden, nor left out, sorted.
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
