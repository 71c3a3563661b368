import GradingTestSupport
import Testing

@testable import Grading

@Suite("A reduced interface")
struct InterfaceReductionTests {
  /// The interface that the exercise promises.
  private static let promised = """
    import MiniCocoa
    import Swift
    public protocol BellDelegate : AnyObject {
      func bell(_ bell: Door.Bell, didRing times: Swift.Int?)
    }
    extension Door.BellDelegate {
      public func bell(_ bell: Door.Bell, didRing times: Swift.Int?)
    }
    open class Bell : MiniCocoa.ViewController {
      final public let name: Swift.String
      public var volume: Swift.Double
      weak public var delegate: (any Door.BellDelegate)?
      public init(named name: Swift.String, volume: Swift.Double = 1)
      @discardableResult
      open func ring() -> Swift.Bool
      deinit
    }
    final public class House : MiniCocoa.ViewController {
      final public func enter()
      deinit
    }
    public enum Tone : Swift.Equatable {
      case low, high(Swift.Int)
    }
    public struct Shelf<Item> {
      public var rows: [Swift.String]
      public subscript(row: Swift.Int) -> [Item] { get }
      public func each(_ body: (Swift.Int, [Item]) -> Swift.Bool)
      public typealias Rows = [Item]
    }
    extension Swift.Array where Element == Door.Tone {
      public func played() -> Swift.String
    }
    """

