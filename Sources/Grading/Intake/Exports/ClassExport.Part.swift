import CourseModel
import Foundation
import Messages

extension ClassExport {
  /// The items that belong to one attempt of the same people.
  struct Part {
    /// The platform's label; nil for items without an owner.
    let label: ExportLabel?
    private(set) var items: [(item: ClassLevel.Item, content: ExportLabel.Content)]

    init(_ item: ClassLevel.Item, _ label: ExportLabel) {
      self.label = label
      items = [(item, label.content)]
    }

    /// A part for an item whose name the platform does not give.
    init(stray item: ClassLevel.Item) {
      label = nil
      items = [(item, item.isFolder ? .folder() : .file(named: item.name))]
    }

    mutating func add(_ item: ClassLevel.Item, _ label: ExportLabel) {
      items.append((item, label.content))
    }

    /// The name in reports, unless another part has the same.
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
        guard item.isText else { return .unreadable(.entryIsNotUTF8) }
        let canBeRead = item.isFolder || SubmissionReceiver.accepts(fileNamed: item.name)
        if label == nil, !canBeRead { return .unreadable(SubmissionReceiver.unfit(item.name)) }
      }
      var tree = FileTree()
      var typed: [FileTree.Entry] = []
      var taken: [String: Int] = [:]
      for (item, content) in items {
        switch content {
        case .folder:
          tree.entries += item.entries
          tree.ignored += item.ignored
        case .file(let name):
          let earlier = taken[SourceChoice.key(name), default: 0]
          taken[SourceChoice.key(name)] = earlier + 1
          tree.entries += item.entries.map { $0.named(name, after: earlier) }
        case .typed: typed += item.entries.filter { !$0.kind.isFolder }
        case .note, .companion: tree.ignored.append(item.name)
        }
      }
      return .files(tree, typed: typed)
    }
  }

  /// The number of each part's attempt, and how many attempts there are.
  struct AttemptNumbers {
    /// The attempts of each owner, from first to last.
    private var attempts: [String: [String]] = [:]

    init(of parts: [Part]) {
      for case let label? in parts.map(\.label) {
        guard let attempt = label.attempt else { continue }
        attempts[label.owner, default: []].append(attempt)
      }
      attempts = attempts.mapValues { $0.sorted() }
    }

    /// Returns nil if the platform exports only one attempt.
    func attempt(of part: Part) -> (number: Int, of: Int)? {
      guard let label = part.label, let attempt = label.attempt,
        let all = attempts[label.owner], let index = all.firstIndex(of: attempt)
      else { return nil }
      return (index + 1, all.count)
    }

    /// Whether a part comes before another: by title, then by owner and attempt.
    func precedes(_ part: Part, _ other: Part) -> Bool {
      let (title, otherTitle) = (part.title, other.title)
      guard title == otherTitle else {
        return title.utf8.lexicographicallyPrecedes(otherTitle.utf8)
      }
      let keys = [part, other].map { ($0.label?.owner ?? "", $0.label?.attempt ?? "") }
      return keys[0] < keys[1]
    }
  }

  /// The names for reports: titles, extended where two are equal.
  struct TitleNames {
    private var owners: [String: Set<String>] = [:]

    init(of parts: [Part]) {
      for part in parts {
        owners[part.title, default: []].insert(part.label?.owner ?? "")
      }
    }

    /// The name of a part. It includes a person's number if two people have the same name, and the
    /// attempt's number unless it is the last.
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
  /// The same file with another name, in no folder; with a number after earlier ones of the name.
  fileprivate func named(_ name: String, after earlier: Int) -> FileTree.Entry {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let own = earlier == 0 ? name : "\(name[..<dot]) (\(earlier))\(name[dot...])"
    return FileTree.Entry(path: EntryPath(names: [own], isText: path.isText), kind: kind)
  }
}
