import CourseModel

/// The rules for the object file of a submission: its sections, the symbols it needs, and those it
/// exports.
///
/// The rules list what is allowed. We learned the lists from the objects of ordinary programs, and
/// refuse any other name until a maintainer has reviewed it.
struct ObjectPolicy: Sendable {
  /// A refusal, and the names with which sources may use the refused part, the likeliest first.
  typealias ObjectRefusal = (refusal: Refusal, names: [String])

  let source: SourcePolicy
  var admission: Admission { source.admission }
  private let object: ObjectFile
  /// The module's name in its mangled form.
  private let spelled: String
  /// Whether nothing is judged, so that a learner may create the queues that a check would provide.
  private let isRehearsal: Bool
  /// The C functions and constants that the exercise's modules export.
  private let namesOfC: Set<String>
  /// The undefined symbols, parsed if they are Swift symbols.
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
    let names = object.symbols.filter { !$0.isDefined }.map(\.name)
    let awaits = isRehearsal && names.contains("swift_task_asyncMainDrainQueue")
    needs = names.filter { !awaits || !Self.ofAwait.contains($0) }
      .map { ($0, LibrarySymbol($0)) }
  }

  /// The symbols that the compiler needs for `await` in a program's own statements, such as
  /// Play.swift. No other file has such statements.
  private static let ofAwait: Set<String> = [
    "exit", "swift_job_run", "swift_task_asyncMainDrainQueue", "swift_task_create",
    "swift_task_getMainExecutor", "$sScA15unownedExecutorScevgTj",
  ]

  var refusals: [ObjectRefusal] {
    var findings: [ObjectRefusal] = []
    if !admission.allows(.attributes) {
      findings += object.sections.map(\.name).filter { !SymbolLists.allows(section: $0) }.sorted()
        .map { (.section($0), []) }
      findings += object.symbols.compactMap(export)
    }
    if !admission.allows(.system) { findings += needs.compactMap(refusal) }
    let needed = needs.compactMap(\.ofSwift)
    let known = (needed + emitted).map { ($0, $0.subjects) }
    findings += known.flatMap { $1.declarations.compactMap(concern) }
    if !admission.allows(.unsafe) {
      findings += conformances
      findings += needed.compactMap(range)
      findings += needed.compactMap(LibraryParts.box).map { (.unsafePart($0), [$0]) }
      findings += lazyReplacements(in: known.map(\.0.text))
    }
    let functions = needs.filter { $0.ofSwift == nil }.compactMap {
      concern(aboutFunction: $0.name)
    }
    findings += functions
    if !admission.allowsTasks {
      findings += needed.compactMap(heard)
      findings += needed.flatMap(queued)
    }
    if !admission.allows(.unsafe) { findings += needs.compactMap(format) }
    if !isRehearsal { findings += needed.flatMap(instruments) }
    // A refusal of the call that creates a task is clearer than one of `Task` itself.
    if findings.contains(where: { $0.refusal.isAboutTasks && $0.refusal != .concurrency("Task") }) {
      findings.removeAll { $0.refusal == .concurrency("Task") }
    }
    if !admission.allows(.system) { findings += known.flatMap { privateNames(of: $0, $1) } }
    var seen: Set<Refusal> = []
    return findings.filter { seen.insert($0.refusal).inserted }
  }

  /// Whether it can obtain a file handle, whose methods leave no symbols.
  var needsFileHandle: Bool {
    !admission.allows(.system)
      && needs.contains { $0.ofSwift?.text.contains("Foundation.FileHandle") == true }
  }

  /// Library code that the compiler emitted into the object, because the library allows it. Such
  /// symbols are defined here, but have their own module's name.
  private var emitted: [LibrarySymbol] {
    object.symbols.lazy
      .filter { $0.isDefined && $0.name.hasPrefix("$s") && !$0.name.contains(spelled) }
      .filter { !Self.isOfTypes($0.name) }
      .compactMap { LibrarySymbol($0.name) }
  }

  /// Whether the compiler made it for a type that is used, such as a copy of its metadata or an
  /// accessor of its descriptor (swift/docs/ABI/Mangling.rst, "Globals").
  private static func isOfTypes(_ name: String) -> Bool {
    [
      "MD", "ML", "MR", "Mr", "Mn", "WL", "WOb", "WOc", "WOd", "WOe", "WOf", "WOg", "WOh", "WOi",
      "WOj", "WOr", "WOs", "WOy", "_m",
    ].contains { name.hasSuffix($0) }
  }

  // MARK: - The owners of symbols

  private static let ofSwift: Set<Substring> = [
    "Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "Synchronization", "Observation",
    "RegexBuilder",
  ]

  /// The refusal of a part of Swift's library or of Foundation, if any.
  private func concern(about subject: LibrarySymbol.Subject) -> ObjectRefusal? {
    if let module = subject.addedBy, module == source.module { return nil }
    if SourcePolicy.foundation.contains(String(subject.module)) { return shared(subject) }
    guard Self.ofSwift.contains(subject.module) else { return nil }
    let names = subject.names.prefix(2).reversed().map(String.init)
    if subject.module == "Synchronization", names.last == "Mutex", admission.allowsTasks {
      return admission.allows(.unsafe) ? nil : (.shared("Mutex"), names)
    }
    switch LibraryParts.concern(about: subject.names) {
    case .memory(let name): return admission.allows(.unsafe) ? nil : (.unsafePart(name), names)
    case .watching(let name): return admission.allows(.system) ? nil : (.watching(name), names)
    case .concurrency(let name):
      return admission.allowsTasks ? nil : (.concurrency(name), names)
    case nil: return nil
    }
  }

  /// The refusal of a part of Foundation that starts work, or that may not be used concurrently.
  private func shared(_ subject: LibrarySymbol.Subject) -> ObjectRefusal? {
    guard let type = subject.names.first else { return nil }
    if !admission.allowsTasks {
      if let message = subject.names.first(where: SymbolLists.delivered.contains) {
        return (.concurrency(String(message)), [String(message)])
      }
      return SymbolLists.startsWork(ofFoundation: type)
        ? (.concurrency(String(type)), [String(type)]) : nil
    }
    if admission.allows(.unsafe) || SymbolLists.allowsShared(ofFoundation: type) { return nil }
    return (.shared(String(type)), subject.names.prefix(2).map(String.init))
  }

  /// The refusal of an observer that MiniCocoa calls in a task.
  private func heard(_ symbol: LibrarySymbol) -> ObjectRefusal? {
    let (message, text) = ("AsyncMessage", symbol.text)
    let listens = text.contains("MiniCocoa.NotificationCenter.addObserver<")
    return listens && text.contains(message) ? (.concurrency(message), [message]) : nil
  }

  /// The parts that make MiniCocoa run something on another thread. A submission may add work to a
  /// queue that it receives: the queue is the check's, which waits while it runs
  /// (docs/exercises.md, "allow").
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

  /// The refusals of parts that only checks use. A learner who is trying code plays the role of a
  /// check, so there they are allowed.
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
  private func lazyReplacements(in texts: [String]) -> [ObjectRefusal] {
    let isLazy = texts.contains { text in LibraryParts.lazyTypes.contains { text.contains($0) } }
    guard isLazy else { return [] }
    let replaces = texts.contains { text in
      (text.contains(".replaceSubrange<") || text.contains(".insert<A"))
        && LibraryParts.replacedTypes.contains { text.contains($0) }
    }
    return replaces ? [(.unsafePart("lazy"), ["lazy", "replaceSubrange", "insert"])] : []
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
    if admission.allowsTasks { return nil }
    let source =
      name.hasPrefix("swift_asyncLet")
      ? SourceJudge.asyncLet
      : name == "swift_task_deinitOnExecutor" ? SourceJudge.isolatedDeinit : "Task"
    return (.concurrency(source), [source])
  }

  /// The refusal of a function that takes a format and has no replacement in SafeFoundation,
  /// because its arguments cannot be verified.
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

  /// The refusals of names with an underscore that ordinary objects do not need, however the
  /// sources use them.
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

  /// The refusal of an exported symbol. A module may export Swift symbols of its declarations, and
  /// `main` if a type is marked `@main`.
  private func export(_ symbol: ObjectFile.Symbol) -> ObjectRefusal? {
    guard symbol.isDefined, symbol.isExported, symbol.name != "main" else { return nil }
    if symbol.name.hasPrefix("$s"), symbol.name.contains(spelled) || isOwn(symbol.name) {
      return nil
    }
    return (.exportedSymbol(symbol.name), [symbol.name])
  }

  /// Whether it is a Swift symbol of the module. Its name is abbreviated where its words occurred
  /// before: an extension of `MiniCocoa.Color` ends in `0C6Picker`.
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

  /// The refusal of a part of an allowed module.
  private func partOfLibrary(_ symbol: LibrarySymbol) -> ObjectRefusal? {
    for module in SourcePolicy.foundation {
      let paths = symbol.paths(in: module)
      // A class has all methods of NSObject in its table, with types that it never uses.
      if paths.first?.first == "NSObject" { continue }
      for path in paths where !SymbolLists.allows(ofFoundation: path) {
        // `concern` judges these.
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
