import Foundation

extension ClassExport {
  /// How much of what lies in a class has to have the platform's names: four of five.
  private static let (part, whole) = (4, 5)

  /// The class that lies in this tree, or in folders of it that hold nothing but the next; nil if it is
  /// none that a platform has laid out.
  ///
  /// - Parameters:
  ///   - name: What the tree is called.
  ///   - platform: Who is said to have exported it: then a single name that fits is enough.
  ///   - expected: Who has probably exported it, as the gradebook is theirs: then it may be one person's.
  init?(
    recognising tree: FileTree, named name: String, from platform: Platform? = nil,
    expecting expected: Platform? = nil
  ) {
    let platforms = platform.map { [$0] } ?? Platform.allCases
    var root: [String] = []
    for _ in 0...SourceChoice.maxWrapping {
      let level = ClassLevel(of: tree, at: root, named: name)
      for candidate in platforms {
        guard let layout = candidate.layout(of: level) else { continue }
        let fewest = candidate == expected ? 1 : candidate.fewestPeople
        if Self.fits(level, layout, candidate, isTold: platform != nil, fewest: fewest) {
          self.init(level, as: candidate, by: layout)
          return
        }
      }
      guard let inner = tree.onlyFolder(in: root) else { return nil }
      root.append(inner)
    }
    return nil
  }

  /// What somebody has to say before this tree can be a class: a file in it is called as a platform's,
  /// and says whose things are that the platform does not call so.
  static func doubt(in tree: FileTree, named name: String) -> ExportDoubt? {
    var root: [String] = []
    for _ in 0...SourceChoice.maxWrapping {
      let level = ClassLevel(of: tree, at: root, named: name)
      for platform in Platform.allCases {
        if let doubt = platform.layout(of: level)?.doubt(about: level) { return doubt }
      }
      guard let inner = tree.onlyFolder(in: root) else { return nil }
      root.append(inner)
    }
    return nil
  }

  private static func fits(
    _ level: ClassLevel, _ layout: any ExportLayout, _ platform: Platform, isTold: Bool,
    fewest: Int
  ) -> Bool {
    if platform == .folders {
      return isTold && (level.items.count > 1 || level.items.first?.isOneStudents == true)
    }
    let all = level.items.map(layout.label)
    let labels = all.compactMap(\.self).filter { $0.content != .companion }
    let people = Set(labels.map(\.owner)).count
    if isTold { return people > 0 }
    let strays = all.count { $0 == nil }
    return people >= fewest
      && labels.count * whole >= (labels.count + strays) * part
  }
}

extension ClassLevel.Item {
  /// Whether it is a folder of one student's, the only one of a class: Swift files lie in it of which
  /// no two declare the same, as files of several students would.
  fileprivate var isOneStudents: Bool {
    let sources = entries.filter { $0.isSource && $0.path.names.count == 1 }
    guard isFolder, !sources.isEmpty else { return false }
    var (names, types): (Set<String>, Set<String>) = ([], [])
    for source in sources {
      // One name twice is no class either: two folders that look the same were made one.
      guard names.insert(source.path.name).inserted else { return true }
      guard case .file(let size, let read) = source.kind, size <= Intake.maxBytes,
        let content = try? read()
      else { continue }
      let declared = DeclaredTypes(in: content).names
      guard types.isDisjoint(with: declared) else { return false }
      types.formUnion(declared)
    }
    return true
  }
}