  /// A change of a submission's interface, and the result of the reduction.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    var old = ""
    let new: String
    var more = ""
    /// Lines that are only in this text, compared with the promise alone.
    var added: [String] = []
    /// Lines that are only in the text of the promise alone.
    var gone: [String] = []
  }

  @Test("is the same whatever is added", arguments: harmless)
  func isTheSame(_ change: Change) throws {
    let (reduction, original) = try reduced(change)

    #expect(reduction.differences.isEmpty)
    #expect(reduction.text == original.text)
  }

  @Test("of a generic subclass keeps its conditions apart from what it inherits")
  func conditions() throws {
    let interface = """
      import MiniCocoa
      import Swift
      final public class Desk<Value> : MiniCocoa.KVObject where Value : Swift.Sendable {
        deinit
      }
      """
    let tree = try tree(interface)
    let text = InterfaceReduction(of: tree, to: tree).text

    #expect(text.contains("MiniCocoa.KVObject where Value : Swift.Sendable {"))
  }

  @Test("keeps what is promised in the submission's words", arguments: kept)
  func keeps(_ change: Change) throws {
    let (reduction, original) = try reduced(change)
    let lines = reduction.text.split(separator: "\n").map(String.init)
    let before = original.text.split(separator: "\n").map(String.init)

    #expect(reduction.differences.isEmpty)
    #expect(lines.filter { !before.contains($0) } == change.added)
    #expect(before.filter { !lines.contains($0) } == change.gone)
  }

  @Test("keeps no promised name under another type", arguments: otherTypes)
  func keepsNone(_ change: Change) throws { try keeps(change) }

  @Test("keeps a promised name under a type that means the same", arguments: sameTypes)
  func keepsAlike(_ change: Change) throws { try keeps(change) }

  @Test("keeps nothing for a default value by which a suite would compare", arguments: defaults)
  func keepsNoJudge(_ change: Change) throws { try keeps(change) }

  @Test(
    "is refused where a suite could not fit",
    arguments: [
      (
        "func bell(_ bell: Door.Bell, didRing times: Swift.Int?)\n}\nextension",
        "func bell(_ bell: Door.Bell, didRing times: Swift.Int?)\n  var secret: Swift.UInt { get }\n"
          + "}\nextension",
        InterfaceDifference(
          owner: "BellDelegate", expected: "var secret: Swift.UInt { get }", kind: .asksForMore)
      ),
      (
        "public protocol BellDelegate : AnyObject {",
        "public protocol Wide {\n  associatedtype Sound\n}\n"
          + "public protocol BellDelegate : Door.Wide {",
        InterfaceDifference(owner: "Wide", expected: "associatedtype Sound", kind: .asksForMore)
      ),
      (
        "public enum Tone : Swift.Equatable {", "@frozen public enum Tone : Swift.Equatable {",
        InterfaceDifference(
          owner: "", expected: "public enum Tone : Swift.Equatable",
          kind: .changed("@frozen public enum Tone : Swift.Equatable"))
      ),
      (
        "case low, high(Swift.Int)", "case high(Swift.Int8)",
        InterfaceDifference(
          owner: "Tone", expected: "case high(Swift.Int)", kind: .changed("case high(Swift.Int8)"))
      ),
      (
        "func bell(_ bell: Door.Bell, didRing times: Swift.Int?)\n}\nextension",
        "func bell(_ bell: Door.Bell, didRing times: Swift.Int8?)\n}\nextension",
        InterfaceDifference(
          owner: "BellDelegate", expected: "func bell(_ bell: Bell, didRing times: Int?)",
          kind: .changed("func bell(_ bell: Bell, didRing times: Int8?)"))
      ),
      (
        "public protocol BellDelegate : AnyObject {",
        "public protocol BellDelegate : AnyObject, Swift.ExpressibleByIntegerLiteral {",
        InterfaceDifference(
          owner: "BellDelegate", expected: "ExpressibleByIntegerLiteral", kind: .asksForMore)
      ),
      (
        "  final public func enter()\n  deinit\n}",
        "  deinit\n}\npublic protocol Entering : Swift.Equatable {\n}\n"
          + "extension Door.Entering {\n  public func enter()\n}\n"
          + "extension Door.House : Door.Entering {\n}",
        InterfaceDifference(
          owner: "", expected: "House", kind: .adopting("Equatable", by: "Door.Entering"))
      ),
      (
        "  final public func enter()\n  deinit\n}",
        "  deinit\n}\npublic protocol Entering : Swift.Sendable, Swift.OptionSet {\n}\n"
          + "extension Door.Entering {\n  public func enter()\n}\n"
          + "extension Door.House : Door.Entering {\n}",
        InterfaceDifference(
          owner: "", expected: "House", kind: .adopting("OptionSet", by: "Door.Entering"))
      ),
      (
        "  final public func enter()\n  deinit\n}",
        "  deinit\n}\npublic protocol Entering : Foundation.FormatStyle {\n}\n"
          + "extension Door.Entering {\n  public func enter()\n}\n"
          + "extension Door.House : Door.Entering {\n}",
        InterfaceDifference(
          owner: "", expected: "House", kind: .adopting("FormatStyle", by: "Door.Entering"))
      ),
    ])
  func isRefused(_ old: String, _ new: String, _ difference: InterfaceDifference) throws {
    let (reduction, _) = try reduced(Change(testDescription: "", old: old, new: new))

    #expect(reduction.differences == [difference])
  }

  @Test("is there in time, however much there is")
  func isThereInTime() throws {
    let many = (0..<1_000).map {
      "public func f\($0)(_ x: Swift.Int = 1) -> Swift.Int\npublic struct T\($0) {\n}\n"
        + "extension Door.Bell {\n  public func m\($0)()\n}\n"
    }
    let reader = try TestMachine.machine().sourceReader
    let promised = Interface(parsing: Self.promised)
    let reduced = try reader.reduce(
      Interface(parsing: Self.promised + "\n" + many.joined()), to: promised, module: "Door")
    let same = try reader.reduce(promised, to: promised, module: "Door")

    #expect(!same.text.isEmpty)
    #expect(reduced.text == same.text)
    #expect(reduced.reason == nil)
  }

  @Test("that is none says why")
  func saysWhy() throws {
    let promised = Interface(parsing: Self.promised)
    let none = try TestMachine.machine().sourceReader.reduce(
      Interface(parsing: "public class {"), to: promised, module: "Door")

    #expect(none.reason?.contains("cannot read") == true)
    #expect(SourceReader.Reduced.tooLong.reason?.contains("took too long") == true)
  }

  @Test("is none where the text is not Swift")
  func isNone() {
    #expect(InterfaceTree(of: "public class {", module: "Door", nestingLimit: 99) == nil)
  }

  private func reduced(
    _ change: Change
  ) throws -> (reduction: InterfaceReduction, original: InterfaceReduction) {
    let text =
      change.old.isEmpty
      ? Self.promised + "\n" + change.new
      : Self.promised.replacing(change.old, with: change.new) + "\n" + change.more
    try #require(text != Self.promised)
    let reference = try tree(Self.promised)
    return (
      InterfaceReduction(of: try tree(text), to: reference),
      InterfaceReduction(of: reference, to: reference)
    )
  }

  private func tree(_ text: String) throws -> InterfaceTree {
    try #require(InterfaceTree(of: text, module: "Door", nestingLimit: 512))
  }
}

