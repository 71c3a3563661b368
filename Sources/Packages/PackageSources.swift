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
    let paths = swiftPaths(below: base).filter { path in
      !Self.lies(path, in: kind?.exclude ?? [])
        && (kind?.sources.map { Self.lies(path, in: $0) } ?? true)
    }
    guard paths.count <= Self.maxFiles else {
      throw .tooManyFiles(target, paths.count, most: Self.maxFiles)
    }
    return try read(paths.map { base.appending(path: $0) }, of: target)
  }

  /// The files of these paths from the package's folder, those that are Swift.
  func files(_ paths: [String], of target: String) throws(PackageError) -> [SourceFile] {
    for path in paths where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw .pathOutside(path, folder.path)
    }
    return try read(
      paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }, of: target)
  }

  private func read(_ urls: [URL], of target: String) throws(PackageError) -> [SourceFile] {
    var files: [SourceFile] = []
    var bytes = 0
    for url in urls {
      let name = url.lastPathComponent
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

  private func swiftPaths(below url: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
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
