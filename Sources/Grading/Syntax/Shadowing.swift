import CourseModel
import SwiftSources
import SwiftSyntax

/// The declarations of sources by which a suite that sees all of them might use other code than it
/// says: `#expect(total == 3)` uses the submission's `==` if that fits better than Swift's.
///
/// It has only declarations that a suite sees, so nothing private and nothing inside functions. It
/// is for suites that see internal declarations; others are compiled against a reduced interface.
struct Shadowing: Codable, Sendable {
  /// A declaration that a suite sees.
  struct Declaration: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case type, alias, function, variable, initializer, subscripting, infix, other
    }

    let kind: Kind
    let name: String
    /// The path of the type that it is a member of, or that its extension extends, whatever alias the
    /// extension names: of a type of the module's from the module, of Swift's without its own. Nil at the
    /// top.
    fileprivate(set) var owner: String?
    /// Whether it makes a value of a literal: `init(integerLiteral:)`.
    let isLiteral: Bool
    /// Whether a superclass has it, too.
    let isOverride: Bool
    /// Whether it is a computed property.
    var isComputed = false
    /// Whether its result has an opaque type (`some`).
    let isOpaque: Bool
    /// The type of an alias, as it is written, without generic arguments.
    let aliased: String?
    /// The last names of the types of its parameters.
    let operands: [String]
    let place: SourceReading.Place
  }

  /// The way in which a type's values differ, as far as its sources show.
  struct Form: Codable, Sendable, Equatable {
    enum Kind: String, Codable { case structure, enumeration, other }

    let kind: Kind
    /// The number of stored properties that an initializer can set, private ones included.
    var stored = 0
    /// The names of its cases.
    var cases: Set<String> = []
    /// Whether a case has associated values.
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

  /// Types that they declare, wherever, by their paths.
  private(set) var types: Set<String> = []
  /// Structures and enumerations by their paths; of two that share one, the first.
  private(set) var forms: [String: Form] = [:]
  private let paths: WrittenPaths
  /// In the order of the files.
  private(set) var declarations: [Declaration] = []
  /// Declarations that no suite can need, whatever the reference has.
  private(set) var refusals: [SourceReading.PlacedRefusal] = []
  /// Default values that tell where they are called.
  private(set) var watching: [Watching] = []

  /// A default value such as `#line`.
  struct Watching: Codable, Sendable {
    let refusal: SourceReading.PlacedRefusal
    /// The name of the function or the case that takes it; nil if the call has no name.
    let function: String?
  }

  /// Operators that compare values, and those that combine the results.
  static let comparisons: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "!", "&&", "||", "??",
  ]

  /// Swift's protocols that compare values.
  static let comparing: Set<String> = [
    "Equatable", "Comparable", "Hashable", "AdditiveArithmetic", "Numeric", "SignedNumeric",
    "BinaryInteger", "SignedInteger", "UnsignedInteger", "FixedWidthInteger", "FloatingPoint",
    "BinaryFloatingPoint", "Strideable", "StringProtocol", "SetAlgebra", "RawRepresentable",
  ]

  /// Protocols of libraries that neither compare values nor make them of literals.
  private static let harmless: Set<String> = [
    "Actor", "AnyActor", "AnyObject", "Any", "AsyncIteratorProtocol", "AsyncSequence",
    "BidirectionalCollection", "BitwiseCopyable", "CaseIterable", "Codable", "CodingKey",
    "Collection", "Copyable", "CustomDebugStringConvertible", "CustomLeafReflectable",
    "CustomNSError",
    "CustomPlaygroundDisplayConvertible", "CustomReflectable", "CustomStringConvertible",
    "Decodable",
    "Encodable", "Error", "Escapable", "GlobalActor", "Identifiable", "IteratorProtocol",
    "LazyCollectionProtocol", "LazySequenceProtocol", "LocalizedError", "LosslessStringConvertible",
    "MutableCollection", "NSObject", "NSObjectProtocol", "Observable", "RandomAccessCollection",
    "RandomNumberGenerator",
    "RangeExpression", "RangeReplaceableCollection", "RecoverableError", "Sendable",
    "SendableMetatype", "Sequence", "TextOutputStream", "TextOutputStreamable",
  ]
  private static let libraries: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "Swift",
    "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Whether a protocol of a library, such as `Swift.OptionSet`, may compare values, or make them
  /// of literals. True for every protocol that we do not know to do neither.
  static func isJudging(_ path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first, let last = names.last, libraries.contains(first) else {
      return false
    }
    return !harmless.contains(last)
  }

  /// Reads trees, by recursion.
  init(_ files: [(name: String, tree: SourceFileSyntax)]) {
    let readers = files.map { name, tree in
      let reader = ShadowingReader(file: name, tree: tree)
      reader.walk(tree)
      return reader
    }
    paths = WrittenPaths(
      types: readers.reduce(into: []) { $0.formUnion($1.types) },
      aliases: readers.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } })
    for reader in readers {
      types.formUnion(reader.types.map { paths.type(at: $0) })
      for (path, form) in reader.forms {
        let path = paths.type(at: path)
        forms[path] = forms[path] ?? form
      }
      declarations += reader.declarations.map { declaration in
        var declaration = declaration
        declaration.owner = declaration.owner.map { paths.type(at: $0) }
        return declaration
      }
      refusals += reader.refusals
      watching += reader.watching
    }
  }

  /// The paths of the types that an alias of this name may stand for; empty if there is none.
  func targets(ofAliasAt path: String) -> Set<String> {
    let name = path.lastName
    // It may be inherited, or a protocol's.
    return Set(declarations.filter { $0.kind == .alias && $0.name == name }.map(target))
  }

  /// The path of the type that an alias stands for.
  func target(of alias: Declaration) -> String {
    alias.aliased.map { paths.type(at: $0, from: alias.owner ?? "") } ?? ""
  }

  /// Reads trusted sources, such as the reference's.
  init(trusted files: [SourceFile]) {
    self.init(files.map { ($0.name, SourceFileSyntax(trusted: $0)) })
  }
}

