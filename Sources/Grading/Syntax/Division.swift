import CourseModel
import Foundation
import SwiftSyntax

/// What is left of a submission when what some files of the solution declare is taken out of it.
///
/// It goes by types, wherever they stand, and not by the names of files: a copy, a file in lower case
/// or one with everything in it divides like the solution's own files.
struct Division: Codable, Sendable, Equatable {
  /// Types that were to be taken out and are declared nowhere.
  let missing: [String]
  /// What is left.
  let rest: [SourceFile]
  /// What is left when declarations of the learner's own go as well that serve what was taken out:
  /// those that mention it. They may belong to either side.
  let core: [SourceFile]
  /// Whether it can be seen that what is left compiles if all does (`Separation`).
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

  /// Reads trees by recursion and with no limit of time: `SourceReader` sets them.
  ///
  /// - Parameters:
  ///   - sources: The submission's.
  ///   - solution: The exercise's, by which is known what belongs to which side.
  ///   - absent: Names of files of the solution: what is to be taken out.
  init(of sources: [Source], without absent: [String], in solution: [Source]) {
    func types(_ isAbsent: Bool) -> Set<String> {
      let side = solution.filter { absent.contains($0.file.name) == isAbsent }
      let declarations = side.flatMap { TopLevelDeclaration.all(in: $0.tree) }
      return declarations.filter(\.isType).reduce(into: []) { $0.formUnion($1.subjects) }
    }
    /// Types of other modules to which one side of the solution adds something.
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
    // Who has put everything into one file has no other; else what stands beside a type goes with it.
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
    // What is within a condition may or may not be there.
    let gone = zip(sources, left).filter { $1 == nil }.map(\.0.tree)
    isEvident =
      !gone.contains(where: \.hasConditions) && Separation(stays, from: goes).isEvident
  }

  /// Drops what mentions one of these names, or something that has been dropped for it; but nothing
  /// that belongs to the types that are kept and stands beside them, or adds to one of `extended`,
  /// which are of other modules.
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

  /// A file, and what stands in it.
  private struct Part {
    let file: SourceFile
    let declarations: [TopLevelDeclaration]

    init(_ file: SourceFile, _ declarations: [TopLevelDeclaration]) {
      self.file = file
      self.declarations = declarations
    }

    /// Whether one of these types stands in it.
    func declares(_ types: Set<String>) -> Bool {
      declarations.contains { $0.isType && !$0.subjects.isDisjoint(with: types) }
    }

    /// With blanks in the place of some declarations, so that all lines keep their numbers.
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
