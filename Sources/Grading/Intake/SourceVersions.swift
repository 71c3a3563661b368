import CourseModel
import Foundation
import Messages

/// The files that are left when several are versions of one: a copy, the untouched stub beside the
/// answer, a second download.
struct SourceVersions {
  /// In the order of the given ones.
  private(set) var kept: [DeclaringSources.Candidate]
  /// A sentence about each file that was left out.
  private(set) var notes: [Message] = []

  /// - Parameter tasks: The exercises whose stubs may be among the files.
  init(among files: [DeclaringSources.Candidate], for tasks: [ExpectedSources]) {
    kept = files
    // In a learner's own check, which has to be fast, versions are only files of like names.
    let hasLikeNames = Set(files.map(\.version.stem)).count < files.count
    if hasLikeNames || tasks.contains(where: { !$0.types.isEmpty }) { leaveOut(tasks) }
    // Another program's name for a file that is there under its own.
    let exact = Set(kept.filter(\.name.isExact).map { SourceChoice.key($0.name.text) })
    kept.removeAll { !$0.name.isExact && exact.contains(SourceChoice.key($0.name.text)) }
  }

  private mutating func leaveOut(_ tasks: [ExpectedSources]) {
    leaveOutCopies(beside: Set(tasks.flatMap(\.stub).map(\.name)))
    for task in tasks { leaveOutUntouched(of: task.stub) }
    leaveOutOlder()
  }

  /// Of identical files, keeps the one with the stub's name, or the plainest name.
  private mutating func leaveOutCopies(beside names: Set<String>) {
    func rank(_ file: DeclaringSources.Candidate) -> (Int, Int, Int, String) {
      let path = file.entry.path
      let number = file.version.number
      return (names.contains(path.name) ? 0 : 1, abs(number), path.names.count, path.text)
    }
    var originals: [String: String] = [:]
    for file in kept.sorted(by: { rank($0) < rank($1) }) where !file.subjects.isEmpty {
      if let original = originals[file.plainText] {
        leave(file, Message("\(file.shown, "copy") is a copy of \(original, "file"): one counts."))
      } else {
        originals[file.plainText] = file.shown
      }
    }
  }

  /// Leaves out a file that is the stub's unchanged, if others declare all that only it declares in
  /// the stub.
  private mutating func leaveOutUntouched(of stub: [SourceFile]) {
    for given in stub {
      let own = DeclaredTypes(in: given.content).names
        .subtracting(DeclaredTypes.names(in: stub.filter { $0 != given }))
      let text = DeclaringSources.plainText(given.content)
      for file in kept where file.plainText == text {
        let rivals = kept.filter { other in
          other.entry.path != file.entry.path
            && (own.isEmpty
              ? other.version.stem == file.version.stem && other.subjects == file.subjects
              : !other.declared.names.isDisjoint(with: own))
        }
        guard let answer = rivals.first?.shown,
          own.isSubset(of: rivals.reduce(into: []) { $0.formUnion($1.declared.names) })
        else { continue }
        leave(
          file,
          Message(
            "\(file.shown, "file") is the stub's, unchanged: \(answer, "answer") counts instead."))
      }
    }
  }

  /// Of files whose names differ only in a number, and that declare the same, keeps the one with the
  /// highest number.
  private mutating func leaveOutOlder() {
    for newer in kept.sorted(by: { $0.version.number > $1.version.number }) {
      for older in kept where older.isOlder(than: newer) {
        leave(
          older,
          Message(
            """
            \(newer.shown, "newer") and \(older.shown, "older") are versions of one file: {newer} \
            counts. Hand in only one of them.
            """))
      }
    }
  }

  /// The name without what systems and people add to a second file of a name, and the number in
  /// that: 1 for `Picker (1).swift`, `Picker.swift (1)`, `Picker-1.swift` and `Picker copy 1.swift`.
  /// A copy without a number (-1) is from before the file that it was made of changed.
  static func version(of file: String) -> (stem: String, number: Int) {
    let stem = SourceName(chosen: file).text.dropLast(".swift".count)
    let outside = file.firstMatch(of: /\.swift ?\((\d{1,4})\)/.ignoresCase())
    let pattern =
      /(copy of |kopie von )?(.+?)(?:[ _-]*(copy|kopie))?(?:[ _-]*\((\d{1,4})\)|[ _-]?(\d{1,4}))?/
    guard let match = stem.wholeMatch(of: pattern.ignoresCase()) else {
      return (SourceChoice.key("\(stem)"), 0)
    }
    let number = (outside?.1 ?? match.4 ?? match.5).flatMap { Int($0) }
    return (
      SourceChoice.key("\(match.2)"), number ?? (match.1 == nil && match.3 == nil ? 0 : -1)
    )
  }

  private mutating func leave(_ file: DeclaringSources.Candidate, _ note: Message) {
    kept.removeAll { $0.entry.path == file.entry.path }
    notes.append(note)
  }
}

extension DeclaringSources.Candidate {
  var shown: String { Intake.shown(entry.path.text) }
  fileprivate var name: SourceName { SourceName(chosen: entry.path.name) }
  /// The types that it is about: those that it declares, or else extends.
  fileprivate var subjects: Set<String> {
    declared.names.isEmpty ? declared.extended : declared.names
  }

  fileprivate func isOlder(than other: DeclaringSources.Candidate) -> Bool {
    let (own, others) = (declared.names, other.declared.names)
    return version.stem == other.version.stem && version.number < other.version.number
      && !own.isEmpty && !others.isEmpty && (own.isSubset(of: others) || others.isSubset(of: own))
  }
}
