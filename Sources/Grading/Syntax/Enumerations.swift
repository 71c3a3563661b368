import CourseModel
import Foundation
import SwiftSources
import SwiftSyntax

/// Calls of Foundation that pass a closure a pointer for stopping:
/// `enumerateMatches(in:range:) { …, stop in stop.pointee = true }`.
///
/// The compiler considers the call and the assignment unsafe, although both are sound. So where the
/// compiler confirms that Foundation's function is called, we call SafeFoundation's instead, which
/// passes an object with the same property. No part of the learner's text is marked as safe, and
/// the same rules apply as before.
struct Enumerations: Codable, Sendable {
  /// A call that may be Foundation's.
  struct Call: Codable, Sendable {
    /// The place of the function's name, as in the compiler's messages.
    let place: SourceReading.Place
    /// The text to insert into the file.
    let insertions: [Insertion]
  }

  struct Insertion: Codable, Sendable {
    let offset: Int
    let text: String
  }

  let calls: [Call]

  var isEmpty: Bool { calls.isEmpty }

  /// The functions that also exist in SafeFoundation, with the suffix below.
  private static let names: Set<String> = [
    "enumerate", "enumerateAttribute", "enumerateAttributes", "enumerateLines", "enumerateMatches",
    "enumerateObjects", "enumerateRanges", "enumerateSubstrings",
  ]
  private static let suffix = "Safely"

  /// Finds calls with these names in files.
  init(in files: [(file: SourceFile, tree: SourceFileSyntax)]) {
    calls = files.flatMap { file, tree -> [Call] in
      guard file.content.range(of: Data("enumerate".utf8)) != nil else { return [] }
      let converter = SourceLocationConverter(fileName: file.name, tree: tree)
      return tree.nodes(FunctionCallExprSyntax.self).compactMap { node in
        guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
          Self.names.contains(name.plainName), name.text == name.plainName
        else { return nil }
        let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
        let renaming = Insertion(
          offset: name.endPositionBeforeTrailingTrivia.utf8Offset, text: Self.suffix)
        return Call(
          place: SourceReading.Place(file: file.name, line: location.line, column: location.column),
          insertions: [renaming] + node.closures.flatMap(\.flagsType))
      }
    }
  }

  /// The files in which the calls that the compiler reported use SafeFoundation's functions.
  /// Everything stays on its line. Nil if there is no such call.
  func made(safe files: [SourceFile], at notes: [Diagnostic.Note]) -> [SourceFile]? {
    let places = notes.map {
      SourceReading.Place(file: $0.file, line: $0.line, column: $0.column)
    }
    let chosen = calls.filter { places.contains($0.place) }
    guard !chosen.isEmpty else { return nil }
    return files.map { file in
      let insertions = chosen.filter { $0.place.file == file.name }.flatMap(\.insertions)
      return insertions.isEmpty
        ? file : SourceFile(name: file.name, content: file.content.inserting(insertions))
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [trailingClosure].compactMap(\.self)
  }
}

extension ClosureExprSyntax {
  /// Insertions that replace a written type of the flag by SafeFoundation's.
  fileprivate var flagsType: [Enumerations.Insertion] {
    guard case .parameterClause(let clause) = signature?.parameterClause,
      let type = clause.parameters.last?.type,
      type.trimmedDescription == "UnsafeMutablePointer<ObjCBool>"
    else { return [] }
    return [
      .init(offset: type.positionAfterSkippingLeadingTrivia.utf8Offset, text: "StopFlag/*"),
      .init(offset: type.endPositionBeforeTrailingTrivia.utf8Offset, text: "*/"),
    ]
  }
}

extension Data {
  /// The content with these insertions, and an import of SafeFoundation in its first line.
  fileprivate func inserting(_ insertions: [Enumerations.Insertion]) -> Data {
    let mark = Data([0xEF, 0xBB, 0xBF])
    var result = starts(with: mark) ? mark : Data()
    var position = result.count
    result += Data("internal import SafeFoundation; ".utf8)
    for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
      let offset = Swift.max(position, Swift.min(insertion.offset, count))
      result += self[startIndex + position..<startIndex + offset] + Data(insertion.text.utf8)
      position = offset
    }
    return result + self[(startIndex + position)...]
  }
}
