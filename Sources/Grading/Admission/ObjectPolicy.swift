import CourseModel

/// What the object of a submission may hold, need and offer.
///
/// A list of what is allowed, not of what is not: the lists were learned from the objects of
/// ordinary programs, and a name that they lack is refused until somebody has thought about it.
struct ObjectPolicy: Sendable {
  /// Something refused, and the names by which sources may use it, the likeliest first.
  typealias Finding = (refusal: Refusal, names: [String])

  private let source: SourcePolicy
  private var admission: Admission { source.admission }
  private let object: ObjectFile
  /// What it looks for elsewhere, taken apart where it is Swift's.
  private let needs: [(name: String, ofSwift: LibrarySymbol?)]

  init(_ source: SourcePolicy, for object: ObjectFile) {
    self.source = source
    self.object = object
    needs = object.symbols.filter { !$0.isDefined }.map { ($0.name, LibrarySymbol($0.name)) }
  }

  var refusals: [Finding] {
    var findings: [Finding] = []
    if !admission.allows(.attributes) {
      findings += object.sections.map(\.name).filter { !SymbolLists.allows(section: $0) }.sorted()
        .map { (.section($0), []) }
      findings += object.symbols.compactMap(export)
    }
    if !admission.allows(.system) { findings += needs.compactMap(refusal) }
    var seen: Set<Refusal> = []
    return findings.filter { seen.insert($0.refusal).inserted }
  }

  /// Whether the object calls functions that take a format, and formats are not free.
  var mindsFormats: Bool {
    !admission.allows(.unsafe) && needs.contains { $0.ofSwift.map(Formats.areTaken) == true }
  }

  /// A module offers what Swift has named for it, and `main` if a type is marked `@main`.
  private func export(_ symbol: ObjectFile.Symbol) -> Finding? {
    guard symbol.isDefined, symbol.isExported, symbol.name != "main" else { return nil }
    let own = "\(source.module.utf8.count)\(source.module)"
    if symbol.name.hasPrefix("$s"), symbol.name.contains(own) { return nil }
    return (.exportedSymbol(symbol.name), [symbol.name])
  }

  private func refusal(of name: String, ofSwift library: LibrarySymbol?) -> Finding? {
    guard let library else {
      let isAllowed = !name.hasPrefix("$s") && SymbolLists.allows(function: name)
      return isAllowed ? nil : (.systemFunction(name), [name])
    }
    for module in library.modules.sorted()
    where module != source.module && !source.mayImport(module)
      && !SymbolLists.allows(module: module)
    {
      let names = library.paths(in: module).flatMap { $0.map(String.init) }
      return (.otherModule(module), names + [module])
    }
    return partOfLibrary(library)
  }

  /// What of an allowed module is not.
  private func partOfLibrary(_ symbol: LibrarySymbol) -> Finding? {
    for module in SourcePolicy.foundation {
      let paths = symbol.paths(in: module)
      // A class of one's own has all methods of NSObject in its table, whatever they take.
      if paths.first?.first == "NSObject" { continue }
      for path in paths where !SymbolLists.allows(ofFoundation: path) {
        let names = path.prefix(2).map(String.init)
        return (.outside(names[0], of: "Foundation"), names)
      }
    }
    for path in symbol.paths(in: "Swift") where path.first == "CommandLine" {
      return (.outside("CommandLine", of: "Swift"), path.map(String.init))
    }
    if let member = SymbolLists.forbiddenMember(of: symbol) {
      return (.outside(member.shown, of: "Foundation"), member.names)
    }
    return nil
  }
}
