import CourseModel
import Foundation
import Messages

/// Parses the compiler's output.
enum CompilerOutput {
  /// The most diagnostics to keep of one submission.
  static let maxDiagnostics = 50

  /// The most notes to keep of one diagnostic.
  static let maxNotes = 5

  /// The errors and warnings in `text` (lines `PATH:LINE:COLUMN: error: MESSAGE`) about the
  /// learner's files. Each has the notes in these files that follow it, and notes that name a
  /// candidate in another module. Errors come first, and each group is in order.
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
      // Source excerpts begin differently, and may be as long as a file.
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

  /// Whether the compiler found an error in a file. A linker's errors name no file.
  static func hasError(in text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasPrefix("/") && $0.contains(": error: ") }
  }

  /// The first error in `text`, in any file, as one line without the folders of its path.
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

  /// The learner's file and line that the compiler was processing when it crashed, from its dump.
  static func placeOfBreakdown(in text: String, names: SourceNames) -> String? {
    for match in text.matches(of: /[ (\["](\/[^ :"]+\.swift)"?:([0-9]+):[0-9]+/) {
      if let file = names.original(match.output.1) { return "\(file):\(match.output.2)" }
    }
    return nil
  }

  /// The places of unsafe code, if the compiler found no other error; otherwise nil.
  static func unsafeCode(in text: String, names: SourceNames) -> [Diagnostic]? {
    let errors = text.split(separator: "\n").filter {
      $0.hasPrefix("/") && $0.prefix(maxLength).contains(": error: ")
    }
    guard !errors.isEmpty, errors.allSatisfy({ $0.hasSuffix(" [#StrictMemorySafety]") }) else {
      return nil
    }
    return errors.prefix(maxDiagnostics).compactMap { diagnostic($0.prefix(maxLength), names) }
  }

  /// The places of function names in calls that pass a pointer to a Boolean to a closure, according
  /// to the compiler.
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

  /// The compiler's warnings about values that are not Sendable and cross to another thread. In
  /// Swift 6 these are errors, except where a module was compiled in an older mode, such as
  /// Foundation.
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

  /// Parts of these warnings' messages, which have no groups.
  ///
  /// Source: swift/include/swift/AST/DiagnosticsSema.def and DiagnosticsSIL.def of 6.3, by the
  /// strings of `swift-frontend`.
  private static let warningsOfRaces = [
    "'Sendable'", "'SendableMetatype'", "'@Sendable'", "non-Sendable", "non-'Sendable'",
    "@unchecked Sendable", "data race", "causing races", "not concurrency-safe",
    "captured by sendable closure", "in concurrently-executing", "concurrently-executed",
    "risks causing", "actor-isolated", "cannot be sent", "mutated after capture",
  ]

  /// The most characters of a line that we read.
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
      message: .verbatim(message.isEmpty ? "(no text)" : note.message))
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

  /// A note that names a candidate in another module. Gets the place of its error, because learners
  /// should not see the other place.
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

  /// Whether this is about the grader's flags, which do not concern learners.
  private static func isAboutOurFlags(_ message: Substring) -> Bool {
    message.contains("was not compiled with library evolution support")
      || message.contains("not yet supported in module interfaces")
  }

  /// The message without the name of its group, such as `[#DeprecatedDeclaration]`.
  private static func withoutGroup(_ message: Substring) -> String {
    String(message.replacing(/\s\[#[A-Za-z-]+\]$/, with: ""))
  }

  /// The most errors to show an author: one line often breaks a hundred.
  private static let maxShown = 8

  /// The first errors in `text`, each with its source excerpt and its notes, and the number of the
  /// rest. The whole text if there is no error.
  static func errors(in text: String) -> String {
    var errors: [[Substring]] = []
    var isOfError = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch kind(of: line) {
      case "error":
        errors.append([])
        isOfError = true
      case "warning", "remark": isOfError = false
      default: break
      }
      if isOfError { errors[errors.count - 1].append(line) }
    }
    guard !errors.isEmpty else { return text }
    let shown = errors.prefix(maxShown).flatMap(\.self).joined(separator: "\n")
    let more = errors.count - maxShown
    return more > 0 ? "\(shown)\n… \(more) more error\(more == 1 ? "" : "s")\n" : shown
  }

  /// The kind of a line `PATH:LINE:COLUMN: error: MESSAGE`; nil for a line that continues the one
  /// above.
  private static func kind(of line: Substring) -> Substring? {
    line.hasPrefix("/")
      ? line.prefix(1_000).firstMatch(of: /:[0-9]+:[0-9]+: (error|warning|note|remark):/)?.output.1
      : nil
  }
}
