import Messages

/// A declaration that the checks rely on, and that differs from the exercise's stub.
struct InterfaceDifference: Codable, Sendable, Equatable {
  enum Kind: Codable, Sendable, Equatable {
    case missing
    /// None of the types of this file of the stub exists.
    case noFile
    /// A type with this name seems to have taken its place.
    case renamed(String)
    /// A declaration with its name exists, but differs.
    case changed(String)
    case notSettable
    /// The type does not adopt this protocol.
    case notAdopting(String)
    /// The type would define the comparison of its values, because the submission's protocol `by`
    /// inherits from this protocol of Swift.
    case adopting(String, by: String)
    /// A protocol requires it, although the stub's does not, so that a check's type cannot conform.
    case asksForMore
    /// It is declared in several places, such as `More.swift:3`.
    case declaredTwice([String])
  }

  /// The type that it belongs to; empty at the top level of a file.
  let owner: String
  /// The declaration as it should be.
  let expected: String
  let kind: Kind
  /// Whether the stub has it. Otherwise the learner must declare it.
  var isOfStub = true

  /// The message for the learner.
  var sentence: Message {
    // Translators: The declaration is code, with “in” and its type if it has one.
    let shown =
      owner.isEmpty
      ? .verbatim("`\(expected)`")
      : Message("`\(expected, "declaration")` in `\(owner, "type")`", context: "declaration")
    switch kind {
    case .missing where isOfStub:
      return Message("The checks need \(shown, "declaration"), as in the stub, and there is none.")
    case .missing:
      return Message("The checks need \(shown, "declaration"), and there is none.")
    case .noFile:
      return Message(
        "\(shown, "declaration") is missing, and the checks need the stub's declarations in it.")
    case .renamed(let name) where isOfStub:
      return Message(
        """
        The checks need \(shown, "declaration"), as in the stub; is it called `\(name, "name")` \
        now?
        """)
    case .renamed(let name):
      return Message("The checks need \(shown, "declaration"); is it called `\(name, "name")` now?")
    case .changed(expected):
      return Message(
        """
        \(shown, "declaration") looks as in the stub, but one of its types is another: do you declare \
        a type with the name of one that is given?
        """)
    case .changed(let found) where isOfStub:
      return Message(
        "The checks need \(shown, "declaration"), as in the stub, and you have `\(found, "found")`."
      )
    case .changed(let found):
      return Message("The checks need \(shown, "declaration"), and you have `\(found, "found")`.")
    case .notSettable where isOfStub:
      return Message(
        "The checks set \(shown, "declaration"): it has to be settable, as in the stub.")
    case .notSettable:
      return Message("The checks set \(shown, "declaration"): it has to be settable.")
    case .notAdopting(let name):
      return Message("`\(expected, "type")` should adopt `\(name, "protocol")`.")
    case .adopting(let name, let own):
      return Message(
        """
        `\(own, "own")` makes `\(expected, "type")` `\(name, "protocol")`, which it isn't in the \
        task, so the checks would compare with your code. Remove `{protocol}` from `{own}`.
        """)
    case .asksForMore:
      return Message(
        """
        \(shown, "declaration") is a requirement that the stub doesn't have, so a type that adopts \
        the stub's protocol lacks it. Remove it, or give it a default in an extension.
        """)
    case .declaredTwice(let places) where places.count == 2:
      return Message(
        """
        \(shown, "declaration") is declared twice, in \(Message.both(places), "places"): keep the \
        stub's, and give the other another name.
        """)
    case .declaredTwice(let places):
      return Message(
        """
        \(shown, "declaration") is declared \(places.count, "number") times, in \
        \(Message.both(places), "places"): keep the stub's, and give the other another name.
        """)
    }
  }
}

extension [InterfaceDifference] {
  /// The message of the first difference, which often explains the others, and the number of the
  /// rest; nil for none.
  var sentence: Message? {
    guard let first else { return nil }
    if count == 1 { return first.sentence }
    return .sentences([
      first.sentence,
      Message(
        one: "({count} more declaration does not fit the checks.)",
        other: "({count} more declarations do not fit the checks.)", count: count - 1),
    ])
  }
}

extension Message {
  /// Two or more things, such as `A and B and C`.
  static func both(_ texts: [String]) -> Message {
    joined(texts) { Message("\($0, "first") and \($1, "second")", context: "list") }
  }

  /// One of several things, such as `A or B or C`.
  static func either(_ texts: [String]) -> Message {
    joined(texts) { Message("\($0, "first") or \($1, "second")", context: "list") }
  }

  private static func joined(
    _ texts: [String], by join: (Message, String) -> Message
  ) -> Message {
    texts.dropFirst().reduce(.verbatim(texts.first ?? ""), join)
  }
}
