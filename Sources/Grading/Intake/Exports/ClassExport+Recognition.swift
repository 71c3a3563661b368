import Foundation

extension ClassExport {
  /// The share of a class's entries that must have the platform's names: four of five.
  private static let (part, whole) = (4, 5)

  /// The class in this tree, or in a folder that is the only entry of its parents. Nil if no
  /// platform's layout matches.
  ///
  /// - Parameters:
  ///   - name: The tree's name.
  ///   - platform: The stated platform: with it, a single name that fits is enough.
  ///   - expected: The likely platform, by the gradebook: then it may be one person's.
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

  /// The question to settle before this tree can be a class: one of its files has a platform's
  /// name, and assigns owners to names that the platform does not give.
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
  /// Whether it is the folder of one student who is alone in the class. No two of its Swift files
  /// declare the same type, as files of several students would.
  fileprivate var isOneStudents: Bool {
    let sources = entries.filter { $0.isSource && $0.path.names.count == 1 }
    guard isFolder, !sources.isEmpty else { return false }
    var (names, types): (Set<String>, Set<String>) = ([], [])
    for source in sources {
      // The same name twice does not make it a class: two folders with equal names were merged.
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
