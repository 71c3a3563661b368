import Foundation
import Messages

/// A patch of the solution's files: the stored part of an answer.
///
/// The format is the unified diff of `git diff` and `diff -u` (GNU diffutils manual, "Detailed
/// Description of Unified Format"), so `git apply` in the folder Solution produces the same files.
package struct SourcePatch: Sendable {
  /// The name of the patch file in the folder of a mistake, a variant or a step.
  package static let fileName = "change.patch"

  /// Unchanged lines around each change. Two locate the change after most edits of the solution; a
  /// third would cost about 4,000 lines in the course.
  private static let context = 2

  private let url: URL
  private let changes: [FileChange]

  private struct FileChange {
    let name: String
    let (isInSolution, isInAnswer): (Bool, Bool)
    var hunks: [Hunk] = []
  }

  private struct Hunk {
    /// The number of lines above it in the solution.
    let start: Int
    /// Its line in the patch, counted from 1.
    let line: Int
    var lines: [Line] = []

    /// This hunk, then copies with fewer unchanged lines around it; each keeps at least one line.
    var trimmed: [Hunk] {
      let before = lines.prefix { $0.kind == .kept }.count
      let after = lines.reversed().prefix { $0.kind == .kept }.count
      return (0...max(before, after)).flatMap { fuzz in
        [(fuzz, fuzz), (fuzz, 0), (0, fuzz)].map { (min($0, before), min($1, after)) }
      }.map { top, bottom in
        Hunk(
          start: start + top, line: line, lines: Array(lines.dropFirst(top).dropLast(bottom)))
      }.filter { !$0.old.isEmpty }
    }

    var old: [Bytes] { lines.filter { $0.kind != .added }.map(\.text) }
    var new: [Bytes] { lines.filter { $0.kind != .removed }.map(\.text) }
  }

  private struct Line {
    enum Kind: UInt8 {
      case kept = 0x20
      case removed = 0x2D
      case added = 0x2B
    }

    let kind: Kind
    /// The text with its line feed, which the last line of a file may lack.
    var text: Bytes
  }

  private typealias Bytes = [UInt8]
}

// MARK: - Applying

extension SourcePatch {
  /// Applies the patch and returns the files, sorted by name.
  ///
  /// A hunk applies at its line or, if its lines have moved, at the only place where they match.
  ///
  /// - Throws: If a hunk fits nowhere or in several places; the error names its line and the
  ///   command that opens the answer for repair.
  package func applied(to solution: [SourceFile]) throws(CourseError) -> [SourceFile] {
    try applied(to: solution, trimming: false) { change, hunk throws(CourseError) in
      throw .malformed(
        url, line: hunk.line,
        Message(
          """
          no longer fits \("Solution/\(change.name)", "path") near line \(hunk.start + 1, "line"); \
          type 'switchboard sync', and if that says the same, 'switchboard sync --open \
          \(url.deletingLastPathComponent().path, "answer")', which writes the files with conflict \
          markers
          """))
    }
  }

  /// Applies the patch to a modified solution: a hunk needs only some of the unchanged lines around
  /// it. A hunk that still does not fit appears between conflict markers, beside the solution's
  /// lines, for a person to resolve.
  ///
  /// - Returns: The files, and the names of those with a conflict.
  package func merged(
    into solution: [SourceFile]
  ) throws(CourseError) -> (files: [SourceFile], conflicts: [String]) {
    var conflicts: Set<String> = []
    let files = try applied(to: solution, trimming: true) { change, _ throws(CourseError) in
      conflicts.insert(change.name)
    }
    return (files, conflicts.sorted())
  }

  /// The line of this patch, counted from 1, for a line of the answer's file; nil between hunks.
  func line(of line: Int, in file: String) -> Int? {
    guard let change = changes.first(where: { $0.name == file }) else { return nil }
    var drift = 0
    for hunk in change.hunks {
      var number = hunk.start + drift
      for (index, one) in hunk.lines.enumerated() where one.kind != .removed {
        number += 1
        if number == line { return hunk.line + index + 1 }
      }
      drift += hunk.new.count - hunk.old.count
    }
    return nil
  }

