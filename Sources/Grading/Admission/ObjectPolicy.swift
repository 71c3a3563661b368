import CourseModel

/// What the object of a submission may hold, need and offer.
///
/// A list of what is allowed, not of what is not: the lists were learned from the objects of
/// ordinary programs, and a name that they lack is refused until somebody has thought about it.
struct ObjectPolicy: Sendable {
  /// Something refused, and the names by which sources may use it, the likeliest first.
  typealias ObjectRefusal = (refusal: Refusal, names: [String])

  let source: SourcePolicy
  var admission: Admission { source.admission }
  private let object: ObjectFile
  /// The module's name as symbols begin with it.
  private let spelled: String
  /// Whether nothing is judged, so that a learner may make the queues that a check would hand over.
  private let isRehearsal: Bool
  /// The functions and constants of C that the exercise gives.
  private let namesOfC: Set<String>
  /// What it looks for elsewhere, taken apart where it is Swift's.
  let needs: [(name: String, ofSwift: LibrarySymbol?)]

  init(
    _ source: SourcePolicy, for object: ObjectFile, namesOfC: Set<String> = [],
    isRehearsal: Bool = false
  ) {
    self.source = source
    self.namesOfC = namesOfC
    self.isRehearsal = isRehearsal
    self.object = object
    spelled = ModuleSpelling(of: source.module).leading
    needs = object.symbols.filter { !$0.isDefined }.map { ($0.name, LibrarySymbol($0.name)) }
  }

  var refusals: [ObjectRefusal] {
    var findings: [ObjectRefusal] = []
    if !admission.allows(.attributes) {
      findings += object.sections.map(\.name).filter { !SymbolLists.allows(section: $0) }.sorted()
        .map { (.section($0), []) }
      findings += object.symbols.compactMap(export)
    }
    if !admission.allows(.system) { findings += needs.compactMap(refusal) }
    let known = (needs.compactMap(\.ofSwift) + emitted).map { ($0, $0.subjects) }
    findings += known.flatMap { $1.declarations.compactMap(concern) }
    if !admission.allows(.unsafe) {
      findings += conformances
      findings += needs.compactMap(\.ofSwift).compactMap(range)
      if let lazyReplacement { findings.append(lazyReplacement) }
    }
    let functions = needs.filter { $0.ofSwift == nil }.compactMap {
      concern(aboutFunction: $0.name)
    }
    findings += functions
    if !admission.allows(.concurrency) {
      findings += needs.compactMap(\.ofSwift).compactMap(heard)
      findings += needs.compactMap(\.ofSwift).flatMap(queued)
    }
    if !admission.allows(.unsafe) { findings += needs.compactMap(format) }
    if !isRehearsal { findings += needs.compactMap(\.ofSwift).flatMap(instruments) }
    // Whoever makes a task says it in better words than what they have it made by.
    if findings.contains(where: { $0.refusal.isAboutTasks && $0.refusal != .concurrency("Task") }) {
      findings.removeAll { $0.refusal == .concurrency("Task") }
    }
    if !admission.allows(.system) { findings += known.flatMap { privateNames(of: $0, $1) } }
    var seen: Set<Refusal> = []
    return findings.filter { seen.insert($0.refusal).inserted }
  }

  /// Whether it can get hold of a file handle, whose methods leave no symbols.
  var needsFileHandle: Bool {
    !admission.allows(.system)
      && needs.contains { $0.ofSwift?.text.contains("Foundation.FileHandle") == true }
  }

  /// What the library had the compiler put into the object instead of calling it there: it is not
  /// looked for elsewhere, and named by its own module.
  private var emitted: [LibrarySymbol] {
    object.symbols.lazy
      .filter { $0.isDefined && $0.name.hasPrefix("$s") && !$0.name.contains(spelled) }
      .filter { !Self.isOfTypes($0.name) }
      .compactMap { LibrarySymbol($0.name) }
  }

  /// Whether the compiler made it for a type that is used: its copies, and what finds its
  /// description (swift/docs/ABI/Mangling.rst, "Globals").
  private static func isOfTypes(_ name: String) -> Bool {
    [
      "MD", "ML", "MR", "Mr", "Mn", "WL", "WOb", "WOc", "WOd", "WOe", "WOf", "WOg", "WOh", "WOi",
      "WOj", "WOr", "WOs", "WOy", "_m",
    ].contains { name.hasSuffix($0) }
  }

  // MARK: - What symbols are of

  private static let ofSwift: Set<Substring> = [
    "Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "Synchronization", "Observation",
    "RegexBuilder",
  ]

