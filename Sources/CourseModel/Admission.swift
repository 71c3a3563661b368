import Messages

/// What a submission may do that the strict default does not allow: `allow` in exercise.json.
///
/// A course's own, in course.json, holds for each of its exercises and is added to theirs.
package struct Admission: Sendable, Equatable {
  /// A rule that an exercise may lift.
  package enum Relaxation: String, Sendable, CaseIterable {
    /// Unsafe pointers and their like, and the markers that silence the compiler about them.
    case unsafe
    /// Attributes with an underscore, macros, `#sourceLocation`; symbols and sections of any name.
    case attributes
    /// Work for the queues that it is handed: MiniCocoa's `OperationQueue`, and nothing else.
    case queues
    /// Tasks and what else starts work beside its caller.
    case concurrency
    /// Functions of the system, and the parts of libraries that reach it.
    case system
  }

  /// Modules that may be imported beside those that the exercise is about.
  package var imports: Set<String> = []
  /// What is allowed beyond the rule.
  package var relaxations: Set<Relaxation> = []

  /// An admission with these modules and relaxations.
  package init(imports: Set<String> = [], relaxations: Set<Relaxation> = []) {
    self.imports = imports
    self.relaxations = relaxations
  }

  /// Whether this is allowed beyond the rule.
  package func allows(_ relaxation: Relaxation) -> Bool { relaxations.contains(relaxation) }

  /// This and what the other allows.
  package func adding(_ other: Admission) -> Admission {
    Admission(
      imports: imports.union(other.imports), relaxations: relaxations.union(other.relaxations))
  }
}

extension Admission: CustomStringConvertible {
  /// Differs when what is allowed does.
  package var description: String {
    (imports.sorted().map { "import \($0)" } + relaxations.map(\.rawValue).sorted())
      .joined(separator: ", ")
  }
}

extension Admission: Codable {
  private struct Key: CodingKey {
    static let imports = Key(stringValue: "imports")
    static let known = [imports.stringValue] + Relaxation.allCases.map(\.rawValue)

    let stringValue: String
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
  }

  /// A key that means nothing.
  private struct Unknown: SpokenError {
    let name: String

    var message: Message {
      .cannotBeAllowed(
        name, instead: suggestion(instead: name, among: Key.known, else: Message.mayBeAllowed))
    }
  }

  /// Reads `{"imports": ["Dispatch"], "unsafe": true}`; a key that means nothing is an error.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      let name = key.stringValue
      guard !Key.known.contains(name) else { continue }
      let fault = Unknown(name: name)
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + [key], debugDescription: fault.description,
          underlyingError: fault))
    }
    imports = Set(try container.decodeIfPresent([String].self, forKey: .imports) ?? [])
    for relaxation in Relaxation.allCases {
      let key = Key(stringValue: relaxation.rawValue)
      if try container.decodeIfPresent(Bool.self, forKey: key) == true {
        relaxations.insert(relaxation)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(imports.sorted(), forKey: .imports)
    for relaxation in relaxations {
      try container.encode(true, forKey: Key(stringValue: relaxation.rawValue))
    }
  }
}