extension InterfaceReductionTests {
  static let harmless: [Change] = [
    Change(
      testDescription: "to somebody else's type",
      new: "extension Swift.Array {\n  public func first() -> Element?\n}"),
    Change(
      testDescription: "under a promised name, with other types",
      new: "extension Swift.Array where Element == Door.Tone {\n"
        + "  public func played() -> Swift.Int\n}"),
    Change(
      testDescription: "under a promised name, on other conditions",
      new: "extension Swift.Array where Element : Swift.Equatable {\n"
        + "  public func played() -> Swift.String\n}"),
    Change(
      testDescription: "through its own protocol",
      new: "public protocol Mine : Swift.Sequence {\n}\nextension Swift.Array : Door.Mine {\n}\n"
        + "extension Door.Mine {\n  public func allSatisfy() -> Swift.Bool\n}"),
    Change(
      testDescription: "operators, wherever they are",
      new: "public func == (a: Swift.Int, b: Swift.Int) -> Swift.Bool\n"
        + "infix operator ~~ : AdditionPrecedence\nextension Door.Bell {\n"
        + "  public static func == (a: Door.Bell, b: Door.Bell) -> Swift.Bool\n}"),
    Change(
      testDescription: "types, functions and aliases",
      new: "public struct Scene {\n  public init()\n}\npublic func identity() -> Swift.Int\n"
        + "public typealias Bool = Swift.Int"),
    Change(
      testDescription: "conformances",
      new: "extension Door.Bell : Swift.ExpressibleByNilLiteral {\n"
        + "  convenience public init(nilLiteral: ())\n}"),
    Change(
      testDescription: "a requirement with a default",
      old:
        "func bell(_ bell: Door.Bell, didRing times: Swift.Int?)\n}\nextension Door.BellDelegate {",
      new: "func bell(_ bell: Door.Bell, didRing times: Swift.Int?)\n"
        + "  var reports: [Swift.Int] { get }\n  associatedtype Report = Swift.Int\n}\n"
        + "extension Door.BellDelegate {\n  public var reports: [Swift.Int] {\n    get\n  }\n"
        + "  public typealias Other = Swift.Int"),
    Change(
      testDescription: "by how a reference is kept or a value stored",
      old: "weak public var delegate: (any Door.BellDelegate)?",
      new: "public var delegate: (any Door.BellDelegate)? {\n    get\n    set\n    _modify\n  }"),
    Change(
      testDescription: "by a wrapper, and what it brings",
      old: "  public var volume: Swift.Double\n",
      new: "  @Door.Clamped @_projectedValueProperty($volume) public var volume: Swift.Double {\n"
        + "    get\n    set\n  }\n  public var $volume: Swift.Int {\n    get\n  }\n"),
    Change(
      testDescription: "by names inside, and order",
      old: "  public init(named name: Swift.String, volume: Swift.Double = 1)\n",
      new: "  open func other()\n"
        + "  public init(named it: Swift.String, volume: Swift.Double = 1)\n"),
    Change(
      testDescription: "by a body that callers could have",
      old: "  @discardableResult\n  open func ring() -> Swift.Bool\n",
      new: "  @inlinable @discardableResult open func ring() -> Swift.Bool { helper() }\n"
        + "  @usableFromInline\n  internal func helper() -> Swift.Bool\n"),
    Change(
      testDescription: "by a body that a newer compiler knows",
      old: "  @discardableResult\n  open func ring() -> Swift.Bool\n",
      new:
        "  #if compiler(>=5.3) && $InlineAlways\n  @inline(always) @discardableResult open func ring() "
        + "-> Swift.Bool { true }\n  #else\n  @inlinable @discardableResult open func ring() -> Swift.Bool "
        + "{ false }\n  #endif\n"),
    Change(
      testDescription: "by bodies of accessors", old: "public var volume: Swift.Double\n",
      new: "@inlinable public var volume: Swift.Double {\n    get { 1 }\n    set {}\n  }\n"),
    Change(
      testDescription: "by how its own code may be called",
      old: "public struct Shelf<Item> {",
      new: "@dynamicMemberLookup @dynamicCallable public struct Shelf<Item> {\n"
        + "  public subscript(dynamicMember name: Swift.String) -> Swift.Int { get }\n"
        + "  public func dynamicallyCall(withArguments all: [Swift.Int]) -> Swift.Int"),
    Change(
      testDescription: "an overload of what is promised",
      old: "  open func ring() -> Swift.Bool\n",
      new: "  open func ring() -> Swift.Bool\n  public func ring() -> Swift.Int\n"),
  ]

