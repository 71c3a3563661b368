import Messages

/// A declaration of the solution's that a submission does not offer, or offers otherwise.
///
/// It does not say what the declaration should be: that would give away an exercise in which
/// learners design it.
struct UnmetRequirement: Codable, Sendable, Equatable {
  enum Kind: Codable, Sendable, Equatable {
    /// Nothing of its name is to be seen from outside; something of its owner's may be meant.
    case missing(meant: String?)
    /// It is of another kind, such as a class.
    case otherKind(String)
    /// A parameter, counted from 0, has another type; nil means its value.
    case otherType(ofArgument: Int?, found: String)
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
  func sentence(knowing outline: SourceOutline?) -> Message {
    let shown =
      owner.isEmpty
      ? .verbatim("`\(name)`")
      : Message("`\(name, "name")` of `\(owner, "type")`", context: "declaration")
    switch kind {
    case .missing(let meant):
      if let hidden = outline?.hidden(self) {
        let place = "\(hidden.file):\(hidden.line)"
        return Message(
          """
          The \(word, "kind") \(shown, "declaration") (\(place, "place")) isn't `public`. The \
          checks are outside your module, so they can't use it.
          """)
      }
      let missing =
        owner.isEmpty
        ? Message("There is no \(word, "kind") `\(name, "name")` yet.")
        : Message("`\(owner, "type")` has no \(word, "kind") `\(name, "name")` yet.")
      guard let meant else { return missing }
      return .sentences([
        missing,
        Message("Is it your `\(meant, "own")`? The checks need the name `\(name, "name")`."),
      ])
    case .otherKind(let found):
      let own = Message.word(ofKind: found)
      return Message("`\(name, "name")` should be a \(word, "kind"), but it is a \(own, "own").")
    case .otherType(nil, let found):
      return Message(
        """
        The \(word, "kind") \(shown, "declaration"): it has the type `\(found, "found")`, and the \
        task needs another one.
        """)
    case .otherType(let index?, let found):
      return Message(
        """
        The \(word, "kind") \(shown, "declaration"): its \(Message.ordinal(index), "ordinal") \
        argument has the type `\(found, "found")`, and the task needs another one.
        """)
    case .changed(let found):
      return Message(
        """
        The \(word, "kind") \(shown, "declaration") is `\(found, "found")`, and the task needs \
        something else.
        """)
    case .notSettable:
      return Message(
        """
        Code outside your module can read the \(word, "kind") \(shown, "declaration"), but can't \
        set it.
        """)
    case .asksForMore(let found):
      return Message(
        """
        `\(name, "name")` also requires `\(found, "found")`, which the task doesn't mention. A \
        type that follows the task doesn't have it. Remove it, or give it a default in an \
        extension.
        """)
    }
  }

  private var word: Message { .word(ofKind: what) }
}

extension SourceOutline {
  /// The declaration with the name of this unmet requirement that is not public.
  fileprivate func hidden(_ unmetRequirement: UnmetRequirement) -> Declaration? {
    let owner = unmetRequirement.owner.split(separator: ".").last.map(String.init) ?? ""
    let name = String(unmetRequirement.name.prefix { $0 != "(" })
    let namesakes = declarations.filter { one in
      one.owner == owner && one.name == name && (one.kind != nil) == unmetRequirement.isType
    }
    return namesakes.contains(where: \.isPublic) ? nil : namesakes.first
  }
}

extension UnmetRequirement {
  fileprivate var isType: Bool { InterfaceTree.TypeEntry.words.contains(what) }
}

extension Message {
  /// A kind of declaration, for sentences such as “There is no protocol `Bell` yet.”
  fileprivate static func word(ofKind kind: String) -> Message {
    switch kind {
    case "protocol": Message("protocol", context: "declaration")
    case "class": Message("class", context: "declaration")
    case "struct": Message("struct", context: "declaration")
    case "enum": Message("enum", context: "declaration")
    case "actor": Message("actor", context: "declaration")
    case "method": Message("method", context: "declaration")
    case "property": Message("property", context: "declaration")
    case "initializer": Message("initializer", context: "declaration")
    case "subscript": Message("subscript", context: "declaration")
    default: .verbatim(kind)
    }
  }

  /// The place of an argument among others, for “its first argument”; from 0.
  fileprivate static func ordinal(_ index: Int) -> Message {
    switch index {
    case 0: Message("first", context: "argument")
    case 1: Message("second", context: "argument")
    case 2: Message("third", context: "argument")
    case 3: Message("fourth", context: "argument")
    case 4: Message("fifth", context: "argument")
    default: Message("\(index + 1, "number")th", context: "argument")
    }
  }
}
