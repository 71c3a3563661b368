import CourseModel

/// A comparison of two sources of the same program, declaration by declaration.
///
/// Declarations are paired by type, name and labels, extensions by the extended type and the
/// conformances; never by line or file. Members are separate pairs, and a type is what remains
/// without them. Each line of both sources belongs to one declaration of one pair.
package struct SourceComparison: Sendable, Equatable {
  /// A declaration of one side with its counterpart on the other.
  package enum Pair: Sendable, Equatable {
    /// The same code, ignoring blanks; `comments` is true if the comments are equal, too.
    case alike(mine: Declaration, model: Declaration, comments: Bool)
    /// The same declaration with different code.
    case changed(mine: Declaration, model: Declaration, LineComparison)
    /// A declaration without a counterpart in the model.
    case onlyMine(Declaration)
    /// A declaration without a counterpart in mine.
    case onlyModel(Declaration)
    /// A declaration that exists because one side is organized differently: an import that a
    /// different file of the other side has, or an extension whose content is elsewhere there.
    case arrangement(mine: Declaration?, model: Declaration?)

    /// My declaration, if there is one.
    package var mine: Declaration? {
      switch self {
      case .alike(let mine, _, _), .changed(let mine, _, _), .onlyMine(let mine): mine
      case .onlyModel: nil
      case .arrangement(let mine, _): mine
      }
    }

    package var model: Declaration? {
      switch self {
      case .alike(_, let model, _), .changed(_, let model, _), .onlyModel(let model): model
      case .onlyMine: nil
      case .arrangement(_, let model): model
      }
    }
  }

  /// The pairs in the order of the model's files and lines, then those only in mine.
  package let pairs: [Pair]

  /// Compares my code with a model.
  package init(of mine: [SourceFile], with model: [SourceFile]) {
    self.init(Inventory(of: mine, and: model))
  }

  init(_ inventory: Inventory) {
    pairs = Pairing(of: inventory.mine, with: inventory.model).pairs
  }

  private init(pairs: [Pair]) { self.pairs = pairs }

  /// The same without what makes no difference to what the programs do: comments, and words such as
  /// `final` that only say more of a declaration.
  package var inMeaning: SourceComparison {
    SourceComparison(pairs: pairs.map(\.inMeaning))
  }

  /// The number of declarations with the same code on both sides.
  package var alikeCount: Int {
    pairs.count { if case .alike = $0 { true } else { false } }
  }

  /// The number of those with different comments.
  package var otherwiseCommentedCount: Int {
    pairs.count { if case .alike(_, _, comments: false) = $0 { true } else { false } }
  }

  /// The number of lines that only one side has.
  package var differingLines: Int {
    pairs.reduce(0) { count, pair in
      switch pair {
      case .alike, .arrangement: count
      case .onlyMine(let declaration), .onlyModel(let declaration):
        count + declaration.lines.count
      case .changed(_, _, let lines):
        count + lines.rows.count { if case .both = $0 { false } else { true } }
      }
    }
  }

  /// Whether both sides have the same code.
  package var isAlike: Bool {
    pairs.allSatisfy { pair in
      switch pair {
      case .alike, .arrangement: true
      case .changed, .onlyMine, .onlyModel: false
      }
    }
  }
}

extension SourceComparison.Pair {
  fileprivate var inMeaning: SourceComparison.Pair {
    switch self {
    case .alike(let mine, let model, _): return .alike(mine: mine, model: model, comments: true)
    case .arrangement: return self
    case .onlyMine(let mine):
      let code = mine.withoutComments
      return code.lines.isEmpty ? .arrangement(mine: mine, model: nil) : .onlyMine(code)
    case .onlyModel(let model):
      let code = model.withoutComments
      return code.lines.isEmpty ? .arrangement(mine: nil, model: model) : .onlyModel(code)
    case .changed(let mine, let model, _):
      let (left, right) = (mine.withoutComments, model.withoutComments)
      guard left.lines.map(\.meaning) != right.lines.map(\.meaning) else {
        return .alike(mine: mine, model: model, comments: true)
      }
      return .changed(
        mine: left, model: right, LineComparison(of: left.lines, with: right.lines))
    }
  }
}

extension Declaration {
  /// The lines of it that are code.
  fileprivate var withoutComments: Declaration {
    var code = self
    code.lines = lines.filter { !$0.isBlank && !$0.text.trimmed.hasPrefix("//") }
    return code
  }
}

extension Declaration.Line {
  /// Its words, but for those that only say more of a declaration.
  fileprivate var meaning: [Substring] {
    let nilAtEnd = text.trimmed.hasSuffix("? = nil") ? text.trimmed.dropLast(6) : text[...]
    return nilAtEnd.split(whereSeparator: \.isWhitespace)
      .filter { !["final", "required", "open", "public", "internal"].contains($0) }
  }
}
