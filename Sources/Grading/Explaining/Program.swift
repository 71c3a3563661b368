import CourseModel
import Foundation

/// A program with compiler errors, as far as we know it.
struct Program {
  let files: [SourceFile]
  /// The modules that the exercise uses.
  let imports: [String]
  /// The names in the task's diagrams. Computed only when needed, which few programs do.
  private let participants: () -> [String]
  /// The declarations of the exercise's given modules. Read only when needed.
  private let given: () -> [SourceOutline.Declaration]
  /// The reading of the sources, if they could be read.
  let reading: SourceReading?

  init(_ files: [SourceFile], of exercise: Exercise, reading: SourceReading?) {
    self.init(
      files, imports: exercise.imports, participants: exercise.participants,
      given: ((try? exercise.modules()) ?? []).filter { $0.language == .swift }
        .compactMap { SourceOutline(trusted: $0.files) }.flatMap(\.declarations),
      reading: reading)
  }

  init(
    _ files: [SourceFile], imports: [String],
    participants: @escaping @autoclosure () -> [String],
    given: @escaping @autoclosure () -> [SourceOutline.Declaration] = [], reading: SourceReading?
  ) {
    self.files = files
    self.imports = imports
    self.participants = participants
    self.given = given
    self.reading = reading
  }

  /// The declarations of the program, and those given to it.
  var declarations: [SourceOutline.Declaration] { (reading?.outline?.declarations ?? []) + given() }

  /// Whether a type of this name is declared in the program, or given to it.
  func declares(_ type: String) -> Bool {
    declarations.contains { $0.name == type && $0.kind != nil }
  }

  /// The rest of the diagnostic's line, from its column on.
  func text(of diagnostic: Diagnostic) -> String {
    String(decoding: bytes(ofLineOf: diagnostic).dropFirst(diagnostic.column - 1), as: UTF8.self)
  }

  /// The diagnostic's whole line.
  func line(of diagnostic: Diagnostic) -> String {
    String(decoding: bytes(ofLineOf: diagnostic), as: UTF8.self)
  }

  /// Whether a diagnostic's file contains a text.
  func fileContains(_ text: String, _ diagnostic: Diagnostic) -> Bool {
    lines(of: diagnostic).contains { String(decoding: $0, as: UTF8.self).contains(text) }
  }

  /// The pattern of the last `case` up to a diagnostic's line, with `let` before a name in its
  /// parentheses; nil if that name isn't there.
  func pattern(taking name: String, _ diagnostic: Diagnostic) -> String? {
    let above = lines(of: diagnostic).prefix(diagnostic.line)
    guard
      let match = above.reversed().lazy.compactMap({
        String(decoding: $0, as: UTF8.self).firstMatch(of: /\bcase\s+\.?(\w+)\(([^()]*)\)/)
      }).first
    else { return nil }
    let values = match.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let taken = values.map { value in
      value == name || value.hasSuffix(": \(name)")
        ? "\(value.dropLast(name.count))let \(name)" : value
    }
    return taken == values ? nil : "case .\(match.1)(\(taken.joined(separator: ", ")))"
  }

  /// Whether the braces that end in a diagnostic's line, as indentation shows them, contain an `if`
  /// or a `switch`, and a `return`.
  func hasReturningBranch(above diagnostic: Diagnostic) -> Bool {
    func indentation(_ line: Data) -> Int { line.prefix { $0 == 0x20 || $0 == 0x09 }.count }
    let lines = lines(of: diagnostic).prefix(diagnostic.line)
    guard let end = lines.last.map(indentation) else { return false }
    let body = lines.dropLast().reversed().prefix { indentation($0) > end || $0.isEmpty }
    let words = Set(
      body.flatMap { String(decoding: $0, as: UTF8.self).split(separator: " ").map(String.init) })
    return words.contains("return") && !words.isDisjoint(with: ["if", "switch"])
  }

  private func lines(of diagnostic: Diagnostic) -> [Data] {
    let file = files.first { $0.name == diagnostic.file }
    return file?.content.split(separator: 0x0A, omittingEmptySubsequences: false) ?? []
  }

  private func bytes(ofLineOf diagnostic: Diagnostic) -> [UInt8] {
    let lines = lines(of: diagnostic)
    guard lines.indices.contains(diagnostic.line - 1) else { return [] }
    return Array(lines[diagnostic.line - 1])
  }

  /// Whether a name is one of the diagrams', regardless of case and punctuation.
  func hasParticipant(_ name: String) -> Bool {
    func plain(_ name: String) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return participants().contains { plain($0) == plain(name) }
  }

  /// A module of the exercise that a file does not import, although it may need it.
  func missingImport(in file: String) -> String? {
    let text = files.filter { $0.name == file }
    guard let first = imports.first, !text.isEmpty,
      text.importedModules.isDisjoint(with: imports)
    else { return nil }
    return first
  }

  /// The cases of the program's enumerations, from lines that begin with `case`.
  var cases: [String] {
    files.flatMap { file in
      String(decoding: file.content, as: UTF8.self).split(separator: "\n").flatMap { line in
        let words = line.trimmingPrefix(while: \.isWhitespace)
        guard words.hasPrefix("case "), !words.contains(":") else { return [String]() }
        return words.dropFirst(5).split(separator: ",").map { part in
          String(part.trimmingPrefix(" ").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
      }
    }
  }

  /// A declared name of the program that is similar to an unknown one.
  ///
  /// - Parameter type: The type whose members count; nil for all types and members.
  func lookalike(of name: String, in type: String? = nil) -> String? {
    let declared = (reading?.outline?.declarations ?? []).filter { declaration in
      type.map { declaration.owner == $0 } ?? true
    }
    // A slip of the Shift key is likelier than any other.
    if let same = declared.first(where: {
      $0.name != name && $0.name.lowercased() == name.lowercased()
    }) {
      return same.name
    }
    let first = name.lowercased().first
    let candidates = declared.map(\.name).filter { $0 != name && $0.lowercased().first == first }
    // People often drop a word in the middle of a long name, so prefer names with the same ending.
    let end = name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...]
    let alike = candidates.filter { $0.hasSuffix(end) }
    let short = candidates.filter { abs($0.count - name.count) <= 2 }
    return name.count < 4 ? nil : nearest(to: name, among: alike.isEmpty ? short : alike)
  }
}
