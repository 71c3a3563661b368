import Foundation

/// Finds the file that a link refers to.
enum PageFile {
  /// The file at a relative path, seen from a page; `nil` if there is none.
  ///
  /// A folder stands for its README.md. A link to a site's HTML leads to the Markdown that it is
  /// built from. In a DocC catalog (`NAME.docc`), a page is found by its name alone.
  static func find(_ path: String, from page: URL) -> URL? {
    let file = URL(filePath: path, relativeTo: page.deletingLastPathComponent())
      .standardizedFileURL.resolvingSymlinksInPath()
    return ([file] + sources(of: file)).lazy.compactMap(page(at:)).first
      ?? catalog(around: page).flatMap { self.page(named: file.lastPathComponent, in: $0) }
  }

  private static func page(at file: URL) -> URL? {
    switch type(of: file) {
    case .typeRegular: file
    case .typeDirectory: page(at: file.appending(path: "README.md"))
    default: nil
    }
  }

  private static func sources(of file: URL) -> [URL] {
    guard ["html", "htm"].contains(file.pathExtension.lowercased()) else { return [] }
    let stem = file.deletingPathExtension()
    let isIndex = stem.lastPathComponent == "index"
    return [stem.appendingPathExtension("md"), stem.appendingPathExtension("markdown")]
      + (isIndex ? [stem.deletingLastPathComponent().appending(path: "README.md")] : [])
  }

  private static func catalog(around page: URL) -> URL? {
    var folder = page.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if folder.pathExtension == "docc" { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func page(named name: String, in catalog: URL) -> URL? {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return files?.lazy.compactMap { $0 as? URL }
      .first { $0.lastPathComponent == name && type(of: $0) == .typeRegular }
  }

  private static func type(of file: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.type] as? FileAttributeType
  }
}
