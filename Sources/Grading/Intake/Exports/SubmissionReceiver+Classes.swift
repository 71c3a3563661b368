import CourseModel
import Foundation
import Messages

/// The result of looking for a class at a path.
enum ClassOpening: Sendable {
  case export(ClassExport)
  /// No platform's layout matches.
  case none
  /// It may be a platform's export or not, and that decides who owns which work.
  case doubtful(ExportDoubt)
  /// It cannot be opened, with the reason as a sentence about "it".
  case refused(Message)
}

extension SubmissionReceiver {
  /// The class at `url`, a folder or an archive. Blocks while it is unpacked.
  ///
  /// - Parameters:
  ///   - platform: The stated platform.
  ///   - expected: The likely platform, although the instructor has not stated it.
  /// - Throws: when the machine cannot read or unpack it.
  func classExport(
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

  /// Whether the archive at `url` is larger than a student's submission may be.
  func isTooLarge(_ url: URL) -> Bool {
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

  /// The content of a class entry as a submission with its name. Blocks while it is unpacked.
  ///
  /// - Throws: When the machine cannot read or unpack it.
  package func receive(_ entry: ClassEntry) throws(GradingError) -> Intake {
    switch entry.content {
    case .unreadable(let reason): return .refused(name: entry.name, reason: reason)
    case .failed(let error): throw error
    case .files(let files, let typed):
      // A platform names one person for all that is in it.
      let isNamed = ![nil, Platform.folders.rawValue].contains(entry.delivery.platform)
      let opened = try opening(.tree(files), isNamed: isNamed)
      guard case .tree(var tree) = opened else {
        return try Intake(opened, for: task, name: entry.name)
      }
      try Self.add(typed, to: &tree)
      if !isNamed, let people = MultipleAuthors.people(in: tree, for: task, by: .proof) {
        return .refused(name: entry.name, reason: MultipleAuthors.sentence(about: people))
      }
      return try Intake(.tree(tree), for: task, name: entry.name)
    }
  }

  /// Adds typed code as a Swift file if there is none, and otherwise as a document, which counts
  /// where no Swift file declares the exercise's types.
  private static func add(
    _ typed: [FileTree.Entry], to tree: inout FileTree
  ) throws(GradingError) {
    let isBesideSources = tree.entries.contains(where: \.isSource)
    for entry in typed {
      guard case .file(let size, let read) = entry.kind, size <= Intake.maxBytes,
        let code = TypedText.code(in: try read())
      else {
        tree.ignored.append(entry.path.text)
        continue
      }
      let content = Data(code.utf8)
      let path =
        isBesideSources ? entry.path : EntryPath(names: [TypedText.fileName], isText: true)
      tree.entries.append(
        FileTree.Entry(
          path: path, kind: .file(size: content.count) { () throws(GradingError) in content }))
      guard !isBesideSources else { continue }
      tree.notes.append(
        Message("There was no Swift file: what was typed on the platform was read as one."))
      return
    }
  }
}
