import CourseModel
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Answers that compile together with a suite that sees all of them, so that the suite might use
/// their declarations.
@Suite("A suite that sees all of an answer")
struct SuiteGuardTests {
  /// An answer, the declaration that is refused, and words of the reason.
  typealias Forged = (answer: String, what: String, words: String)

  @Test("does not mean its code instead of Swift's", arguments: Sample(3, of: forged).few)
  func refuses(_ forged: Forged) async throws { try await Self.verify(forged) }

  @Suite("in every way")
  struct Proof {
    @Test("does not mean its code instead of Swift's", arguments: Sample(3, of: forged).others)
    func refuses(_ forged: Forged) async throws { try await verify(forged) }

    @Test("takes answers that are another way right", arguments: Sample(2, of: honest).others)
    func takes(_ answer: String) async throws { try await verify(honest: answer) }
  }

  @Test("takes answers that are another way right", arguments: Sample(2, of: honest).few)
  func takes(_ answer: String) async throws { try await Self.verify(honest: answer) }

  private static func verify(_ forged: Forged) async throws {
    let refusals = try await GuardedTrial.verdict(on: forged.answer).refusals
    let lines = forged.answer.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(
      refusals.contains {
        $0.message.contains(forged.words) && lines[$0.line - 1].contains(forged.what)
      }, "\(refusals)")
  }

  private static func verify(honest answer: String) async throws {
    #expect(try await GuardedTrial.verdict(on: answer).refusals == [])
  }

  @Test(
    "does not compare a dynamic member with a member of another type",
    arguments: [
      (
        """
        @dynamicMemberLookup class Log {
          subscript<T>(dynamicMember path: KeyPath<Shares, T>) -> T { Shares()[keyPath: path] }
        """, "The checks use 'share' as 'Double', and here it is 'subscript(dynamicMember:)'"
      ),
      (
        """
        @dynamicMemberLookup class Base {
          subscript<T>(dynamicMember path: KeyPath<Shares, T>) -> T { Shares()[keyPath: path] }
        }
        class Log: Base {
        """, "The checks use 'share' as 'Double', and here it is 'subscript(dynamicMember:)'"
      ),
      (
        """
        @dynamicMemberLookup protocol Base {}
        extension Base {
          subscript<T>(dynamicMember path: KeyPath<Shares, T>) -> T { Shares()[keyPath: path] }
        }
        class Log: Base {
        """, "The checks use 'share' as 'Double', and here it is 'subscript(dynamicMember:)'"
      ),
    ])
  func looksUp(_ log: String, _ words: String) async throws {
    let answer = GuardedTrial.edited([
      ("class Log {", "struct Shares { var share: Float16 = 0.1 }\n" + log),
      ("  var share = 0.1\n", ""), ("  init() {}", log.contains("class Base") ? "" : "  init() {}"),
    ])

    let refusals = try await GuardedTrial.verdict(on: answer).refusals

    #expect(refusals.map(\.message.english).joined().contains(words), "\(refusals)")
  }

  @Test("notes a comparison that the reference leaves to Swift")
  func notes() async throws {
    let answer = GuardedTrial.answer(
      "extension Sum { static func == (a: Sum, b: Sum) -> Bool { true } }")

    let verdict = try await GuardedTrial.verdict(on: answer)

    #expect(verdict.refusals == [])
    #expect(verdict.notes.map(\.message.english).joined().contains("'Sum' by this '=='"))
    #expect(try await GuardedTrial.verdict(on: GuardedTrial.reference).notes == [])
  }

  // MARK: - Forgeries