  static let kept: [Change] = [
    Change(
      testDescription: "a protocol without a class constraint",
      old: "public protocol BellDelegate : AnyObject {", new: "public protocol BellDelegate {",
      added: ["public protocol BellDelegate {"],
      gone: ["public protocol BellDelegate : AnyObject {"]),
    Change(
      testDescription: "its own superclass, and of that only what is promised",
      old: "open class Bell : MiniCocoa.ViewController {",
      new: "open class Base : MiniCocoa.ViewController {\n  public init()\n"
        + "  open func ring() -> Swift.Bool\n  open func more()\n  deinit\n}\n"
        + "open class Bell : Door.Base {",
      added: [
        "open class Bell : Door.Base {",
        "@_hasMissingDesignatedInitializers open class Base : MiniCocoa.ViewController {",
        "open func ring() -> Swift.Bool",
      ],
      gone: ["open class Bell : MiniCocoa.ViewController {"]),
    Change(
      testDescription: "what each of two heirs may have left to a superclass",
      old: ": MiniCocoa.ViewController {", new: ": Door.Base {",
      more: "open class Base : MiniCocoa.ViewController {\n  open func ring() -> Swift.Bool\n"
        + "  open func enter()\n  open func more()\n  deinit\n}\n",
      added: [
        "open class Bell : Door.Base {", "final public class House : Door.Base {",
        "open class Base : MiniCocoa.ViewController {", "open func enter()",
        "open func ring() -> Swift.Bool",
      ],
      gone: [
        "open class Bell : MiniCocoa.ViewController {",
        "final public class House : MiniCocoa.ViewController {",
      ]),
    Change(
      testDescription: "that a class loses an initializer that nobody is to see",
      old: "  deinit", new: "  public init()\n  deinit",
      added: ["@_hasMissingDesignatedInitializers open class Bell : MiniCocoa.ViewController {"],
      gone: ["open class Bell : MiniCocoa.ViewController {"]),
    Change(
      testDescription: "a struct for an enum, with what is called alike",
      old: "public enum Tone : Swift.Equatable {\n  case low, high(Swift.Int)\n",
      new: "public struct Tone : Swift.Equatable, Swift.Hashable {\n  public init()\n",
      added: ["public struct Tone {"],
      gone: ["public enum Tone {", "case low", "case high(Swift.Int)"]),
    Change(
      testDescription: "members that its own protocol provides",
      old: "  @discardableResult\n  open func ring() -> Swift.Bool\n  deinit\n}",
      new:
        "  deinit\n}\npublic protocol Ringing : AnyObject {\n  var secret: Swift.Int { get }\n}\n"
        + "extension Door.Ringing where Self : Door.Bell {\n"
        + "  public func ring() -> Swift.Bool\n  public func more()\n}\n"
        + "extension Door.Bell : Door.Ringing {\n}",
      added: [
        "public protocol Ringing : AnyObject {", "extension Door.Ringing where Self : Door.Bell {",
        "public func ring() -> Swift.Bool", "extension Door.Bell : Door.Ringing {}",
      ],
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "what takes more, if that has defaults",
      old: "open func ring() -> Swift.Bool",
      new: "open func ring(loudly: Swift.Bool = false) -> Swift.Bool",
      added: [
        "@discardableResult open func ring(loudly: Swift.Bool = false) -> Swift.Bool"
      ],
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "defaults with all their blanks, and the names of nested types",
      old: "  open func ring() -> Swift.Bool",
      new:
        "  open func ring(\n    as sound: Door.Sound = Sound(\"a  b\"), in tone: Door.Tone = .middle\n"
        + "  ) -> Swift.Bool",
      more: "public struct Sound {\n  public init(_ name: Swift.String)\n  public func other()\n}\n"
        + "extension Door.Tone {\n  public static var middle: Door.Tone { get }\n"
        + "  public static var other: Door.Tone { get }\n}\n",
      added: [
        "@discardableResult open func ring(as: Door.Sound = Sound(\"a  b\"), "
          + "in: Door.Tone = .middle ) -> Swift.Bool",
        "public static var middle: Door.Tone { get }", "public struct Sound {",
        "public init(_: Swift.String)",
      ],
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "no names for everybody, though a default says them",
      old: "  open func ring() -> Swift.Bool",
      new: "  open func ring(times: Swift.Int = [1].first()) -> Swift.Bool",
      more: "extension Swift.Array {\n  public func first() -> Element\n}\n"
        + "public func first() -> Swift.Int\n",
      added: [
        "@discardableResult open func ring(times: Swift.Int = [1].first()) -> Swift.Bool"
      ],
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "a case of an enumeration that is mentioned, so that it has values",
      old: "  public var volume: Swift.Double\n",
      new: "  public var volume: Door.Level\n",
      more: "public enum Level {\n  case exactly(Swift.Int), faint\n  case strong\n}\n",
      added: ["public var volume: Door.Level { get set }", "public enum Level {", "case faint"],
      gone: ["public var volume: Swift.Double { get set }"]),
    Change(
      testDescription: "types that are mentioned, by their names only",
      old: "  public var volume: Swift.Double\n",
      new:
        "  public var volume: Door.Bell.Level\n  public struct Level {\n    public init()\n  }\n",
      added: ["public var volume: Door.Bell.Level { get set }", "public struct Level {"],
      gone: ["public var volume: Swift.Double { get set }"]),
  ]

