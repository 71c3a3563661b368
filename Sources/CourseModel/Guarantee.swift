/// A limitation of a verdict, compared with that of a complete course exercise.
package enum Guarantee: String, Sendable, Equatable {
  /// The tests see the submission's internal declarations, including its extensions of other
  /// modules' types. Such an extension can change the result of a comparison.
  case internalAccess
  /// Only the checks in the handout have run.
  case publicPart
  /// No check of the handout judges the code: they only see whether each TODO has begun.
  case begunOnly

  /// The limitation as an English sentence.
  package var sentence: String {
    switch self {
    case .internalAccess:
      "Weaker than for a course's exercise: the tests see what is internal in a submission, so one "
        + "that is written to deceive them may pass (docs/packages.md)."
    case .publicPart:
      "Only the public checks ran here; your instructor has the others."
    case .begunOnly:
      "No check judged the code here: all of them are your instructor's."
    }
  }
}

extension Guarantee: Codable {
  private enum Key: String, CodingKey {
    case kind, sentence
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decode(String.self, forKey: .kind)
    guard let known = Guarantee(rawValue: kind) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "'\(kind)' is no guarantee that is known")
    }
    self = known
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(rawValue, forKey: .kind)
    try container.encode(sentence, forKey: .sentence)
  }
}

extension Exercise {
  /// The limitation of its verdicts, if there is one.
  package var guarantee: Guarantee? {
    if package != nil { return .internalAccess }
    guard case .open(let withheld) = handout, withheld > 0 else { return nil }
    return checks.allSatisfy { $0.kind == .begun } ? .begunOnly : .publicPart
  }
}