  private func applied(
    to solution: [SourceFile], trimming: Bool,
    misfit: (FileChange, Hunk) throws(CourseError) -> Void
  ) throws(CourseError) -> [SourceFile] {
    var files = solution
    for change in changes {
      let index = files.firstIndex { $0.name == change.name }
      guard change.isInSolution == (index != nil) else {
        let path = "Solution/\(change.name)"
        throw .malformed(
          url, line: change.hunks.first?.line,
          change.isInSolution
            ? Message(
              "changes \(path, "path"), which does not exist; write the file's name as it is now")
            : Message(
              """
              adds \(path, "path"), which already exists; write '--- a/FILE' where the patch has \
              '--- /dev/null'
              """))
      }
      var lines = index.map { Self.lines(of: files[$0].content) } ?? []
      var drift = 0
      for full in change.hunks {
        let candidates = trimming ? full.trimmed : [full]
        let hunk =
          candidates.first {
            Self.place(of: $0.old, in: lines, at: $0.start + drift) != nil
          } ?? full
        let old = hunk.old
        let expected = hunk.start + drift
        if let place = Self.place(of: old, in: lines, at: expected) {
          lines.replaceSubrange(place..<(place + old.count), with: hunk.new)
          drift += place - expected + hunk.new.count - old.count
        } else {
          try misfit(change, hunk)
          let start = min(max(0, expected), lines.count)
          let end = min(start + old.count, lines.count)
          let both = Self.conflict(Array(lines[start..<end]), hunk.new)
          lines.replaceSubrange(start..<end, with: both)
          drift += both.count - old.count
        }
      }
      if let index { files.remove(at: index) }
      if change.isInAnswer {
        files.append(SourceFile(name: change.name, content: Data(lines.joined())))
      }
    }
    return files.sorted { $0.name < $1.name }
  }

  /// The index where these lines begin: the expected one, or another if it is the only match.
  private static func place(of wanted: [Bytes], in lines: [Bytes], at expected: Int) -> Int? {
    let last = lines.count - wanted.count
    guard last >= 0 else { return nil }
    func fits(_ start: Int) -> Bool { lines[start..<(start + wanted.count)].elementsEqual(wanted) }
    if (0...last).contains(expected), fits(expected) { return expected }
    guard !wanted.isEmpty else { return nil }
    let places = (0...last).filter(fits)
    return places.count == 1 ? places[0] : nil
  }

  private static func conflict(_ solution: [Bytes], _ answer: [Bytes]) -> [Bytes] {
    func marker(_ text: String) -> [Bytes] { [Bytes((text + "\n").utf8)] }
    return marker("<<<<<<< Solution") + solution + marker("=======") + answer
      + marker(">>>>>>> \(fileName)")
  }

  /// The lines of the content with their line feeds.
  private static func lines(of content: Data) -> [Bytes] {
    var lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Bytes($0) + [0x0A] }
    // There is no line after the last line feed; without one, the last line has none.
    if lines.last == [0x0A] { lines.removeLast() } else { lines[lines.count - 1].removeLast() }
    return lines
  }
}

// MARK: - Reading

extension SourcePatch {
  /// Reads a patch file.
  ///
  /// - Throws: If it is not a unified diff; the error names the first invalid line.
  package init(at url: URL) throws(CourseError) {
    try self.init(try readData(url), of: url)
  }

  /// Parses a patch.
  init(_ data: Data, of url: URL) throws(CourseError) {
    self.url = url
    var reader = Reader(lines: Self.lines(of: data), url: url)
    changes = try reader.changes()
  }

  private struct Reader {
    let lines: [Bytes]
    let url: URL
    private var next = 0

    init(lines: [Bytes], url: URL) {
      self.lines = lines
      self.url = url
    }

    mutating func changes() throws(CourseError) -> [FileChange] {
      var changes: [FileChange] = []
      while let line = peek {
        if line.hasPrefix("--- ") {
          changes.append(try fileChange())
        } else if line.hasPrefix("@@ ") || line.hasPrefix("+++ ") {
          throw fault
        } else {
          next += 1  // For example, git's 'diff --git', 'index' and 'new file mode'
        }
      }
      guard !changes.isEmpty else { throw .malformed(url, line: 1, .noUnifiedDiff) }
      return changes
    }

    private var peek: String? {
      next < lines.count ? String(decoding: lines[next], as: UTF8.self) : nil
    }

    private var fault: CourseError { .malformed(url, line: next + 1, .noUnifiedDiff) }

    private mutating func fileChange() throws(CourseError) -> FileChange {
      let old = name(behind: "--- ")
      guard let second = peek, second.hasPrefix("+++ ") else { throw fault }
      let new = name(behind: "+++ ")
      guard let name = new ?? old, !name.contains("/") else {
        next -= 1
        throw fault
      }
      var change = FileChange(name: name, isInSolution: old != nil, isInAnswer: new != nil)
      while let line = peek, line.hasPrefix("@@ ") { change.hunks.append(try hunk(line)) }
      return change
    }