  /// Promised declarations with another type, which would make a suite infer other types.
  static let otherTypes: [Change] = [
    Change(
      testDescription: "a property", old: "volume: Swift.Double\n",
      new: "volume: Swift.Float\n", gone: ["public var volume: Swift.Double { get set }"]),
    Change(
      testDescription: "a collection", old: "rows: [Swift.String]",
      new: "rows: Swift.Set<Swift.String>", gone: ["public var rows: [Swift.String] { get set }"]),
    Change(
      testDescription: "behind an alias", old: "rows: [Swift.String]", new: "rows: Door.Names",
      more: "public typealias Names = [Swift.Substring]",
      gone: ["public var rows: [Swift.String] { get set }"]),
    Change(
      testDescription: "a property that is only some kind of thing",
      old: "public var volume: Swift.Double\n",
      new: "public var volume: some Swift.BinaryFloatingPoint {\n    get\n  }\n",
      gone: ["public var volume: Swift.Double { get set }"]),
    Change(
      testDescription: "a type of the task's for one of Swift's", old: "volume: Swift.Double\n",
      new: "volume: Door.Tone\n", gone: ["public var volume: Swift.Double { get set }"]),
    Change(
      testDescription: "a result", old: "func ring() -> Swift.Bool",
      new: "func ring() -> Swift.Int",
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "a result that takes more", old: "func ring() -> Swift.Bool",
      new: "func ring(times: Swift.Int = 1) -> Swift.Int",
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "a subscript", old: "-> [Item] { get }",
      new: "-> Swift.ArraySlice<Item> { get }",
      gone: ["public subscript(row: Swift.Int) -> [Item] { get }"]),
    Change(
      testDescription: "a closure's parameter", old: "(Swift.Int, [Item]) ->",
      new: "(Swift.Int8, [Item]) ->",
      gone: ["public func each(_: (Swift.Int, [Item]) -> Swift.Bool)"]),
    Change(
      testDescription: "an alias", old: "Rows = [Item]", new: "Rows = Swift.Set<Item>",
      gone: ["public typealias Rows = [Item]"]),
    Change(
      testDescription: "a case's value", old: "high(Swift.Int)", new: "high(Swift.Int8)",
      gone: ["case high(Swift.Int)"]),
  ]

