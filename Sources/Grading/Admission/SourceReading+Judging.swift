import CourseModel
import SwiftSyntax

extension SourceReading {
  /// Reads files by recursion and without a time limit; `SourceReader` sets the limits.
  ///
  /// - Parameters:
  ///   - absent: For each partial submission, the names of the solution's files to remove.
  ///   - solution: The exercise's solution, which tells which type belongs to which side.
  ///   - withSkeleton: Whether to compute a fingerprint of the declarations.
  init(
    _ files: [SourceFile], under policy: SourcePolicy, without absent: [[String]] = [],
    in solution: [SourceFile] = [], withSkeleton: Bool = false
  ) {
    let trees = files.map(Self.tree)
    let declared = DeclaredNames(viewMode: .sourceAccurate)
    for tree in trees { declared.walk(tree) }
    let reader = ConstantReader(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    var refusals: [SourceReading.PlacedRefusal] = []
    var places: [String: Place] = [:]
    var attributes: Set<String> = []
    var syntaxErrors: [SyntaxError] = []
    for (file, tree) in zip(files, trees) {
      let converter = SourceLocationConverter(fileName: file.name, tree: tree)
      func place(_ position: AbsolutePosition) -> Place {
        let location = converter.location(for: position)
        return Place(file: file.name, line: location.line, column: location.column)
      }
      let judge = SourceJudge(policy: policy, own: declared)
      judge.walk(tree)
      refusals += judge.refusals.map {
        SourceReading.PlacedRefusal(refusal: $0.refusal, place: place($0.position))
      }
      attributes.formUnion(judge.attributes)
      for found in judge.places where places[found.name] == nil {
        places[found.name] = place(found.position)
      }
      if tree.hasError {
        syntaxErrors.append(
          SyntaxError(place: place(tree.firstError), brace: BraceFault(in: tree, of: file)))
      }
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard let name = token.nameOfUse, places[name] == nil else { continue }
        places[name] = place(token.positionAfterSkippingLeadingTrivia)
      }
    }
    self.refusals = refusals
    self.places = places
    self.attributes = attributes.filter {
      $0.first?.isUppercase == false || !declared.all.contains($0)
    }
    self.syntaxErrors = syntaxErrors
    constants = reader.found
    shadowing = policy.isSeenBySuite ? Shadowing(zip(files, trees).map { ($0.name, $1) }) : nil
    enumerations = Enumerations(in: Array(zip(files, trees)))
    outline = SourceOutline(zip(files, trees).map { ($0.name, $1) })
    let sources = absent.isEmpty ? [] : zip(files, trees).map(PartialSubmission.Source.init)
    let own = absent.isEmpty ? [] : solution.map(PartialSubmission.Source.init)
    partials = absent.map { PartialSubmission(of: sources, without: $0, in: own) }
    skeleton = withSkeleton ? ModuleSkeleton(zip(files, trees).map { ($0.name, $1) }).digest : nil
  }
}

extension TokenSyntax {
  /// The name in the token, or the keyword or type for a part of the library that it uses without a
  /// name.
  fileprivate var nameOfUse: String? {
    switch tokenKind {
    case .identifier: plainName
    case .keyword(.actor), .keyword(.async), .keyword(.await): text
    case .regexLiteralPattern: "Regex"
    default: nil
    }
  }
}

extension SourceFileSyntax {
  /// The position of the first missing or unexpected syntax; the beginning if there is none.
  fileprivate var firstError: AbsolutePosition {
    let finder = ErrorFinder(viewMode: .all)
    finder.walk(self)
    return finder.position ?? position
  }
}

/// Finds syntax that the parser had to invent or to skip.
private final class ErrorFinder: SyntaxVisitor {
  private(set) var position: AbsolutePosition?

  private func find(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    position = position ?? node.positionAfterSkippingLeadingTrivia
    return .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind { find(node) }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    token.presence == .missing || token.hasError ? find(token) : .skipChildren
  }
}
