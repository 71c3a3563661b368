import CourseModel
import Foundation
import SwiftSources
import SwiftSyntax

/// Calls of Foundation's that hand a closure a pointer to stop them: `enumerateMatches(in:range:) { …,
/// stop in stop.pointee = true }`.
///
/// The compiler holds the call and the assignment to be unsafe, and both are sound. So where the
/// compiler says that it is Foundation's call, another function is named instead: that of
/// SafeFoundation, which hands the closure an object with the same property. The learner's text is not
/// marked as safe anywhere, and is compiled under the same rules as before.
struct Enumerations: Codable, Sendable {
  /// A call that may be Foundation's.
  struct Call: Codable, Sendable {
    /// Where the function's name stands, as the compiler says it.
    let place: SourceReading.Place
    /// What goes into the file, and at which offset.
    let insertions: [Insertion]
  }

  struct Insertion: Codable, Sendable {
    let offset: Int
    let text: String
  }

  let calls: [Call]

  var isEmpty: Bool { calls.isEmpty }

  /// The functions that SafeFoundation has as well, with this word behind their names.
  private static let names: Set<String> = [
    "enumerate", "enumerateAttribute", "enumerateAttributes", "enumerateLines", "enumerateMatches",
    "enumerateObjects", "enumerateRanges", "enumerateSubstrings",
  ]
  private static let suffix = "Safely"

  /// Calls by these names in files.
  init(in files: [(file: SourceFile, tree: SourceFileSyntax)]) {
    calls = files.flatMap { file, tree -> [Call] in
      guard file.content.range(of: Data("enumerate".utf8)) != nil else { return [] }
      let finder = Finder(
        in: file.name, SourceLocationConverter(fileName: file.name, tree: tree))
      finder.walk(tree)
      return finder.calls
    }
  }

  /// The files with SafeFoundation's functions in the calls of which the compiler says something, in
  /// which all stands in the line where it stood; nil if there is none.
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

  private final class Finder: SyntaxVisitor {
    private(set) var calls: [Call] = []
    private let file: String
    private let converter: SourceLocationConverter

    init(in file: String, _ converter: SourceLocationConverter) {
      self.file = file
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
        Enumerations.names.contains(name.plainName), name.text == name.plainName
      else { return .visitChildren }
      let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
      let renaming = Insertion(
        offset: name.endPositionBeforeTrailingTrivia.utf8Offset, text: Enumerations.suffix)
      calls.append(
        Call(
          place: SourceReading.Place(file: file, line: location.line, column: location.column),
          insertions: [renaming] + node.closures.flatMap(\.flagsType)))
      return .visitChildren
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
  /// What makes the flag's type that of SafeFoundation, where it is written.
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
  /// With these insertions, and an import of what they name in its first line.
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
