import CourseModel
import Foundation
import SwiftSyntax

/// The rest of a submission after removing the declarations of some of the solution's files.
///
/// Goes by types wherever they are declared, and not by file names. So a copy, a file name in lower
/// case, or a single file with everything is divided like the solution's files.
struct PartialSubmission: Codable, Sendable, Equatable {
  /// Types to remove that the submission does not declare.
  let missing: [String]
  /// The remaining files.
  let rest: [SourceFile]
  /// The remaining files without the learner's own declarations that mention a removed one. Those
  /// may belong to either side.
  let core: [SourceFile]
  /// Whether the rest certainly compiles if the whole does (`Independence`).
  let isEvident: Bool

  /// A file and its tree.
  struct Source {
    let file: SourceFile
    let tree: SourceFileSyntax

    init(_ file: SourceFile, _ tree: SourceFileSyntax) {
      self.file = file
      self.tree = tree
    }

    init(_ file: SourceFile) { self.init(file, SourceReading.tree(of: file)) }
  }

  /// Reads trees by recursion and without a time limit; `SourceReader` sets the limits.
  ///
  /// - Parameters:
  ///   - sources: The submission's files.
  ///   - solution: The exercise's solution, which tells which type belongs to which side.
  ///   - absent: The names of the solution's files to remove.
  init(of sources: [Source], without absent: [String], in solution: [Source]) {
    func types(_ isAbsent: Bool) -> Set<String> {
      let side = solution.filter { absent.contains($0.file.name) == isAbsent }
      let declarations = side.flatMap { TopLevelDeclaration.all(in: $0.tree) }
      return declarations.filter(\.isType).reduce(into: []) { $0.formUnion($1.subjects) }
    }
    /// Types of other modules that one side of the solution extends.
    func extended(_ isAbsent: Bool) -> Set<String> {
      let side = solution.filter { absent.contains($0.file.name) == isAbsent }
      let declarations = side.flatMap { TopLevelDeclaration.all(in: $0.tree) }
      return declarations.filter(\.isExtension).reduce(into: []) { $0.formUnion($1.subjects) }
    }
    let out = types(true)
    let kept = types(false)
    let keptExtensions = extended(false).subtracting(extended(true)).subtracting(out)
    let parts = sources.map { Part($0.file, TopLevelDeclaration.all(in: $0.tree)) }
    missing = out.filter { type in !parts.contains { $0.declares([type]) } }.sorted()
    // If everything is in one file, keep the rest of it. Otherwise, code beside a removed type goes
    // with it.
    let isApart = parts.contains { $0.declares(kept) && !$0.declares(out) }
    let left = parts.map { part -> Part? in
      let stays =
        part.declares(kept)
        ? !isApart || !part.declares(out)
        : !part.declares(out) && !absent.contains(part.file.name)
      return stays
        ? part.without { ($0.isType || $0.isExtension) && !$0.subjects.isDisjoint(with: out) } : nil
    }
    rest = left.compactMap { $0?.file }
    core = Self.dropping(
      whatMentions: out, from: left.compactMap(\.self), but: kept, and: keptExtensions
    ).map(\.file)
    let places = left.map { Set($0?.declarations.map(\.place.lowerBound) ?? []) }
    let (stays, goes) = zip(parts, places).reduce(
      into: ([TopLevelDeclaration](), [TopLevelDeclaration]())
    ) { sides, part in
      for declaration in part.0.declarations {
        if part.1.contains(declaration.place.lowerBound) {
          sides.0.append(declaration)
        } else {
          sides.1.append(declaration)
        }
      }
    }
    // Code within a condition may or may not be compiled.
    let gone = zip(sources, left).filter { $1 == nil }.map(\.0.tree)
    isEvident =
      !gone.contains(where: \.hasConditions) && Independence(stays, from: goes).isEvident
  }

  /// Removes declarations that mention one of these names, or a declaration removed for that
  /// reason. Keeps those that belong to a kept type and are in its file, and extensions of the
  /// types in `extended`, which are other modules'.
  private static func dropping(
    whatMentions names: Set<String>, from parts: [Part], but kept: Set<String>,
    and extended: Set<String>
  ) -> [Part] {
    var parts = parts
    var dropped = names
    while true {
      var more: Set<String> = []
      parts = parts.map { part in
        let isOfKept = part.declares(kept)
        return part.without { declaration in
          let isKept =
            isOfKept && !declaration.subjects.isDisjoint(with: kept)
            || declaration.isExtension && !declaration.subjects.isDisjoint(with: extended)
          guard !isKept, !declaration.mentioned.isDisjoint(with: dropped) else { return false }
          if !declaration.isExtension { more.formUnion(declaration.subjects) }
          return true
        }
      }
      guard !more.isSubset(of: dropped) else { return parts }
      dropped.formUnion(more)
    }
  }

  /// A file and its top-level declarations.
  private struct Part {
    let file: SourceFile
    let declarations: [TopLevelDeclaration]

    init(_ file: SourceFile, _ declarations: [TopLevelDeclaration]) {
      self.file = file
      self.declarations = declarations
    }

    func declares(_ types: Set<String>) -> Bool {
      declarations.contains { $0.isType && !$0.subjects.isDisjoint(with: types) }
    }

    /// The file with some declarations replaced by blanks, so that all lines keep their numbers.
    func without(_ isOut: (TopLevelDeclaration) -> Bool) -> Part {
      guard declarations.contains(where: isOut) else { return self }
      var content = [UInt8](file.content)
      var left: [TopLevelDeclaration] = []
      for declaration in declarations {
        guard isOut(declaration) else {
          left.append(declaration)
          continue
        }
        for index in declaration.place where ![0x0A, 0x0D].contains(content[index]) {
          content[index] = 0x20
        }
      }
      return Part(SourceFile(name: file.name, content: Data(content)), left)
    }
  }
}
