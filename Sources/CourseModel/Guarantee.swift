/// What a verdict is worth, where that is less than for an exercise of a course that is all there.
package enum Guarantee: String, Sendable, Equatable {
  /// The tests see what is internal in a submission, and so does what a submission adds to the types of
  /// others: by that it can have a comparison say what it likes.
  case internalAccess
  /// Only the checks that were handed out have judged.
  case publicPart

  /// The same in a sentence, in English.
  package var sentence: String {
    switch self {
    case .internalAccess:
      "Weaker than for a course's exercise: the tests see what is internal in a submission, so one "
        + "that is written to deceive them may pass (docs/packages.md)."
    case .publicPart:
      "Only the checks that were handed out have judged; the others stay with whoever grades."
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
  /// What its verdicts are worth, where that is less than usual.
  package var guarantee: Guarantee? {
    if package != nil { return .internalAccess }
    if case .open(let withheld) = handout, withheld > 0 { return .publicPart }
    return nil
  }
}