    /// The file that a header names, or nil for none; advances past the header.
    private mutating func name(behind mark: String) -> String? {
      let line = peek ?? ""
      next += 1
      let path = line.dropFirst(mark.count).prefix { $0 != "\t" && !$0.isNewline }
      if path == "/dev/null" { return nil }
      return String(path.hasPrefix("a/") || path.hasPrefix("b/") ? path.dropFirst(2) : path)
    }

    private mutating func hunk(_ header: String) throws(CourseError) -> Hunk {
      let pattern = /@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/
      guard let match = header.prefixMatch(of: pattern), let first = Int(match.1) else {
        throw fault
      }
      var old = match.2.map { Int($0) ?? 0 } ?? 1
      var new = match.3.map { Int($0) ?? 0 } ?? 1
      // For an empty range, the header gives the line before it.
      var hunk = Hunk(start: old == 0 ? first : max(0, first - 1), line: next + 1)
      next += 1
      while old > 0 || new > 0 {
        guard next < lines.count, let kind = Line.Kind(rawValue: lines[next].first ?? 0) else {
          // Editors remove the space of an empty line.
          guard next < lines.count, lines[next] == [0x0A] else { throw fault }
          hunk.lines.append(Line(kind: .kept, text: [0x0A]))
          (old, new, next) = (old - 1, new - 1, next + 1)
          continue
        }
        if kind != .added { old -= 1 }
        if kind != .removed { new -= 1 }
        guard old >= 0, new >= 0 else { throw fault }
        hunk.lines.append(Line(kind: kind, text: Bytes(lines[next].dropFirst())))
        next += 1
        if let line = peek, line.hasPrefix("\\ ") {
          if hunk.lines[hunk.lines.count - 1].text.last == 0x0A {
            hunk.lines[hunk.lines.count - 1].text.removeLast()
          }
          next += 1
        }
      }
      return hunk
    }
  }
}

// MARK: - Writing

extension SourcePatch {
  /// Splits an answer for storage: patches for files that are mostly the solution's, and the other
  /// files whole.
  ///
  /// - Parameter files: Files of the answer; those equal to the solution's produce nothing.
  /// - Returns: The text of `change.patch`, nil if it is empty, and the other files.
  package static func folding(
    _ files: [SourceFile], over solution: [SourceFile]
  ) -> (patch: String?, whole: [SourceFile]) {
    var patch = Bytes()
    var whole: [SourceFile] = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      guard let original = solution.first(where: { $0.name == file.name }) else {
        whole.append(file)
        continue
      }
      let change = change(of: original, into: file)
      if change.lines < lines(of: file.content).count {
        patch += change.text
      } else {
        whole.append(file)
      }
    }
    return (patch.isEmpty ? nil : String(decoding: patch, as: UTF8.self), whole)
  }

  /// The patch of one file, with its number of lines; empty if the files are equal.
  private static func change(
    of old: SourceFile, into new: SourceFile
  ) -> (text: Bytes, lines: Int) {
    let script = script(from: lines(of: old.content), to: lines(of: new.content))
    let changed = script.indices.filter { script[$0].kind != .kept }
    guard !changed.isEmpty else { return ([], 0) }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(script.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var text = Bytes("--- a/\(old.name)\n+++ b/\(new.name)\n".utf8)
    var count = 2
    for range in ranges {
      func lines(_ range: Range<Int>, without kind: Line.Kind) -> Int {
        script[range].count { $0.kind != kind }
      }
      func place(without kind: Line.Kind) -> String {
        let (above, own) = (lines(0..<range.lowerBound, without: kind), lines(range, without: kind))
        return "\(own == 0 ? above : above + 1),\(own)"
      }
      text += Bytes("@@ -\(place(without: .added)) +\(place(without: .removed)) @@\n".utf8)
      for line in script[range] {
        text += [line.kind.rawValue] + line.text
        if line.text.last != 0x0A { text += Bytes("\n\\ No newline at end of file\n".utf8) }
      }
      count += 1 + range.count
    }
    return (text, count)
  }

  /// All lines of both files in order, with removed lines before their replacements.
  private static func script(from old: [Bytes], to new: [Bytes]) -> [Line] {
    ListDifference(from: old, to: new).runs.flatMap { run in
      run.isEqual
        ? old[run.old].map { Line(kind: .kept, text: $0) }
        : old[run.old].map { Line(kind: .removed, text: $0) }
          + new[run.new].map { Line(kind: .added, text: $0) }
    }
  }
}

extension Message {
  static let noUnifiedDiff = Message(
    """
    is not a unified diff here ('--- a/FILE', '+++ b/FILE', '@@ -LINE,COUNT +LINE,COUNT @@'); \
    write one with 'git diff', or put whole Swift files in its place and type 'switchboard sync'
    """)
}
