import CourseModel
import Foundation

/// What there is of a class at some place.
package enum ClassOpening: Sendable {
  case export(ClassExport)
  /// None that a platform has laid out.
  case none
  /// It may be a platform's or not, and that decides whose work is whose.
  case doubtful(ExportDoubt)
  /// It cannot be opened: why, in a sentence about "it".
  case refused(String)
}

extension SubmissionReceiver {
  /// The class that lies at `url`, a folder or an archive. Blocks while something is unpacked.
  ///
  /// - Parameters:
  ///   - platform: Who is said to have exported it.
  ///   - expected: Who has probably exported it, which nobody has said.
  /// - Throws: when the machine cannot read or unpack it.
  package func classExport(
    at url: URL, from platform: Platform? = nil, expecting expected: Platform? = nil
  ) throws(GradingError) -> ClassOpening {
    switch try openedClass(at: url) {
    case nil: return .none
    case .refused(let reason): return .refused(reason)
    case .tree(let tree):
      let name = url.lastPathComponent
      if platform == nil, let doubt = ClassExport.doubt(in: tree, named: name) {
        return .doubtful(doubt)
      }
      let export = ClassExport(
        recognising: tree, named: name, from: platform, expecting: expected)
      return export.map(ClassOpening.export) ?? .none
    }
  }

  /// Whether the archive at `url` is larger than what one student may hand in.
  package func isTooLarge(_ url: URL) -> Bool {
    let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    return size.map { $0 > UnpackingLimits.submission.bytes } ?? false
  }

  private func openedClass(at url: URL) throws(GradingError) -> Unpacked? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    if isFolder.boolValue {
      if Self.isBareRepository(url) { return nil }
      return try FileTree.readingClass(url)
    }
    guard Unpacker.canUnpack(url.lastPathComponent) else { return nil }
    return try Unpacker(executor: unpacker.executor, limits: .wholeClass).open(class: url)
  }

  /// What is in an entry of a class, as a submission of its name. Blocks while something is unpacked.
  ///
  /// - Throws: when the machine cannot read or unpack it.
  package func receive(_ entry: ClassEntry) throws(GradingError) -> Intake {
    switch entry.content {
    case .unreadable(let reason): return .refused(name: entry.name, reason: reason)
    case .failed(let error): throw error
    case .files(let files, let typed):
      var tree = files
      if let archive = Self.onlyArchive(in: tree) {
        switch try unpacker.unpack(archive.read()) {
        case .refused(let reason): return .refused(name: entry.name, reason: reason)
        case .tree(let inner): tree = inner.beside(tree, but: archive.path)
        }
      }
      let code = try Self.add(typed, to: &tree)
      if let people = Crowd.people(in: tree, module: module, by: .proof) {
        return .several(name: entry.name, reason: Crowd.sentence(about: people))
      }
      return try Intake(.tree(tree), for: task, name: entry.name).adding(notes: code)
    }
  }

  /// The one archive of what holds no Swift file.
  private static func onlyArchive(
    in tree: FileTree
  ) -> (path: EntryPath, read: @Sendable () throws(GradingError) -> Data)? {
    guard !tree.entries.contains(where: \.isSource) else { return nil }
    let archives = tree.entries.filter { Unpacker.canUnpack($0.path.name) && !$0.kind.isFolder }
    guard archives.count == 1, let archive = archives.first,
      case .file(_, let read) = archive.kind
    else { return nil }
    return (archive.path, read)
  }

  /// Takes what was typed for the answer where there is no other.
  ///
  /// - Returns: What to say of that.
  private static func add(
    _ typed: [FileTree.Entry], to tree: inout FileTree
  ) throws(GradingError) -> [String] {
    guard !tree.entries.contains(where: \.isSource) else {
      tree.ignored += typed.map(\.path.text)
      return []
    }
    for entry in typed {
      guard case .file(let size, let read) = entry.kind, size <= Intake.maxBytes,
        let code = TypedText.code(in: try read())
      else {
        tree.ignored.append(entry.path.text)
        continue
      }
      let content = Data(code.utf8)
      let path = EntryPath(names: [TypedText.fileName], isText: true)
      tree.entries.append(
        FileTree.Entry(
          path: path, kind: .file(size: content.count) { () throws(GradingError) in content }))
      return ["There was no Swift file: what was typed on the platform was read as one."]
    }
    return []
  }
}

extension FileTree {
  /// This, and the names of what lay beside the archive that it came out of.
  fileprivate func beside(_ other: FileTree, but archive: EntryPath) -> FileTree {
    var tree = self
    tree.ignored += other.ignored
    tree.ignored += other.entries.filter { !$0.kind.isFolder && $0.path != archive }.map(
      \.path.text)
    return tree
  }
}

extension Intake {
  /// The same, with more to say of what was accepted.
  fileprivate func adding(notes: [String]) -> Intake {
    guard case .accepted(let submission) = self, !notes.isEmpty else { return self }
    return .accepted(
      Submission(
        name: submission.name, files: submission.files, ignored: submission.ignored,
        notes: notes + submission.notes))
  }
}
