import CourseModel
import SwiftParser
import SwiftSyntax

/// What a submission's sources say: what of it is refused, and where each name is used first.
struct SourceReading: Codable, Sendable {
  /// A place in a learner's file.
  struct Place: Codable, Sendable {
    let file: String
    /// Counted from 1.
    let line: Int
    /// Counted from 1, in UTF-8 bytes.
    let column: Int
  }

  /// Something refused, and where.
  struct Finding: Codable, Sendable {
    let refusal: Refusal
    let place: Place
  }

  /// The first place of a file where the grammar is left, and the brace of that file to blame.
  struct SyntaxError: Codable, Sendable {
    let place: Place
    let brace: BraceFault?
  }

  /// In the order of the files.
  let refusals: [Finding]
  let places: [String: Place]
  /// Where formats stand that may do more than put numbers into a text.
  let suspectFormats: [Place]
  /// Where swift-syntax finds errors, at most one for a file.
  let syntaxErrors: [SyntaxError]
  /// What they declare; nil if they are not even Swift.
  let outline: SourceOutline?

  /// Above the compiler's 256, so that what it lets nest is read to its end.
  static let nestingLimit = 512

  /// Reads files, by recursion and with no limit of time: `SourceReader` sets them.
  init(_ files: [SourceFile], under policy: SourcePolicy) {
    let trees = files.map { file in
      var bytes = Array(file.content)
      return bytes.withUnsafeMutableBufferPointer {
        Parser.parse(source: UnsafeBufferPointer($0), maximumNestingLevel: Self.nestingLimit)
      }
    }
    let own = DeclaredNames(viewMode: .sourceAccurate)
    for tree in trees { own.walk(tree) }
    var refusals: [Finding] = []
    var places: [String: Place] = [:]
    var suspectFormats: [Place] = []
    var syntaxErrors: [SyntaxError] = []
    for (file, tree) in zip(files, trees) {
      let converter = SourceLocationConverter(fileName: file.name, tree: tree)
      func place(_ position: AbsolutePosition) -> Place {
        let location = converter.location(for: position)
        return Place(file: file.name, line: location.line, column: location.column)
      }
      let judge = SourceJudge(policy: policy, own: own)
      judge.walk(tree)
      refusals += judge.refusals.map { Finding(refusal: $0.refusal, place: place($0.position)) }
      suspectFormats += judge.suspectFormats.map(place)
      for found in judge.places where places[found.name] == nil {
        places[found.name] = place(found.position)
      }
      if tree.hasError {
        syntaxErrors.append(
          SyntaxError(place: place(tree.firstError), brace: BraceFault(in: tree, of: file)))
      }
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, places[token.plainName] == nil else { continue }
        places[token.plainName] = place(token.positionAfterSkippingLeadingTrivia)
      }
    }
    self.refusals = refusals
    self.places = places
    self.suspectFormats = suspectFormats
    self.syntaxErrors = syntaxErrors
    outline = SourceOutline(zip(files, trees).map { ($0.name, $1) })
  }
}

extension SourceFileSyntax {
  /// Where the first thing is that is missing or too much; the beginning if it is nowhere.
  fileprivate var firstError: AbsolutePosition {
    let finder = ErrorFinder(viewMode: .all)
    finder.walk(self)
    return finder.position ?? position
  }
}

/// Looks for what the parser had to make up or to pass over.
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