  /// What is not allowed about a part of Swift's library, or of Foundation.
  private func concern(about subject: LibrarySymbol.Subject) -> ObjectRefusal? {
    if let module = subject.addedBy, module == source.module { return nil }
    if SourcePolicy.foundation.contains(String(subject.module)) { return shared(subject) }
    guard Self.ofSwift.contains(subject.module) else { return nil }
    let names = subject.names.prefix(2).reversed().map(String.init)
    if subject.module == "Synchronization", names.last == "Mutex", admission.allows(.concurrency) {
      return admission.allows(.unsafe) ? nil : (.shared("Mutex"), names)
    }
    switch LibraryParts.concern(about: subject.names) {
    case .memory(let name): return admission.allows(.unsafe) ? nil : (.unsafePart(name), names)
    case .watching(let name): return admission.allows(.system) ? nil : (.watching(name), names)
    case .concurrency(let name):
      return admission.allows(.concurrency) ? nil : (.concurrency(name), names)
    case nil: return nil
    }
  }

  /// What of Foundation starts work, or may not be where work is started.
  private func shared(_ subject: LibrarySymbol.Subject) -> ObjectRefusal? {
    guard let type = subject.names.first else { return nil }
    if !admission.allows(.concurrency) {
      if let message = subject.names.first(where: SymbolLists.delivered.contains) {
        return (.concurrency(String(message)), [String(message)])
      }
      return SymbolLists.startsWork(ofFoundation: type)
        ? (.concurrency(String(type)), [String(type)]) : nil
    }
    if admission.allows(.unsafe) || SymbolLists.allowsShared(ofFoundation: type) { return nil }
    return (.shared(String(type)), subject.names.prefix(2).map(String.init))
  }

  /// What has MiniCocoa tell a closure in a task of its own.
  private func heard(_ symbol: LibrarySymbol) -> ObjectRefusal? {
    let (message, text) = ("AsyncMessage", symbol.text)
    let listens = text.contains("MiniCocoa.NotificationCenter.addObserver<")
    return listens && text.contains(message) ? (.concurrency(message), [message]) : nil
  }

  /// What has MiniCocoa run something on another thread. A queue that is handed over may be given
  /// work: it is the check's, which waits while it runs (docs/exercises.md, "allow").
  private func queued(_ symbol: LibrarySymbol) -> [ObjectRefusal] {
    let isHanded = admission.allows(.queues)
    if isHanded && isRehearsal { return [] }
    return symbol.paths(in: "MiniCocoa").compactMap { path in
      guard QueueParts.isRefused(path, handed: isHanded) else { return nil }
      let names = path.prefix(2).map(String.init)
      let name = names.joined(separator: ".")
      return (isHanded ? .queue(name) : .concurrency(name), names.reversed())
    }
  }

  /// What a check looks with. A learner who only tries something makes checks of their own.
  private func instruments(_ symbol: LibrarySymbol) -> [ObjectRefusal] {
    symbol.paths(in: "MiniCocoa").compactMap { path in
      InstrumentParts.refused(path).map { name in
        (.instrument(name), Array(path.prefix(2).map(String.init).reversed()))
      }
    }
  }

  /// The protocols of Swift's library that types adopt here, and may not.
  private var conformances: [ObjectRefusal] {
    object.symbols.lazy.filter { $0.isDefined && $0.name.hasSuffix("Mc") }
      .compactMap { LibrarySymbol($0.name) }
      .compactMap { symbol in
        // "protocol conformance descriptor for Unit.Less : Swift.Collection in Unit"
        let words = symbol.text.split(separator: " ")
        guard words.count > 4, words[words.count - 2] == "in", words[words.count - 4] == ":",
          case let path = words[words.count - 3].split(separator: "."), path.count == 2,
          Self.ofSwift.contains(path[0]) || path[1].hasSuffix("DataProtocol")
            || path[1] == "ContiguousBytes", !LibraryParts.allowsConformance(to: path[1])
        else { return nil }
        return (.conformance(String(path[1])), [String(path[1])])
      }
  }

  /// `String.replaceSubrange` and its relatives count the characters of the replacement first and
  /// copy them afterwards: a lazy collection, whose closures run twice, can be longer then.
  private var lazyReplacement: ObjectRefusal? {
    let texts = (needs.compactMap(\.ofSwift) + emitted).map(\.text)
    let isLazy = texts.contains { text in LibraryParts.lazyTypes.contains { text.contains($0) } }
    guard isLazy else { return nil }
    let replaces = texts.contains { text in
      (text.contains(".replaceSubrange<") || text.contains(".insert<A"))
        && LibraryParts.replacedTypes.contains { text.contains($0) }
    }
    return replaces ? (.unsafePart("lazy"), ["lazy", "replaceSubrange", "insert"]) : nil
  }

