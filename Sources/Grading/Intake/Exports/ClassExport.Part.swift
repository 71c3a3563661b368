import CourseModel
import Foundation

extension ClassExport {
  /// All that belongs to one attempt of the same people.
  struct Part {
    /// What the platform says of it; nil for what is nobody's.
    let label: ExportLabel?
    private(set) var items: [(item: ClassLevel.Item, content: ExportLabel.Content)]

    init(_ item: ClassLevel.Item, _ label: ExportLabel) {
      self.label = label
      items = [(item, label.content)]
    }

    /// Of what has no name that the platform gives.
    init(stray item: ClassLevel.Item) {
      label = nil
      items = [(item, item.isFolder ? .folder() : .file(named: item.name))]
    }

    mutating func add(_ item: ClassLevel.Item, _ label: ExportLabel) {
      items.append((item, label.content))
    }

    /// What it is called, as long as nobody else is called so.
    var title: String { label?.title ?? items[0].item.name }

    func entry(
      of platform: Platform, named name: String, _ attempt: (number: Int, of: Int)?
    ) -> ClassEntry {
      let delivery = Delivery(
        platform: label == nil ? nil : platform.rawValue, students: label?.students ?? [],
        attempt: attempt?.number, attempts: attempt?.of, submittedAt: label?.submittedAt,
        isLate: label?.isLate, entries: items.map { $0.item.name })
      return ClassEntry(name: name, delivery: delivery, content: content)
    }

    private var content: ClassEntry.Content {
      switch items.lazy.compactMap(\.item.obstacle).first {
      case .refused(let reason): return .unreadable(reason)
      case .failed(let error): return .failed(error)
      case nil: break
      }
      if let item = items.first?.item, items.count == 1 {
        guard item.isText else { return .unreadable(Self.notUTF8) }
        let canBeRead = item.isFolder || SubmissionReceiver.accepts(fileNamed: item.name)
        if label == nil, !canBeRead { return .unreadable(SubmissionReceiver.unfit) }
      }
      var tree = FileTree()
      var typed: [FileTree.Entry] = []
      var taken: Set<String> = []
      for (item, content) in items {
        switch content {
        case .folder:
          tree.entries += item.entries
          tree.ignored += item.ignored
        case .file(let name):
          let isNew = taken.insert(SourceChoice.key(name)).inserted
          tree.entries += item.entries.map { $0.named(isNew ? name : item.name) }
        case .typed: typed += item.entries.filter { !$0.kind.isFolder }
        case .note, .companion: tree.ignored.append(item.name)
        }
      }
      return .files(tree, typed: typed)
    }

    private static let notUTF8 =
      "Its name is not UTF-8, so it cannot be opened: rename it, and grade it again."
  }

  /// Which attempt of how many each part is.
  struct AttemptNumbers {
    /// The attempts of each owner, from the first to the last.
    private var attempts: [String: [String]] = [:]

    init(of parts: [Part]) {
      for case let label? in parts.map(\.label) {
        guard let attempt = label.attempt else { continue }
        attempts[label.owner, default: []].append(attempt)
      }
      attempts = attempts.mapValues { $0.sorted() }
    }

    /// Nil where the platform exports one only.
    func attempt(of part: Part) -> (number: Int, of: Int)? {
      guard let label = part.label, let attempt = label.attempt,
        let all = attempts[label.owner], let index = all.firstIndex(of: attempt)
      else { return nil }
      return (index + 1, all.count)
    }

    /// Whether a part stands before another one: by title, then by attempt.
    func precedes(_ part: Part, _ other: Part) -> Bool {
      let (title, otherTitle) = (part.title, other.title)
      guard title == otherTitle else {
        return title.utf8.lexicographicallyPrecedes(otherTitle.utf8)
      }
      let keys = [part, other].map { ($0.label?.owner ?? "", $0.label?.attempt ?? "") }
      return keys[0] < keys[1]
    }
  }

  /// Names for reports: titles, with what tells those apart that are the same.
  struct TitleNames {
    private var owners: [String: Set<String>] = [:]

    init(of parts: [Part]) {
      for part in parts {
        owners[part.title, default: []].insert(part.label?.owner ?? "")
      }
    }

    /// The name of a part: with the number of a person of whose name there are two, and with that of an
    /// attempt that is not the last.
    func name(of part: Part, _ numbers: AttemptNumbers) -> String {
      var name = part.title
      if owners[name, default: []].count > 1, let student = part.label?.students.first {
        name += " (\(student.id ?? student.login ?? student.email ?? "?"))"
      }
      if let attempt = numbers.attempt(of: part), attempt.number < attempt.of {
        name += " (attempt \(attempt.number) of \(attempt.of))"
      }
      return SubmissionNames.clean(name)
    }
  }
}

extension FileTree.Entry {
  /// The same file under another name, in no folder.
  fileprivate func named(_ name: String) -> FileTree.Entry {
    FileTree.Entry(path: EntryPath(names: [name], isText: path.isText), kind: kind)
  }
}
