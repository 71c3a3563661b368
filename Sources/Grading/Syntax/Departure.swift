/// A declaration that the checks rely on, and that differs from the exercise's stub.
struct Departure: Codable, Sendable, Equatable {
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
  var sentence: String {
    let shown = "`\(expected)`" + (owner.isEmpty ? "" : " in `\(owner)`")
    let inStub = isOfStub ? ", as in the stub" : ""
    switch kind {
    case .missing:
      return "The checks need \(shown)\(inStub), and there is none."
    case .noFile:
      return "\(shown) is missing, and the checks need the stub's declarations in it."
    case .renamed(let name):
      return "The checks need \(shown)\(inStub); is it called `\(name)` now?"
    case .changed(let found):
      return "The checks need \(shown)\(inStub), and you have `\(found)`."
    case .notSettable:
      return "The checks set \(shown): it has to be settable\(inStub)."
    case .notAdopting(let name):
      return "`\(expected)` should adopt `\(name)`."
    case .adopting(let name, let own):
      return
        "`\(own)` makes `\(expected)` `\(name)`, which it isn't in the task, so the checks would "
        + "compare with your code. Remove `\(name)` from `\(own)`."
    case .asksForMore:
      return
        "\(shown) is a requirement that the stub doesn't have, so a type that adopts the stub's "
        + "protocol lacks it. Remove it, or give it a default in an extension."
    case .declaredTwice(let places):
      return "\(shown) is declared \(places.count == 2 ? "twice" : "\(places.count) times"), in "
        + places.joined(separator: " and ") + ": keep the stub's, and give the other another name."
    }
  }
}

extension [Departure] {
  /// The message of the first departure, which often explains the others, and the number of the
  /// rest; nil for none.
  var sentence: String? {
    guard let first else { return nil }
    return first.sentence + (count > 1 ? " (And \(count - 1) more.)" : "")
  }
}
