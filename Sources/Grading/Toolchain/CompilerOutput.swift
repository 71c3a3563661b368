import CourseModel
import Foundation

/// What the compiler printed, as values.
enum CompilerOutput {
  /// The most diagnostics of one submission that are kept.
  static let maxDiagnostics = 50

  /// The most notes of one diagnostic that are kept.
  static let maxNotes = 5

  /// The errors and warnings in `text` (lines `PATH:LINE:COLUMN: error: MESSAGE`) that are about
  /// the learner's own files, with the notes that follow them there, and those that name a candidate in
  /// another module; errors first, each group in order.
  static func diagnostics(in text: String, names: SourceNames) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    var seen: Set<Substring> = []
    var current: Diagnostic?
    func keep() {
      guard let done = current else { return }
      if done.severity == .error { errors.append(done) } else { warnings.append(done) }
      current = nil
    }
    for line in text.split(separator: "\n") {
      if let error = current, let candidate = candidate(line.prefix(maxLength), for: error, names) {
        if error.notes.count < maxNotes { current?.notes.append(candidate) }
        continue
      }
      // What quotes the source begins otherwise, and may be as long as a file.
      guard line.hasPrefix("/"), errors.count < maxDiagnostics,
        let (place, kind, message) = parsed(line.prefix(maxLength))
      else { continue }
      guard kind != "note" else {
        if let note = note(place, message, names), let count = current?.notes.count,
          count < maxNotes
        {
          current?.notes.append(note)
        }
        continue
      }
      keep()
      guard seen.insert(line).inserted else { continue }
      let new = diagnostic(place, kind, message, names)
      current = new?.severity == .warning && warnings.count >= maxDiagnostics ? nil : new
    }
    keep()
    return Array((errors + warnings).prefix(maxDiagnostics))
  }

  /// Whether the compiler found an error in some file; a linker's are in none.
  static func hasError(in text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasPrefix("/") && $0.contains(": error: ") }
  }

  /// The first error in `text`, wherever it is, in one line and without the folders of its path.
  static func firstError(in text: String) -> String? {
    for line in text.split(separator: "\n") {
      guard let match = line.prefix(maxLength).wholeMatch(of: /(.*?)error: (.+)/)?.output else {
        continue
      }
      let place = match.1.split(separator: "/").last ?? ""
      return place + withoutGroup(match.2)
    }
    return nil
  }

  /// The learner's file and line at which the compiler was when it broke down, from its dump.
  static func placeOfBreakdown(in text: String, names: SourceNames) -> String? {
    for match in text.matches(of: /[ (\["](\/[^ :"]+\.swift)"?:([0-9]+):[0-9]+/) {
      if let file = names.original(match.output.1) { return "\(file):\(match.output.2)" }
    }
    return nil
  }

  /// Where the compiler found unsafe code, if it found no other error; nil if it did.
  static func unsafeCode(in text: String, names: SourceNames) -> [Diagnostic]? {
    let errors = text.split(separator: "\n").filter {
      $0.hasPrefix("/") && $0.prefix(maxLength).contains(": error: ")
    }
    guard !errors.isEmpty, errors.allSatisfy({ $0.hasSuffix(" [#StrictMemorySafety]") }) else {
      return nil
    }
    return errors.prefix(maxDiagnostics).compactMap { diagnostic($0.prefix(maxLength), names) }
  }

  /// Where the compiler says that a function is called which hands out a pointer to a Boolean: at
  /// the functions' names.
  static func callsByPointer(in text: String, names: SourceNames) -> [Diagnostic.Note] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("/"),
        let (place, kind, message) = parsed(line.prefix(maxLength)), kind == "note",
        message.hasPrefix("reference to instance method '"),
        message.contains("UnsafeMutablePointer<ObjCBool>")
      else { return nil }
      return note(place, message, names)
    }
  }

  /// Where the compiler warned that something which is not Sendable crosses to another thread: in
  /// Swift 6 these are errors, but where a module was compiled without, as Foundation.
  static func races(in text: String, names: SourceNames) -> [Diagnostic] {
    var places: [Diagnostic] = []
    for line in text.split(separator: "\n")
    where line.hasPrefix("/") && line.contains(": warning: ") && places.count < maxDiagnostics {
      guard warningsOfRaces.contains(where: line.contains),
        let place = diagnostic(line.prefix(maxLength), names)
      else { continue }
      places.append(place)
    }
    return places
  }

  /// What such warnings say. They have no groups.
  ///
  /// Source: swift/include/swift/AST/DiagnosticsSema.def and DiagnosticsSIL.def of 6.3, by the
  /// strings of `swift-frontend`.
  private static let warningsOfRaces = [
    "'Sendable'", "'SendableMetatype'", "'@Sendable'", "non-Sendable", "non-'Sendable'",
    "@unchecked Sendable", "data race", "causing races", "not concurrency-safe",
    "captured by sendable closure", "in concurrently-executing", "concurrently-executed",
    "risks causing", "actor-isolated", "cannot be sent", "mutated after capture",
  ]

  /// Of a longer line only the beginning is read.
  private static let maxLength = 4_000

  private typealias Place = (path: Substring, line: Substring, column: Substring)

  private static func parsed(
    _ line: Substring
  ) -> (place: Place, kind: Substring, message: Substring)? {
    let pattern = /(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*)/
    guard let (_, path, line, column, kind, message) = line.wholeMatch(of: pattern)?.output else {
      return nil
    }
    return ((path, line, column), kind, message)
  }

  private static func diagnostic(_ line: Substring, _ names: SourceNames) -> Diagnostic? {
    guard let (place, kind, message) = parsed(line) else { return nil }
    return diagnostic(place, kind, message, names)
  }

  private static func diagnostic(
    _ place: Place, _ kind: Substring, _ message: Substring, _ names: SourceNames
  ) -> Diagnostic? {
    guard let severity = Diagnostic.Severity(rawValue: String(kind)),
      !isAboutOurFlags(message), let note = note(place, message, names)
    else { return nil }
    return Diagnostic(
      file: note.file, line: note.line, column: note.column, severity: severity,
      message: message.isEmpty ? "(no text)" : note.message)
  }

  private static func note(
    _ place: Place, _ message: Substring, _ names: SourceNames
  ) -> Diagnostic.Note? {
    guard let file = names.original(place.path), let line = Int(place.line),
      let column = Int(place.column)
    else { return nil }
    return Diagnostic.Note(
      file: file, line: line, column: column, message: withoutGroup(message).withoutFolders)
  }

  /// A note that names a candidate in a module without a source of the learner's: it is kept at the
  /// place of its error, since the other place is nobody's business.
  private static func candidate(
    _ line: Substring, for error: Diagnostic, _ names: SourceNames
  ) -> Diagnostic.Note? {
    guard line.contains(": note: found this candidate in module '"),
      let (place, _, message) = parsed(line), names.original(place.path) == nil
    else { return nil }
    return Diagnostic.Note(
      file: error.file, line: error.line, column: error.column,
      message: withoutGroup(message).withoutFolders)
  }

  /// Whether this warns of how the grader compiles, which is no business of a learner's.
  private static func isAboutOurFlags(_ message: Substring) -> Bool {
    message.contains("was not compiled with library evolution support")
      || message.contains("not yet supported in module interfaces")
  }

  /// The message without the name of its group, such as `[#DeprecatedDeclaration]`.
  private static func withoutGroup(_ message: Substring) -> String {
    String(message.replacing(/\s\[#[A-Za-z-]+\]$/, with: ""))
  }
}