  /// A range from an `NSRange`, whose length may be below zero: only `Range(_:in:)` checks that.
  private func range(_ symbol: LibrarySymbol) -> ObjectRefusal? {
    let text = symbol.text
    let isRange = text.contains("Swift.Range<") && text.contains(".init(Foundation.")
    guard isRange, text.contains("NSRange)") else { return nil }
    return (.unsafePart("Range(NSRange)"), ["Range"])
  }

  /// Functions of the runtime that start something; others are none of this.
  private func concern(aboutFunction name: String) -> ObjectRefusal? {
    if LibraryParts.startsNothing(name) { return nil }
    if LibraryParts.isForNobody(name) {
      return admission.allows(.system) ? nil : (.systemFunction(name), [name])
    }
    if admission.allows(.concurrency) { return nil }
    let source =
      name.hasPrefix("swift_asyncLet")
      ? SourceJudge.asyncLet
      : name == "swift_task_deinitOnExecutor" ? SourceJudge.isolatedDeinit : "Task"
    return (.concurrency(source), [source])
  }

  /// A function that takes a format and that SafeFoundation has not: what its arguments are, nobody
  /// can tell.
  private func format(_ name: String, _ symbol: LibrarySymbol?) -> ObjectRefusal? {
    guard let symbol, !SafeFoundation.functions.contains(name) else { return nil }
    let isVariadic =
      symbol.text.contains("CVarArg")
      && symbol.functions.contains {
        $0.label == "format" || $0.name.lowercased().hasSuffix("format")
      }
    guard isVariadic || symbol.text.contains("CVaList") else { return nil }
    return (.format, symbol.functions.map { String($0.name) } + ["format"])
  }

  /// Names with an underscore that ordinary objects do not need, for who knows what sources say.
  private func privateNames(
    of symbol: LibrarySymbol, _ subjects: LibrarySymbol.Subjects
  ) -> [ObjectRefusal] {
    let ofLibrary = subjects.declarations.filter {
      $0.addedBy.map { $0 != source.module } ?? true
        && (Self.ofSwift.contains($0.module)
          || SourcePolicy.foundation.contains(String($0.module)))
    }
    if ofLibrary.isEmpty { return [] }
    let words =
      ofLibrary.flatMap(\.names)
      .filter { $0.utf8.first == UInt8(ascii: "_") && !PrivateNames.isOrdinary($0) }
      + subjects.labels.filter { !PrivateNames.isOrdinary(label: $0) }
    if words.isEmpty || symbol.modules.contains(source.module) { return [] }
    return words.map { (.privateName(String($0)), [String($0)]) }
  }

  /// A module offers what Swift has named for it, and `main` if a type is marked `@main`.
  private func export(_ symbol: ObjectFile.Symbol) -> ObjectRefusal? {
    guard symbol.isDefined, symbol.isExported, symbol.name != "main" else { return nil }
    if symbol.name.hasPrefix("$s"), symbol.name.contains(spelled) || isOwn(symbol.name) {
      return nil
    }
    return (.exportedSymbol(symbol.name), [symbol.name])
  }

  /// Whether Swift has named it for the module, whose name it abbreviates where words of it have
  /// come before: what is added to `MiniCocoa.Color` ends in `0C6Picker`.
  private func isOwn(_ name: String) -> Bool {
    LibrarySymbol(name)?.modules.contains(source.module) == true
  }

  private func refusal(of name: String, ofSwift library: LibrarySymbol?) -> ObjectRefusal? {
    guard let library else {
      let isAllowed =
        !name.hasPrefix("$s")
        && (SymbolLists.allows(function: name) || namesOfC.contains(name))
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
  private func partOfLibrary(_ symbol: LibrarySymbol) -> ObjectRefusal? {
    for module in SourcePolicy.foundation {
      let paths = symbol.paths(in: module)
      // A class of one's own has all methods of NSObject in its table, whatever they take.
      if paths.first?.first == "NSObject" { continue }
      for path in paths where !SymbolLists.allows(ofFoundation: path) {
        // Judged by itself.
        if let type = path.first, SymbolLists.startsWork(ofFoundation: type) { continue }
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
