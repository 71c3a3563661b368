import CourseModel
import SwiftParser
import SwiftSources
import SwiftSyntax

/// What sources declare by which a suite that sees all of it might mean something else than it says:
/// `#expect(total == 3)` means the submission's `==` if that fits better than Swift's.
///
/// Only what a suite sees is in it, so nothing private and nothing inside of functions. Read for
/// suites that see internal declarations; others are compiled beside a reduced interface.
struct Shadowing: Codable, Sendable {
  /// A declaration that a suite sees.
  struct Declaration: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case type, alias, function, variable, initializer, subscripting, infix, other
    }

    let kind: Kind
    let name: String
    /// The last name of the type that it is a member of, or that its extension extends; nil at the top.
    let owner: String?
    /// Whether it stands for what an expression says literally: `init(integerLiteral:)`.
    let isLiteral: Bool
    /// Whether a superclass has it, too.
    let isOverride: Bool
    /// Whether its result is only said to be `some` kind of thing.
    let isOpaque: Bool
    /// What an alias stands for, as it is written.
    let aliased: String?
    /// The last names of the types of its parameters.
    let operands: [String]
    let place: SourceReading.Place
  }

  /// How a type tells its values apart, as far as its sources say.
  struct Form: Codable, Sendable, Equatable {
    enum Kind: String, Codable { case structure, enumeration, other }

    let kind: Kind
    /// The number of stored properties that an initializer can set, private ones included.
    var stored = 0
    /// The names of its cases.
    var cases: Set<String> = []
    /// Whether a case has values of its own.
    var hasPayload = false

    /// Whether Swift's own `==` finds all its values equal.
    var isIndistinct: Bool {
      switch kind {
      case .structure: stored == 0
      case .enumeration: cases.count < 2 && !hasPayload
      case .other: false
      }
    }
  }

  /// Types and aliases that they declare, wherever, by their last names.
  private(set) var types: Set<String> = []
  /// Structures and enumerations by their last names; of two that share one, the first.
  private(set) var forms: [String: Form] = [:]
  /// In the order of the files.
  private(set) var declarations: [Declaration] = []
  /// What nothing of a suite's can be for, whatever the reference has.
  private(set) var refusals: [SourceReading.PlacedRefusal] = []

  /// Operators by which values are compared, and what is made of what comes out.
  static let comparisons: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "!", "&&", "||", "??",
  ]

  /// Protocols of Swift's whose values are compared.
  static let comparing: Set<String> = [
    "Equatable", "Comparable", "Hashable", "AdditiveArithmetic", "Numeric", "SignedNumeric",
    "BinaryInteger", "SignedInteger", "UnsignedInteger", "FixedWidthInteger", "FloatingPoint",
    "BinaryFloatingPoint", "Strideable", "StringProtocol", "SetAlgebra", "RawRepresentable",
  ]

  /// Whether by a protocol of this name values are compared, or stand for what is written down.
  static func isJudging(_ name: String) -> Bool {
    comparing.contains(name) || name.hasPrefix("ExpressibleBy")
  }

  /// Reads trees, by recursion.
  init(_ files: [(name: String, tree: SourceFileSyntax)]) {
    for (name, tree) in files {
      let reader = ShadowingReader(file: name, tree: tree)
      reader.walk(tree)
      types.formUnion(reader.types)
      forms.merge(reader.forms) { first, _ in first }
      declarations += reader.declarations
      refusals += reader.refusals
    }
  }

  /// Of sources of somebody whom one trusts, such as the reference's.
  init(trusted files: [SourceFile]) {
    self.init(
      files.map { ($0.name, Parser.parse(source: String(decoding: $0.content, as: UTF8.self))) })
  }
}

extension String {
  /// Whether a parameter of this label takes a literal, or what was put into one.
  var isOfLiteral: Bool { hasSuffix("Literal") || self == "stringInterpolation" }
}