  static let sameTypes: [Change] = [
    Change(
      testDescription: "that may be nil", old: "volume: Swift.Double\n",
      new: "volume: Swift.Double?\n",
      added: ["public var volume: Swift.Double? { get set }"],
      gone: ["public var volume: Swift.Double { get set }"]),
    Change(
      testDescription: "by an alias", old: "rows: [Swift.String]", new: "rows: Door.Names",
      more: "public typealias Names = Swift.Array<Swift.String>",
      added: [
        "public var rows: Door.Names { get set }",
        "public typealias Names = Swift.Array<Swift.String>",
      ], gone: ["public var rows: [Swift.String] { get set }"]),
    Change(
      testDescription: "of one class only", old: "delegate: (any Door.BellDelegate)?",
      new: "delegate: Door.House?",
      added: ["public var delegate: Door.House? { get set }"],
      gone: ["public var delegate: (any Door.BellDelegate)? { get set }"]),
    Change(
      testDescription: "by a parameter", old: "func each(_ body: (Swift.Int, [Item]) ->",
      new: "func each<Number>(_ body: (Number, [Item]) ->",
      added: ["public func each<Number>(_: (Number, [Item]) -> Swift.Bool)"],
      gone: ["public func each(_: (Swift.Int, [Item]) -> Swift.Bool)"]),
  ]

  static let defaults: [Change] = [
    Change(
      testDescription: "no operator",
      old: "  open func ring() -> Swift.Bool",
      new: "  open func ring(as sound: Door.Sound = (+)(Sound(), Sound())) -> Swift.Bool",
      more: "public struct Sound : Swift.Equatable {\n  public init()\n"
        + "  public static func + (a: Door.Sound, b: Door.Sound) -> Door.Sound\n"
        + "  public static func == (a: Door.Sound, b: Door.Sound) -> Swift.Bool\n}\n",
      added: [
        "@discardableResult open func ring(as: Door.Sound = (+)(Sound(), Sound())) -> Swift.Bool",
        "public struct Sound {", "public init()",
      ],
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "no protocol by which a literal is one",
      old: "  open func ring() -> Swift.Bool",
      new: "  open func ring(as sound: Door.Sound = Sound()) -> Swift.Bool",
      more: "public protocol Written : Swift.ExpressibleByIntegerLiteral {\n}\n"
        + "public protocol Heard {\n}\npublic struct Sound : Door.Written, Door.Heard {\n"
        + "  public init()\n}\n",
      added: [
        "@discardableResult open func ring(as: Door.Sound = Sound()) -> Swift.Bool",
        "public protocol Heard {", "public struct Sound {", "public init()",
        "extension Door.Sound : Door.Heard {}",
      ],
      gone: ["@discardableResult open func ring() -> Swift.Bool"]),
    Change(
      testDescription: "no other member of a promised name",
      old: "  open func ring() -> Swift.Bool",
      new: "  open func ring() -> Swift.Bool\n  open func ring() -> Swift.Int\n"
        + "  public func call(_ times: Swift.Int = Bell.house.ring())",
      more: "extension Door.House {\n  public func call(_ times: Swift.Int = House().ring())\n}\n"),
  ]
}
