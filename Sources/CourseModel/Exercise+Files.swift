import Foundation

extension Exercise {
  /// The stub that learners start from.
  package func stub() throws(CourseError) -> [SourceFile] { try files(in: "Sources") }

  /// The suite, which learners never see.
  package func suite() throws(CourseError) -> [SourceFile] { try files(in: "Hidden") }

  /// The reference answer.
  package func solution() throws(CourseError) -> [SourceFile] { try files(in: "Solution") }

  /// The known wrong answers, by name.
  package func mistakes() throws(CourseError) -> [Mistake] {
    let folders = try entries(of: folder.appending(path: "Mistakes"), orNone: true)
    return try collect(folders.filter(\.hasDirectoryPath), mistake)
  }

  /// Right answers that are written otherwise, by name.
  package func variants() throws(CourseError) -> [Variant] {
    var variants: [Variant] = []
    for folder in try entries(of: folder.appending(path: "Variants"), orNone: true)
    where folder.hasDirectoryPath {
      variants.append(
        Variant(name: folder.lastPathComponent, files: try swiftFiles(of: folder)))
    }
    return variants
  }

  private struct Keys: Decodable {
    let fails: [String]
    let crashes: [String]?
  }

  private enum Key: String, CodingKey {
    case fails, crashes
  }

  private func mistake(in folder: URL) throws(CourseError) -> Mistake {
    let page = try FrontMatter(at: folder.appending(path: "message.md"))
    let keys = try page.data.yaml(Keys.self)
    let crashes = keys.crashes ?? []
    let ids = checks.map(\.id)
    let listed = keys.fails.map { (Key.fails, $0) } + crashes.map { (Key.crashes, $0) }
    _ = try collect(listed) { key, id throws(CourseError) in
      guard !ids.contains(id) else { return }
      throw page.data.malformed(
        at: [key], "'\(id)' is no check of \(name)",
        cure: suggestion(instead: id, among: ids, called: "its checks"))
    }
    return Mistake(
      name: folder.lastPathComponent, fails: Set(keys.fails), crashes: Set(crashes),
      message: page.body,
      files: try swiftFiles(of: folder))
  }

  private func files(in part: String) throws(CourseError) -> [SourceFile] {
    let folder = folder.appending(path: part)
    let files = try swiftFiles(of: folder)
    guard !files.isEmpty else {
      throw .malformed(
        folder, line: nil, problem: "holds no Swift file", cure: "put the exercise's there")
    }
    return files
  }

  private func swiftFiles(of folder: URL) throws(CourseError) -> [SourceFile] {
    var files: [SourceFile] = []
    for url in try entries(of: folder, orNone: false) where url.pathExtension == "swift" {
      files.append(SourceFile(name: url.lastPathComponent, content: try readData(url)))
    }
    return files
  }
}
