import Foundation

/// A path inside a submission: the names from the outermost folder to the file.
struct EntryPath: Hashable, Sendable {
  let names: [String]
  /// Whether each name is UTF-8. Names that are not appear with U+FFFD.
  let isText: Bool

  /// The most bytes of one name, as in common file systems.
  static let maxNameBytes = 255
  /// The most bytes of a path in an archive.
  static let maxBytes = 1_024

  init(names: [String], isText: Bool) {
    self.names = names
    self.isText = isText
  }

  /// The reason why an archive's path is not allowed.
  enum Fault: Error {
    case escapes, tooLong, tooDeep
  }

  /// The path that an archive writes as these bytes. Ignores `.` and a `/` at the end.
  init(archived bytes: some Collection<UInt8>) throws(Fault) {
    guard bytes.count <= Self.maxBytes else { throw .tooLong }
    let text = String(validating: bytes, as: UTF8.self)
    let path = text ?? String(decoding: bytes, as: UTF8.self)
    let names = path.split(separator: "/").map(String.init).filter { $0 != "." }
    let isRooted = path.utf8.first == UInt8(ascii: "/") || path.utf8.contains(UInt8(ascii: "\\"))
    let isOnDrive = names.first.map { $0.utf8.dropFirst().first == UInt8(ascii: ":") } ?? false
    guard !isRooted, !isOnDrive, !names.contains("..") else { throw .escapes }
    guard names.allSatisfy({ $0.utf8.count <= Self.maxNameBytes }) else { throw .tooLong }
    guard names.count <= FileTree.maxDepth else { throw .tooDeep }
    self.init(names: names, isText: text != nil)
  }

  var name: String { names.last ?? "" }
  var parent: ArraySlice<String> { names.dropLast() }
  var text: String { names.joined(separator: "/") }

  func appending(_ name: String, isText: Bool) -> EntryPath {
    EntryPath(names: names + [name], isText: self.isText && isText)
  }
}

// MARK: - Paths that the grader never looks into

extension EntryPath {
  /// Folders of packages, editors and systems that contain nothing to judge.
  private static let folders: Set<String> = [
    "Tests", "__MACOSX", "DerivedData", "node_modules", "$RECYCLE.BIN",
  ]
  /// Files that systems leave behind.
  static let leftovers: Set<String> = ["Thumbs.db", "desktop.ini", "Icon\r"]

  /// Whether a folder of tests is what hides it, so that it is a student's and no system's.
  var isInTests: Bool {
    clutter(isFolder: true).map { $0.split(separator: "/").last == "Tests" } ?? false
  }

  /// The path of the outermost name that we ignore; nil if there is none.
  func clutter(isFolder: Bool) -> String? {
    for (index, name) in names.enumerated() {
      let isInner = index < names.count - 1 || isFolder
      let isHidden = name.hasPrefix(".")
      guard isHidden || (isInner ? Self.folders : Self.leftovers).contains(name) else { continue }
      return names[...index].joined(separator: "/") + (isInner ? "/" : "")
    }
    return nil
  }
}
