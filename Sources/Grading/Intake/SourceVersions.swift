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
  /// All that the files declare that were left out.
  private(set) var setAside: Set<String> = []

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

  /// Leaves out a file that is the stub's, with at most its comments changed, if others declare all
  /// that only it declares in the stub.
  private mutating func leaveOutUntouched(of stub: [SourceFile]) {
    for given in stub {
      let own = DeclaredTypes(in: given.content).types
        .subtracting(DeclaredTypes(of: stub.filter { $0 != given }).types)
      let code = DeclaringSources.plainCode(given.content)
      for file in kept where file.plainCode == code {
        let rivals = kept.filter { other in
          other.entry.path != file.entry.path
            && (own.isEmpty
              ? other.version.stem == file.version.stem && other.subjects == file.subjects
              : !other.types.isDisjoint(with: own))
        }
        guard let answer = rivals.first?.shown,
          own.isSubset(of: rivals.reduce(into: []) { $0.formUnion($1.types) })
        else { continue }
        leave(
          file,
          Message(
            "\(file.shown, "file") is the stub's, unchanged: \(answer, "answer") counts instead."))
      }
    }
  }

  /// Of files whose names are versions of one, and that declare the same, keeps the latest.
  private mutating func leaveOutOlder() {
    for newer in kept.sorted(by: { $0.version.number > $1.version.number }) {
      for older in kept where older.isOlder(than: newer) {
        leave(
          older,
          newer.version.number == 0
            ? Message(
              """
              \(older.shown, "older") looks like an older version of \(newer.shown, "newer") by \
              its name, so {newer} counts. If {older} is the answer, hand in only that.
              """)
            : Message(
              """
              \(newer.shown, "newer") and \(older.shown, "older") are versions of one file: {newer} \
              counts. Hand in only one of them.
              """))
      }
    }
  }

  /// Refuses two files that declare the same types and so cannot be compiled together: they are
  /// versions of one file, and neither name says which is the later.
  ///
  /// A type that is declared twice in files of different content is the student's mistake.
  static func refuseRivals(_ files: [DeclaringSources.Candidate]) throws(Intake.Refusal) {
    for (index, file) in files.enumerated() {
      for other in files[..<index] {
        let shared = file.types.intersection(other.types)
        guard let name = shared.min(),
          file.types == other.types || file.version.stem == other.version.stem
        else { continue }
        throw .sentence(.declaredTwice(name, other, file))
      }
    }
  }

  /// The name without what systems and people add to a second file of a name.
  struct Version {
    let stem: String
    /// 1 for `Picker (1).swift`, `Picker.swift (1)`, `Picker-1.swift` and `Picker copy 1.swift`.
    /// Negative for a name that says it is older: `Picker_old.swift`, or a copy without a number,
    /// which is from before the file that it was made of changed.
    let number: Int
    /// Whether the number counts versions: `Picker-v2.swift`.
    var isNumbered = false
    /// Whether a browser or a platform added the number, since there was another file of the name.
    var isRenamed = false

    func precedes(_ other: Version) -> Bool {
      if isNumbered == other.isNumbered || number < 0 { return number < other.number }
      // `-v1` is from before the file without a version. Nobody knows that of a later one.
      return isNumbered && number <= 1 && other.number == 0
    }
  }

  /// The version of the file at `path`: if its name says nothing, that of its folder, such as `old`
  /// or `Picker v2`. Not of `Picker (1)`: nobody knows which of two downloads has the answer.
  static func version(of path: EntryPath) -> Version {
    let own = version(of: path.name)
    guard own.number == 0 else { return own }
    for folder in path.parent.reversed() {
      let its = version(of: folder + ".swift")
      let isOld = folder.wholeMatch(
        of: /(?:old|alt|bak|backup|orig|original|sicherung)(?:[ _.-].*)?/.ignoresCase())
      if isOld != nil || its.number < 0 { return Version(stem: own.stem, number: -1) }
      if its.isNumbered {
        return Version(stem: own.stem, number: its.number, isNumbered: true)
      }
    }
    return own
  }

  static func version(of file: String) -> Version {
    let stem = SourceName(chosen: file).text.dropLast(".swift".count)
    let outside = file.firstMatch(of: /\.swift ?\((\d{1,4})\)/.ignoresCase())
    let pattern =
      #/
      (copy\ of\ |kopie\ von\ |(?:old|alt|backup|sicherung)[\ _-])?
      (.+?)
      ([\ _-]*(?:copy|kopie)|[\ _.-]+(?:old|alt|bak|backup|orig|original|sicherung))?
      (?:[\ _-]*\((\d{1,4})\)|[\ _.-]v(\d{1,4})|[\ _-]?(\d{1,4}))?
      /#
    guard let match = stem.wholeMatch(of: pattern.ignoresCase()) else {
      return Version(stem: SourceChoice.key("\(stem)"), number: 0)
    }
    let renamed = outside?.1 ?? match.4
    let number = (renamed ?? match.5 ?? match.6).flatMap { Int($0) }
    return Version(
      stem: SourceChoice.key("\(match.2)"),
      number: number ?? (match.1 == nil && match.3 == nil ? 0 : -1), isNumbered: match.5 != nil,
      isRenamed: renamed != nil)
  }

  private mutating func leave(_ file: DeclaringSources.Candidate, _ note: Message) {
    kept.removeAll { $0.entry.path == file.entry.path }
    notes.append(note)
    setAside.formUnion(file.declared.all)
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
    // No program has two files of one name, whatever they declare.
    let isMember = other.version.isRenamed && declared.names.isEmpty && other.declared.names.isEmpty
    let own = isMember ? declared.members : types
    let others = isMember ? other.declared.members : other.types
    return version.stem == other.version.stem && version.precedes(other.version)
      && !own.isEmpty && !others.isEmpty && (own.isSubset(of: others) || others.isSubset(of: own))
  }
}

extension Message {
  /// Of two files that declare a type.
  static func declaredTwice(
    _ name: String, _ first: DeclaringSources.Candidate, _ second: DeclaringSources.Candidate
  ) -> Message {
    Message(
      """
      `\(name, "type")` is declared in \(first.shown, "file") and in \(second.shown, "other"): \
      hand in one of them.
      """)
  }
}
