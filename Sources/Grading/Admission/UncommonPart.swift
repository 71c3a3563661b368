import CourseModel
import Messages

/// Something that a submission uses and that ordinary answers do not use: a part of a library, a
/// function of the runtime, an attribute.
///
/// The policies refuse known dangers. This layer below them is for unknown ones: the grader shows
/// the instructor every part that is not on the list of everyday parts, unless a right answer of
/// the exercise uses it as well.
struct UncommonPart: Codable, Sendable {
  /// In the spelling of source code: `NSLock`, `String(format:)`, `@inlinable`.
  let name: String
  /// The first place in the sources that names it; nil if there is none.
  let place: SourceReading.Place?

  init(_ name: String, at place: SourceReading.Place? = nil) {
    self.name = name
    self.place = place
  }

  /// The sentence about it for the instructor.
  func flag(among names: [String]) -> Diagnostic {
    Diagnostic(
      file: place?.file ?? names.first ?? "", line: place?.line ?? 0, column: place?.column ?? 1,
      severity: .warning,
      message: place == nil
        ? Message("No right answer of this exercise uses '\(name, "name")'. No line names it.")
        : Message("No right answer of this exercise uses '\(name, "name")'."))
  }
}

extension ObjectPolicy {
  /// The uncommon parts of the object and of its sources: each name once, in the order of the alphabet.
  func uncommonParts(_ reading: SourceReading?) -> [UncommonPart] {
    var names: [String: [String]] = [:]
    for need in needs {
      guard let part = part(of: need.name, need.ofSwift), names[part.name] == nil else { continue }
      names[part.name] = part.spellings
    }
    let inObject = names.map { name, spellings in
      UncommonPart(name, at: spellings.lazy.compactMap { reading?.places[$0] }.first)
    }
    let attributes = (reading?.attributes ?? []).filter { !EverydayParts.attributes.contains($0) }
      .map { UncommonPart("@\($0)", at: reading?.places[$0]) }
    return (inObject + attributes).sorted { $0.name < $1.name }
  }

  /// The name of an uncommon part that this symbol belongs to, and the names by which sources may
  /// use it.
  private func part(
    of symbol: String, _ library: LibrarySymbol?
  ) -> (name: String, spellings: [String])? {
    if SafeFoundation.functions.contains(symbol) {
      return symbol.contains("5NSLog")
        ? ("NSLog", ["NSLog"]) : Self.formats
    }
    guard let library else {
      if EverydayParts.allows(function: symbol, with: admission) { return nil }
      guard LibraryParts.isOfTasks(symbol) else { return (symbol, []) }
      return symbol.contains("Actor_") ? Self.actors : ("await", ["await", "async"])
    }
    if library.text.contains("Regex"), !library.modules.contains(source.module) {
      return ("Regex", ["Regex", "firstMatch", "wholeMatch", "prefixMatch", "matches"])
    }
    if let call = Self.oddCalls.first(where: { library.text.contains($0.mark) }) {
      return (call.name, [call.spelling])
    }
    for subject in library.subjects.declarations {
      if [subject.module, subject.addedBy].contains(source.module[...]) { return nil }
      guard let first = subject.names.first.map(String.init),
        !EverydayParts.allows(first, of: String(subject.module), with: admission)
      else { continue }
      if first == "CVarArg" { return Self.formats }
      return (first, subject.names.prefix(2).map(String.init))
    }
    return nil
  }

  /// Calls that ordinary answers do without, of types that are for every day. `Date()` is none of them:
  /// people write it for a value that is not looked at, and no suite waits for the time of day.
  private static let oddCalls = [
    (
      mark: "String.CompareOptions.regularExpression", name: ".regularExpression",
      spelling: "regularExpression"
    ),
    (mark: "Swift.String.init<A>(reflecting:", name: "String(reflecting:)", spelling: "reflecting"),
    (
      mark: "Swift.UInt.init(bitPattern: Swift.ObjectIdentifier)", name: "UInt(bitPattern:)",
      spelling: "bitPattern"
    ),
    (
      mark: "Swift.Int.init(bitPattern: Swift.ObjectIdentifier)", name: "Int(bitPattern:)",
      spelling: "bitPattern"
    ),
  ]
  private static let actors = ("actor", ["actor"])
  private static let formats = (
    "String(format:)", ["format", "localizedStringWithFormat", "appendingFormat"]
  )
}