/// The meaning of the type names in sources.
private struct WrittenPaths: Codable, Sendable {
  /// Both by their paths as they are written, which may begin with an alias.
  let types: Set<String>
  let aliases: [String: String]

  private static let limit = 32

  /// The path of the type that is written so inside of another one, or there in an extension.
  ///
  /// - Returns: The same, without `Swift.`, if nothing of the module is called so.
  func type(at path: String, from owner: String = "") -> String { type(at: path, from: owner, 0) }

  private func type(at path: String, from owner: String, _ depth: Int) -> String {
    guard depth < Self.limit else { return path }
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return path }
    var scope = owner.split(separator: ".").map(String.init)
    while true {
      let start = (scope + [first]).joined(separator: ".")
      if let aliased = aliases[start] {
        let target = type(at: aliased, from: scope.joined(separator: "."), depth + 1)
        return type(at: ([target] + names.dropFirst()).joined(separator: "."), from: "", depth + 1)
      }
      if types.contains(start) {
        guard let next = names.dropFirst().first else { return start }
        let inner = "\(start).\(next)"
        guard types.contains(inner) || aliases[inner] != nil else {
          return (scope + names).joined(separator: ".")
        }
        return type(inside: start, names.dropFirst(), depth + 1)
      }
      if scope.popLast() == nil { break }
    }
    let rest = names.dropFirst().joined(separator: ".")
    let isOfModule =
      names.count > 1 && (types.contains(names[1]) || aliases[names[1]] != nil)
    if isOfModule { return type(at: rest, from: "", depth + 1) }
    return first == "Swift" && names.count > 1 ? rest : path
  }

  /// The path of a type of the module's that is named by its way from another one.
  private func type(inside start: String, _ names: ArraySlice<String>, _ depth: Int) -> String {
    var path = start
    var rest = names
    while let name = rest.popFirst() {
      let next = "\(path).\(name)"
      if let aliased = aliases[next] {
        let target = type(at: aliased, from: path, depth)
        return type(at: ([target] + rest).joined(separator: "."), from: "", depth + 1)
      }
      path = next
    }
    return path
  }
}

extension String {
  /// Whether a parameter with this label takes a literal, or an interpolation.
  var isOfLiteral: Bool { hasSuffix("Literal") || self == "stringInterpolation" }
}
