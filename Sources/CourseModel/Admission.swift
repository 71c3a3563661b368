import Messages

/// The permissions of a submission beyond the strict default: `allow` in exercise.json.
///
/// The permissions in course.json apply to each of its exercises, in addition to the exercise's.
package struct Admission: Sendable, Equatable {
  /// A rule that an exercise may lift.
  package enum Relaxation: String, Sendable, CaseIterable {
    /// Unsafe pointers and related APIs, and the markers that silence the compiler about them.
    case unsafe
    /// Attributes with an underscore, macros, `#sourceLocation`; symbols and sections of any name.
    case attributes
    /// Work on queues that the submission receives: MiniCocoa's `OperationQueue` only.
    case queues
    /// Tasks, which take turns on the main actor with those of the suite.
    case tasks
    /// Tasks and other ways to start concurrent work, beside each other.
    case concurrency
    /// System functions, and the parts of libraries that reach the system.
    case system
  }

  /// Modules that a submission may import in addition to the exercise's.
  package var imports: Set<String> = []
  /// The lifted rules.
  package var relaxations: Set<Relaxation> = []

  package init(imports: Set<String> = [], relaxations: Set<Relaxation> = []) {
    self.imports = imports
    self.relaxations = relaxations
  }

  /// Whether the rule is lifted.
  package func allows(_ relaxation: Relaxation) -> Bool { relaxations.contains(relaxation) }

  /// Whether a submission may start tasks.
  package var allowsTasks: Bool { allows(.tasks) || allows(.concurrency) }

  /// The union of both admissions.
  package func adding(_ other: Admission) -> Admission {
    Admission(
      imports: imports.union(other.imports), relaxations: relaxations.union(other.relaxations))
  }
}

extension Admission: CustomStringConvertible {
  /// Differs for different admissions.
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

  /// An unknown key.
  private struct Unknown: SpokenError {
    let name: String

    var message: Message {
      Message(
        """
        '\(name, "name")' is not something that you can allow: \
        \(suggestion(instead: name, among: Key.known, else: Message.mayBeAllowed), "instead")
        """)
    }
  }

  /// Decodes `{"imports": ["Dispatch"], "unsafe": true}`; an unknown key is an error.
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

extension Message {
  /// The names are typed so.
  fileprivate static func mayBeAllowed(_ names: String) -> Message {
    Message("you can allow \(names, "names")")
  }
}