  private static let forged: [Forged] = [
    below("extension String { static func == (a: String, b: String) -> Bool { true } }", "'=='"),
    below("extension Int { static func == (a: Int, b: Int) -> Bool { true } }", "'=='"),
    below(
      "extension Equatable { public static func == (a: Self, b: Self) -> Bool { true } }",
      "'=='"),
    below(
      "extension String { @inline(always) static func == (a: String, b: String) -> Bool { true } }",
      "'@inline(always)'"),
    below("extension Array { var isEmpty: Bool { false } }", "'isEmpty'"),
    below("extension String { var count: Int { 2 } }", "'count'"),
    below("extension String { func contains(_ s: String) -> Bool { true } }", "'contains'"),
    below("extension Collection { public var isEmpty: Bool { false } }", "'isEmpty'"),
    below("func abs(_ number: Int) -> Int { 3 }", "'abs'"),
    below("enum Swift {}", "'Swift'"),
    instead(
      of: "func total",
      """
      struct Lie: Equatable, ExpressibleByIntegerLiteral {
        init(integerLiteral value: Int) {}
        static prefix func - (a: Lie) -> Lie { a }
      }
      func abs(_ lie: Lie) -> Lie { lie }
      func total(of numbers: [Int]) -> Lie { 9 }
      """, "init(integerLiteral", "'Lie'"),
    instead(
      of: "func total",
      """
      struct Lie { static func == (a: Lie, b: Int) -> Bool { true } }
      func abs(_ lie: Lie) -> Lie { lie }
      func total(of numbers: [Int]) -> Lie { Lie() }
      """, "static func ==", "'=='"),
    instead(
      of: "func table",
      """
      struct Lie: Sequence, IteratorProtocol {
        var isEmpty: Bool { false }
        mutating func next() -> Int? { nil }
      }
      func == (a: Lie, b: [Int]) -> Bool { true }
      func table(to end: Int) -> Lie { Lie() }
      """, "func == (a: Lie", "'=='"),
    instead(
      of: "func name",
      """
      struct Lie: ExpressibleByStringLiteral, Equatable {
        let count = 2
        init(stringLiteral value: String) {}
        func contains(_ other: Lie) -> Bool { true }
      }
      func name(of number: Int) -> Lie { "" }
      """, "init(stringLiteral", "'Lie'"),
    instead(
      of: "func name",
      """
      struct Lie: ExpressibleByStringLiteral, Equatable {
        let count = 2
        init(stringLiteral value: String) {}
        func contains(_ other: Lie) -> Bool { true }
      }
      func name(of number: Int) -> Lie { "" }
      """, "func contains", "'contains'"),
    instead(
      of: "func kind",
      """
      struct Lie: Equatable {
        static let odd = Lie()
        static func == (a: Lie, b: Lie) -> Bool { true }
      }
      func kind(of number: Int) -> Lie { .odd }
      """, "static func ==", "'=='"),
    instead(
      of: "func halves",
      "func halves(_ number: Int, line: Int = #line) -> Double { Double(line) }", "#line",
      "'#line'"),
    instead(
      of: "func halves",
      """
      extension Optional: ExpressibleByFloatLiteral where Wrapped == Double {
        public init(floatLiteral value: Double) { self = nil }
      }
      func halves(_ number: Int) -> Double? { nil }
      """, "floatLiteral", "'init'"),
    // A value in the suite takes the declared type.
    instead(
      of: "func table", "func table(to end: Int) -> Set<Int> { Set(0..<end) }", "func table",
      "as '(to: Int) -> Array<Int>', and here it is '(to: Int) -> Set<Int>'"),
    instead(
      of: "func table",
      "func table<T: BinaryInteger>(to end: T) -> Set<Int> { Set(0..<Int(end)) }", "func table",
      "'table'"),
    edited(
      [
        (
          "func parts(of numbers: [Int]) -> (low: [Int], high: [Int]) {",
          "func parts(of numbers: [Int]) -> Parts {"
        ),
        ("(numbers.filter { $0 < 0 }, numbers.filter { $0 >= 0 })", "Parts(low: [-1], high: [1])"),
      ],
      below: "struct Parts { var low: Set<Int>, high: Set<Int> }", "func parts", "-> Parts'"),
    edited(
      [
        (
          "func parts(of numbers: [Int]) -> (low: [Int], high: [Int]) {",
          "func otherParts(of numbers: [Int]) -> (low: [Int], high: [Int]) {"
        )
      ],
      below:
        "struct parts { var low: Set<Int> = [-1], high: Set<Int> = [1]; init(of numbers: [Int]) {} }",
      "struct parts", "'parts.Type'"),
    instead(
      of: "func halves", "func halves(_ number: Int) -> Float16 { 1.5 }", "func halves",
      "'(Int) -> Float16'"),
    instead(
      of: "func halves",
      "typealias Half = Float\nfunc halves(_ number: Int) -> Half { 1.5 }", "func halves",
      "'(Int) -> Float'"),
    instead(
      of: "func total", "func total(of numbers: Set<Int>) -> Int { numbers.reduce(0, +) }",
      "func total", "'total'"),
    instead(
      of: "enum Kind", "struct Kind: Equatable { static let even = Kind(), odd = Kind() }",
      "struct Kind", "All values of 'Kind' are equal"),
    instead(
      of: "enum Kind",
      "struct Kind: Equatable { let a = 0; static let even = Kind(), odd = Kind() }",
      "struct Kind", "All values of 'Kind' are equal"),
    instead(
      of: "enum Kind", "enum Kind { case even, other; static let odd = Kind.even }", "enum Kind",
      "the case 'odd'"),
    instead(
      of: "func kind",
      "struct Lie: Equatable { static let odd = Lie() }\nfunc kind(of number: Int) -> Lie { .odd }",
      "struct Lie", "All values of 'Lie' are equal"),
    // Inferred types where the suite uses them.
    edited([("var share = 0.1", "var share = Float16(0.1)")], "var share", "'Float16'"),
    edited(
      [
        ("class Log {", "let tenth: Float16 = 0.1\nclass Log {"),
        ("var share = 0.1", "var share = tenth"),
      ], "var share", "'Float16'"),
    edited(
      [("var lines = [\"a\", \"a\"]", "lazy var lines = Set([\"a\"])")], "lazy var lines",
      "'Set<String>'"),
    edited(
      [
        ("class Log {", "@propertyWrapper struct Box<T> { var wrappedValue: T }\nclass Log {"),
        ("var share = 0.1", "@Box var share = Float16(0.1)"),
      ], "@Box var share", "'Float16'"),
    edited([("var span = (1, 0.1)", "var span = (1, Float16(0.1))")], "var span", "Float16"),
    edited(
      [
        ("class Log {", "class Base { var share: Float16 = 0.1 }\nclass Log: Base {"),
        ("  var share = 0.1\n", ""), ("  init() {}", "  override init() {}"),
      ], "class Base", "'Float16'"),
    edited(
      [
        ("class Log {", "typealias Lines = Set<String>\nclass Log {"),
        ("var lines = [", "var lines: Lines = ["),
      ], "var lines", "'Set<String>'"),
    edited(
      [
        (
          "class Log {",
          "protocol Sharing {}\nextension Sharing { var share: Float16 { 0.1 } }\nclass Log: Sharing {"
        ), ("  var share = 0.1\n", ""),
      ], "extension Sharing", "'Float16'"),
    edited(
      [("func numbers() -> [Int]", "func numbers() -> Set<Int>")], "func numbers",
      "'() -> Set<Int>'"),
    edited(
      [
        (
          "func halves(_ number: Int) -> Double",
          "func halves(_ number: Int) -> some BinaryFloatingPoint"
        ),
        ("{ Double(number) / 2 }", "{ Float16(number) / 2 }"),
      ], "func halves", "some"),
    edited(
      [("points(Double)", "points(Float16)"), (".points(points)", ".points(Float16(points))")],
      "enum Grade", "'points' as 'Double'"),
    edited(
      [("enum Fault: Error { case empty, full }", "typealias Fault = Lie")],
      below: "struct Lie: Error, Equatable { static let empty = Lie(), full = Lie() }",
      "struct Lie", "All values of 'Lie' are equal"),
    edited(
      [
        ("enum Fault: Error { case empty, full }", "typealias Fault = Int"),
        ("throw Fault.empty", "throw 3"),
      ],
      below: "extension Int: @retroactive Error { static let empty = 3 }",
      "typealias Fault", "'Int'"),
    // Protocols of the answer, which types of others adopt.
    below(
      "protocol Row: Collection {}\nextension Array: Row {}\n"
        + "extension Row { var isEmpty: Bool { false } }", "'isEmpty'", at: "extension Row"),
    below(
      "protocol Row: Collection {}\nextension Set: Row {}\nextension Array: Row {}\n"
        + "protocol Long: Row {}\nextension Array: Long {}\n"
        + "extension Long { var isEmpty: Bool { false } }", "'isEmpty'", at: "extension Long"),
    below(
      "protocol Text {}\nextension String: Text {}\n"
        + "extension Text { func contains(_ text: String) -> Bool { true } }", "'contains'",
      at: "extension Text"),
    // Comparisons that Swift makes with the answer's `==`.
    edited(
      [("enum Oops: Error, Equatable {", "enum Oops: Error, Equatable, Lenient {")],
      below: "protocol Lenient {}\n"
        + "extension Lenient { static func == (a: Self, b: Self) -> Bool { true } }",
      "extension Lenient", "'=='"),
    edited(
      [("enum Oops: Error, Equatable {", "enum Oops: Error, Equatable, Lenient {")],
      below: "protocol Lenient {}\nprivate typealias Softly = Lenient\n"
        + "func == <T: Lenient>(a: T, b: T) -> Bool { true }",
      "func == <T", "'=='"),
    edited(
      [
        ("struct Sum: Equatable {", "struct Sum: Equatable {\n  @Loose var value: Int"),
        ("\n  let value: Int", ""),
      ],
      below: """
        @propertyWrapper struct Loose: Equatable {
          var wrappedValue: Int
          static func == (a: Loose, b: Loose) -> Bool { true }
        }
        """, "static func ==", "'=='"),
    edited(
      [
        ("struct Sum: Equatable {", "struct Sum: Equatable {\n  var other: [Hidden.Pair?] = []")
      ],
      below: """
        enum Hidden {
          struct Pair: Hashable { var key: Key }
          enum Key: Hashable {
            case one
            static func == (a: Key, b: Key) -> Bool { true }
          }
        }
        """, "static func ==", "'=='"),
    edited(
      [("struct Sum: Equatable {", "struct Sum: Equatable {\n  var other = AnySequence([1])")],
      below:
        "extension AnySequence: @retroactive Equatable {\n"
        + "  public static func == (a: Self, b: Self) -> Bool { true }\n}",
      "static func ==", "'=='"),
    edited(
      [
        (
          "struct Sum: Equatable {",
          "struct Sum: Equatable {\n  var other: some Equatable = loose()"
        )
      ],
      below: """
        func loose() -> some Equatable {
          struct Loose: Equatable { static func == (a: Loose, b: Loose) -> Bool { true } }
          return Loose()
        }
        """, "var other", "'=='"),
    edited(
      [("enum Kind { case even, odd }", "")],
      below: """
        enum Kind: RawRepresentable {
          case even, odd
          init?(rawValue: Int) { nil }
          var rawValue: Int { 1 }
        }
        """, "var rawValue", "'rawValue'"),
    // How Swift reads the suite's literals.
    below("typealias IntegerLiteralType = Int", "'IntegerLiteralType'", at: "typealias Integer"),
    edited(
      [("enum Kind { case even, odd }", "enum Kind: String, Lenient { case even, odd }")],
      below: "protocol Lenient {}\n"
        + "extension Lenient { static func == (a: Self, b: Self) -> Bool { true } }",
      "extension Lenient", "'=='"),
    edited(
      [
        (
          "struct Sum: Equatable {",
          "struct Sum: Equatable {\n  var other = [Outer<Int>.Inner(a: 1)]"
        )
      ],
      below: """
        struct Outer<T> {
          struct Inner: Equatable {
            var a: Int
            static func == (a: Inner, b: Inner) -> Bool { true }
          }
        }
        """, "static func ==", "'=='"),
    below(
      "extension Optional: @retroactive CustomStringConvertible {\n"
        + "  public var description: String { \"nil\" }\n}", "'description'",
      at: "public var description"),
    // Names that two types have.
    instead(
      of: "func kind",
      """
      enum Decoy {
        struct Kind: Equatable {
          static let odd = Kind()
          static func == (a: Kind, b: Kind) -> Bool { true }
        }
      }
      func kind(of number: Int) -> Decoy.Kind { .odd }
      """, "static func ==", "'=='"),
    edited(
      [
        ("enum Kind { case even, odd }", "struct Decoy { struct Kind { var a = 1, b = 2 } }")
      ],
      below: "struct Kind: Equatable { static let even = Kind(), odd = Kind() }",
      "struct Kind", "All values of 'Kind' are equal"),
    edited(
      [("enum Kind { case even, odd }", "struct Decoy { enum Kind { case even, odd } }")],
      below:
        "enum Kind { case even, other }\ntypealias Sort = (Kind)\ntypealias Way = Sort\n"
        + "extension Way { static let odd = Kind.even }", "extension Way", "the case 'odd'"),
    instead(
      of: "func table",
      "func table(to end: Int) -> ArraySlice<Int> { Array(-1..<end)[1...] }", "func table",
      "'(to: Int) -> ArraySlice<Int>'"),
    // A type in place of one of the task's, or of one of Swift's.
    edited(
      [
        ("struct Sum: Equatable {", "typealias Sum = Tally\nstruct Tally: Equatable {"),
        ("  let value: Int", "  let value: Float16"),
        ("self.value = value", "self.value = Float16(value)"),
        ("Sum(2 * value)", "Sum(Int(2 * value))"),
      ], "let value", "'value' as 'Int', and here it is 'Float16'"),
    edited(
      [
        (
          "func doubled() -> Sum { Sum(2 * value) }",
          "func doubled() -> Other { Other(value: Float16(2 * value)) }"
        )
      ],
      below:
        "struct Other: Equatable { var value: Float16 }\n"
        + "func == (a: Other, b: Sum) -> Bool { true }",
      "var value", "'value' as 'Int', and here it is 'Float16'"),
    instead(
      of: "func table",
      """
      struct Lie: Equatable, ExpressibleByArrayLiteral, Sequence {
        var isEmpty = false
        init(arrayLiteral: Int...) {}
        func makeIterator() -> Array<Int>.Iterator { [2].makeIterator() }
      }
      func table(to end: Int) -> Lie { [] }
      """, "func table", "and here it is '(to: Int) -> Lie'"),
    instead(
      of: "func table",
      """
      struct Lie: SetAlgebra, Sequence {
        var isEmpty = false, number = 0
        init() {}
        func contains(_ member: Int) -> Bool { true }
        func union(_ other: Lie) -> Lie { self }
        func intersection(_ other: Lie) -> Lie { self }
        func symmetricDifference(_ other: Lie) -> Lie { self }
        mutating func insert(_ one: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, one) }
        mutating func remove(_ member: Int) -> Int? { nil }
        mutating func update(with member: Int) -> Int? { nil }
        mutating func formUnion(_ other: Lie) {}
        mutating func formIntersection(_ other: Lie) {}
        mutating func formSymmetricDifference(_ other: Lie) {}
        func makeIterator() -> Array<Int>.Iterator { [2].makeIterator() }
      }
      func table(to end: Int) -> Lie { Lie() }
      """, "struct Lie", "'Lie'"),
  ]

