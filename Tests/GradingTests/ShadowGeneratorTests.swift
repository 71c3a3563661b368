import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Public additions in all combinations of extended type, name and kind.
///
/// None of them may change the interface against which a suite is compiled. `SWITCHBOARD_SEED`
/// selects other combinations.
@Suite("A generated shadow")
struct ShadowGeneratorTests {
  private let seed =
    ProcessInfo.processInfo.environment["SWITCHBOARD_SEED"].flatMap(UInt64.init) ?? 603

  @Test("is in no suite's sight")
  func isNotSeen() async throws {
    var generator = ShadowGenerator(seed: seed)
    let shadows = generator.shadows(150)
    let solution = try TestMachine.exercise("ColorPicker").solution()
    let (own, reference) = try await TestMachine.withPermit {
      (try interface(of: solution + shadows.files), try interface(of: solution))
    }
    #expect(own.text.contains("Shadow"), "they are public, and are in the whole interface")

    let reduction = try InterfaceReduction(of: tree(own), to: tree(reference))
    let original = try InterfaceReduction(of: tree(reference), to: tree(reference))

    #expect(reduction.differences.isEmpty)
    #expect(
      reduction.text == original.text, "seed \(seed):\n\(shadows.files.map(\.content).joined())")
  }

  private func interface(of files: [SourceFile]) throws -> Interface {
    switch try Probe.build(files) {
    case .compiled(let product): return product.interface
    case let other:
      Issue.record("seed \(seed): \(other)")
      return Interface(parsing: "")
    }
  }

  private func tree(_ interface: Interface) throws -> InterfaceTree {
    try #require(InterfaceTree(of: interface.text, module: "ColorPicker", nestingLimit: 512))
  }
}

extension [Data] {
  fileprivate func joined() -> String { map { String(decoding: $0, as: UTF8.self) }.joined() }
}

/// Generates public additions that might be called in place of a library's or a suite's functions.
struct ShadowGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  /// Returns this many different additions, which compile together with ColorPicker's solution.
  mutating func shadows(_ count: Int) -> (files: [SourceFile], count: Int) {
    let pairs = Self.places.flatMap { spellings in
      Self.members.map { (spellings.randomElement(using: &random) ?? "", $0) }
    }.filter { place, member in
      // A class's extension can't have a parameter of type Self.
      !place.hasPrefix("extension ColorPickerController ") || !member.contains("Self")
    }.shuffled(using: &random).prefix(count)
    let text = pairs.enumerated().map { number, pair in
      pair.0.replacing("MEMBER", with: pair.1).replacing("#", with: "\(number)")
    }
    return (
      [
        SourceFile(
          "Shadows.swift",
          "import MiniCocoa\n\n\(Self.foundations)\n" + text.joined(separator: "\n") + "\n")
      ], pairs.count
    )
  }

  private static let foundations = """
    public protocol ShadowBase {}
    public struct Shadow {}
    public enum Own { public struct Array {} ; public struct Scene {} }
    public typealias Row = Array
    extension Color: ShadowBase {}
    extension Bool: ShadowBase {}
    extension ColorPickerController: ShadowBase {}
    """

  /// The extended types in all spellings; each member gets one spelling, so that nothing is
  /// declared twice.
  private static let places = [
    [
      "extension Array { MEMBER }", "extension Swift.Array where Element == Int { MEMBER }",
      "extension [String] { MEMBER }", "extension Row where Element: Equatable { MEMBER }",
    ],
    ["extension Optional { MEMBER }", "extension Optional where Wrapped == Color { MEMBER }"],
    ["extension Sequence { MEMBER }", "extension Sequence where Element == Color { MEMBER }"],
    ["extension Collection where Index == Int { MEMBER }", "extension Collection { MEMBER }"],
    ["extension Dictionary { MEMBER }", "extension [String: Color] { MEMBER }"],
    ["extension String { MEMBER }", "extension Swift.String { MEMBER }"],
    ["extension StringProtocol { MEMBER }"],
    ["extension Int { MEMBER }"], ["extension Bool { MEMBER }"], ["extension Double { MEMBER }"],
    ["extension Equatable { MEMBER }"], ["extension Comparable { MEMBER }"],
    ["extension Color { MEMBER }", "extension MiniCocoa.Color { MEMBER }"],
    ["extension ColorPickerControllerDelegate { MEMBER }"],
    ["extension ColorPickerController { MEMBER }"],
    ["extension ShadowBase { MEMBER }", "extension ShadowBase where Self: Equatable { MEMBER }"],
    ["extension Own.Array { MEMBER }"],
    ["public struct Shadow# { MEMBER }"],
    ["public enum Shadow# { public enum Inner { MEMBER } }"],
    ["public protocol Shadow#: Sequence {}\nextension Shadow# { MEMBER }"],
    [
      "public protocol Shadow# {}\nextension Array: Shadow# {}\nextension Shadow# { MEMBER }",
      "public protocol Shadow# {}\nextension String: Shadow# {}\nextension Shadow# { MEMBER }",
    ],
  ]

  /// Functions that suites call, with other meanings.
  private static let members = [
    "public func allSatisfy(_ matches: (Shadow) -> Bool) -> Bool { true }",
    "public func contains(_ one: Shadow) -> Bool { true }",
    "public func map(_ change: (Shadow) -> Shadow) -> [Shadow] { [] }",
    "public func mapValues(_ change: (Shadow) -> Shadow) -> [Shadow] { [] }",
    "public func shown(_ name: String) -> Shadow { Shadow() }",
    "public func identity(of object: AnyObject?) -> Shadow { Shadow() }",
    "public func components(of color: Color) -> [Double] { [] }",
    "public func cancel(_ shadow: Shadow) {}",
    "public func done() -> Shadow { Shadow() }",
    "public func callAsFunction() -> Shadow { Shadow() }",
    "public static func record(_ comment: String) -> Shadow { Shadow() }",
    "public static func == (one: Self, other: Shadow) -> Bool { true }",
    "public static func == (one: Shadow, other: Self) -> Bool { true }",
    "public static func ~= (one: Self, other: Shadow) -> Bool { true }",
    "public static prefix func ! (one: Self) -> Shadow { Shadow() }",
    "public var shadows: [Shadow] { [] }",
    "public var reports: Shadow { Shadow() }",
    "public subscript(shadow: Shadow) -> Shadow { shadow }",
    "public subscript(dynamicMember name: String) -> Shadow { Shadow() }",
    "public typealias Report = Shadow",
    "public typealias Listener = Shadow",
    "public typealias Scene = Shadow",
  ]
}
