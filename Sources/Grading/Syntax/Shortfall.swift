/// A declaration of the solution's that a submission does not offer, or offers otherwise.
///
/// It does not say what the declaration should be: that would give away an exercise in which
/// learners design it.
struct Shortfall: Codable, Sendable, Equatable {
  enum Kind: Codable, Sendable, Equatable {
    /// Nothing of its name is to be seen from outside; something of its owner's may be meant.
    case missing(meant: String?)
    /// It is of another kind, such as a class.
    case otherKind(String)
    /// A parameter, result or value has another type; `part` says which: "its second argument".
    case otherType(part: String, found: String)
    /// Another difference.
    case changed(String)
    case notSettable
    /// A protocol has this additional requirement, so that a type made for the exercise could not
    /// adopt it.
    case asksForMore(String)
  }

  /// The types around it; empty at the top.
  let owner: String
  /// `BellDelegate`, `delegate`, `bell(_:didRing:)`.
  let name: String
  /// The kind of the solution's declaration: `protocol`, `property`, `method` …
  let what: String
  let kind: Kind

  var isMissing: Bool { if case .missing = kind { true } else { false } }

  /// Its name in exercise.json: `BellDelegate.bell(_:didRing:)`.
  var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// A sentence for the person who wrote it.
  ///
  /// - Parameter outline: The sources' declarations, public or not; nil if they are not known.
  func sentence(knowing outline: SourceOutline?) -> String {
    let shown = "`\(name)`" + (owner.isEmpty ? "" : " of `\(owner)`")
    switch kind {
    case .missing(let meant):
      if let hidden = outline?.hidden(self) {
        return
          "The \(what) \(shown) (\(hidden.file):\(hidden.line)) isn't `public`. The checks are "
          + "outside your module, so they can't use it."
      }
      let start = owner.isEmpty ? "There is no" : "`\(owner)` has no"
      return "\(start) \(what) `\(name)` yet."
        + (meant.map { " Is it your `\($0)`? The checks need the name `\(name)`." } ?? "")
    case .otherKind(let found):
      return "`\(name)` should be a \(what), but it is a \(found)."
    case .otherType(let part, let found):
      return
        "The \(what) \(shown): \(part) has the type `\(found)`, and the task needs another one."
    case .changed(let found):
      return "The \(what) \(shown) is `\(found)`, and the task needs something else."
    case .notSettable:
      return "Code outside your module can read the \(what) \(shown), but can't set it."
    case .asksForMore(let found):
      return
        "`\(name)` also requires `\(found)`, which the task doesn't mention. A type that follows "
        + "the task doesn't have it. Remove it, or give it a default in an extension."
    }
  }
}

extension SourceOutline {
  /// The declaration with the name of this shortfall that is not public.
  fileprivate func hidden(_ shortfall: Shortfall) -> Declaration? {
    let owner = shortfall.owner.split(separator: ".").last.map(String.init) ?? ""
    let name = String(shortfall.name.prefix { $0 != "(" })
    let namesakes = declarations.filter { one in
      one.owner == owner && one.name == name && (one.kind != nil) == shortfall.isType
    }
    return namesakes.contains(where: \.isPublic) ? nil : namesakes.first
  }
}

extension Shortfall {
  fileprivate var isType: Bool { InterfaceTree.TypeEntry.words.contains(what) }
}