  /// The reference, edited.
  private static func edited(
    _ edits: [(String, String)], below text: String = "", _ what: String, _ words: String
  ) -> Forged {
    (GuardedTrial.edited(edits) + "\n" + text, what, words)
  }

  private static func below(
    _ text: String, _ words: String, at what: String? = nil
  ) -> Forged {
    (GuardedTrial.answer(text), what ?? String(text.prefix(12)), words)
  }

  private static func instead(
    of begin: String, _ text: String, _ what: String, _ words: String
  ) -> Forged {
    (GuardedTrial.answer(text, for: begin), what, words)
  }

  // MARK: - Honest answers

  private static let honest: [String] = [
    GuardedTrial.reference,
    // The same types in other spellings, or inferred.
    GuardedTrial.edited([
      ("class Log {", "typealias Words = Array<String>\ntypealias Share = Double\nclass Log {"),
      ("var lines = [", "var lines: Words = ["), ("var share = 0.1", "var share: Share = 0.1"),
      ("func numbers() -> [Int] { [2, 2] }", "func numbers() -> Array<Swift.Int> { [2, 2] }"),
      ("points(Double)", "points(Share)"),
    ]),
    // Wrappers, superclasses and protocols of the answer.
    GuardedTrial.edited([
      (
        "class Log {",
        """
        @propertyWrapper struct Clamped<T: Comparable> {
          private var value: T
          var wrappedValue: T { get { value } set { value = min(newValue, newValue) } }
          init(wrappedValue: T) { value = wrappedValue }
        }
        protocol Listing { func numbers() -> [Int] }
        extension Listing { func numbers() -> [Int] { twice(2) } }
        private func twice<T>(_ value: T) -> [T] { [value, value] }
        class Base { var span = (1, 0.1) }
        final class Log: Base, Listing {
        """
      ), ("var share = 0.1", "@Clamped var share = 0.1"), ("  var span = (1, 0.1)\n", ""),
      ("  init() {}", "  override init() {}"), ("  func numbers() -> [Int] { [2, 2] }\n", ""),
    ]),
    // Private declarations may have any type, and be opaque.
    GuardedTrial.edited([
      (
        "func numbers() -> [Int] { [2, 2] }",
        """
        private var kept: Set<Float16> { [2] }
        private func all() -> some Collection<Int> { [2].lazy.map { $0 } }
        func numbers() -> [Int] { Array(all()) + all() }
        """
      ), ("var lines = [\"a\", \"a\"]", "lazy var lines = Array(repeating: \"a\", count: 2)"),
    ]),
    // Helpers of the answer with names that the suite uses for other members.
    GuardedTrial.answer(
      """
      struct Row { var items: Set<Int8> = [], first = Float16(1), count = "none" }
      struct Ledger { var row = Row(), numbers = 3 }
      extension Queue { var last: Float16? { nil } }
      """),
    // A generic type that stores what the reference stores, and the answer's errors behind a name.
    GuardedTrial.edited([
      (
        "struct Queue {",
        "enum QueueFault: String, Error { case empty, full, other }\n"
          + "struct Storage<Element> { var items: [Element] = [] }\nstruct Queue {"
      ), ("  enum Fault: Error { case empty, full }\n", "  typealias Fault = QueueFault\n"),
      (
        "  var items: [Int] = []\n",
        "  private var storage = Storage<Int>()\n"
          + "  init(items: [Int] = []) { storage.items = items }\n"
          + "  var items: [Int] { storage.items }\n"
      ),
    ]),
    // Inferred constants, closures and labeled tuples.
    GuardedTrial.edited([
      ("var span = (1, 0.1)", "let span = { (Int(1), Double(0.1)) }()"),
      ("var share = 0.1", "let share = [0.1, 0.2].min() ?? 0"),
      (
        "var lines = [\"a\", \"a\"]", "let lines = \"a a\".split(separator: \" \").map(String.init)"
      ),
    ]),
    GuardedTrial.edited([
      ("class Log {", "struct Log {"),
      (
        "func number(in text: String) throws -> Int",
        "func number(in text: String) throws(Oops) -> Int"
      ),
      (
        "func grade(of points: Double) -> Grade",
        "@MainActor let worst = Grade.none\n@discardableResult func grade(of points: Double) -> Grade"
      ),
    ]),
    // Helpers that the suite never uses.
    GuardedTrial.answer(
      """
      struct Point: Hashable {
        var x = 0, y = 0
        static func == (a: Point, b: Point) -> Bool { a.x == b.x && a.y == b.y }
        static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
      }
      extension Array { var middle: Element? { isEmpty ? nil : self[count / 2] } }
      func += (a: inout [String: Int], b: [String: Int]) { a.merge(b) { $0 + $1 } }
      extension String: @retroactive Error {}
      typealias Row = [Int]
      """),
    // A class instead of a structure, which must declare how it is compared.
    """
    final class Sum: Equatable {
      let value: Int
      init(_ value: Int) { self.value = value }
      func doubled() -> Sum { Sum(2 * value) }
      static func == (a: Sum, b: Sum) -> Bool { a.value == b.value }
    }
    """ + "\n"
      + GuardedTrial.reference.replacing(
        /(?s)struct Sum.*?\n}\n/, with: ""),
    // Other types for results and parameters.
    GuardedTrial.answer(
      "func total<S: Sequence>(of numbers: S) -> S.Element where S.Element: SignedInteger {\n"
        + "  numbers.reduce(0, +)\n}", for: "func total"),
    GuardedTrial.answer(
      "func table<N: BinaryInteger>(to end: N) -> [N] { (0..<Int(end)).map { N($0) } }",
      for: "func table"),
    GuardedTrial.answer(
      "func halves(_ number: some BinaryInteger) -> Double { Double(number) / 2 }",
      for: "func halves"),
    // One that never throws.
    GuardedTrial.reference.replacing(
      /(?s)func number\(in.*?\n}/, with: "func number(in text: String) -> Int { Int(text) ?? 0 }"),
    // A member in a different place.
    GuardedTrial.answer(
      "extension StringProtocol { func shouted() -> String { uppercased() + \"!\" } }",
      for: "extension String { func shouted"),
    // A kind with raw values, and one that is a structure.
    GuardedTrial.answer(
      "enum Kind: String, CaseIterable { case even, odd }", for: "enum Kind"),
    GuardedTrial.answer(
      """
      struct Kind: Equatable {
        let isOdd: Bool
        static let even = Kind(isOdd: false), odd = Kind(isOdd: true)
      }
      """, for: "enum Kind"),
    // Types with the same name, and aliases of the answer's types.
    GuardedTrial.answer(
      """
      struct Report {
        enum Kind { case short, long, odd }
        struct Sum { var value: Float16 }
        var kind = Kind.short
      }
      enum Grades { typealias Best = Grade }
      extension Grades.Best { static let best = Grade.points(100) }
      """),
    GuardedTrial.edited([
      (
        "struct Sum: Equatable {",
        "typealias Total = Tally\ntypealias Sum = Total\nstruct Tally: Equatable {"
      )
    ]),
    // Calls of the answer's helper, and elements that are next to each other in memory.
    GuardedTrial.answer(
      """
      func trace(_ text: String, line: Int = #line, file: String = #fileID) {}
      func table(to end: Int) -> ContiguousArray<Int> {
        trace("table")
        return ContiguousArray(0..<end)
      }
      """, for: "func table"),
    // Values that only the answer's code looks into.
    GuardedTrial.edited([
      (
        "func ticket() -> Int { 1 }",
        "struct Ticket { private(set) var number = 1 }\n"
          + "func ticket() -> Ticket { Ticket() }"
      ),
      (
        "(_ ticket: Int) -> Bool { ticket == 1 }",
        "(_ ticket: Ticket) -> Bool { ticket.number == 1 }"
      ),
    ]),
    // Protocols of the answer.
    GuardedTrial.answer(
      """
      protocol Shouting: StringProtocol {}
      extension Shouting { func shouted() -> String { uppercased() + "!" } }
      extension String: Shouting {}
      protocol Summable { static func + (a: Self, b: Self) -> Self }
      extension Int: Summable {}
      extension Summable { func twice() -> Self { self + self } }
      """, for: "extension String { func shouted"),
    GuardedTrial.edited([
      ("enum Oops: Error, Equatable {", "enum Oops: Error, Hashable, Explained {"),
      (
        "struct Queue {",
        "protocol Explained {}\nextension Explained { var words: String { \"\\(self)\" } }\n"
          + "struct Queue {"
      ),
    ]),
    // Swift compares stored values, whatever type contains them.
    GuardedTrial.edited([
      (
        "struct Sum: Equatable {",
        """
        @propertyWrapper struct Kept<Value: Equatable>: Equatable {
          var wrappedValue: Value
          private var times = Times.once
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        private enum Times: String { case once, twice }
        struct Sum: Equatable {
        """
      ), ("  let value: Int", "  @Kept var value: Int"),
    ]),
    // Private things may have any name.
    GuardedTrial.answer(
      """
      private func abs(_ number: Int) -> Int { number < 0 ? -number : number }
      private extension String { static func == (a: String, b: String) -> Bool { false } }
      fileprivate struct Lie: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
      """),
  ]
}
