import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Programs that are shown to the instructor, although every policy admits them.
@Suite("An uncommon part")
struct UncommonPartTests {
  @Test("is found with its place", arguments: uncommon)
  func isFound(_ source: String, line: Int, name: String) async throws {
    let parts = try await Self.parts(of: [SourceFile("A.swift", source)])

    let part = try #require(parts.first { $0.name == name }, "\(parts.map(\.name))")
    #expect(part.place?.line == line)
  }

  /// A program, with the line and the name of its uncommon part.
  static let uncommon: [(String, line: Int, name: String)] = [
    ("func f(_ a: Any) -> Int { Mirror(reflecting: a).children.count }", 1, "Mirror"),
    (
      "func f() -> Int { MemoryLayout<Int>.size + g(MemoryLayout<String>.self) }\n"
        + "func g(_ a: Any.Type) -> Int { 0 }", 1, "MemoryLayout"
    ),
    ("import Foundation\nfunc f() { NSLock().lock() }", 2, "NSLock"),
    (
      "import Foundation\nfunc f(_ a: Double) -> String {\n  String(format: \"%.2f\", a)\n}", 3,
      "String(format:)"
    ),
    ("import Foundation\nfunc f() { NSLog(\"here\") }", 2, "NSLog"),
    ("func f(_ a: String) -> Bool { a.contains(/x+/) }", 1, "Regex"),
    (
      "import Foundation\nfunc f() -> Any? { try? NSRegularExpression(pattern: \"a\") }", 2,
      "NSRegularExpression"
    ),
    ("import MiniCocoa\nfunc f() -> Any { ManualClock() }", 2, "ManualClock"),
    ("func f(_ a: Any) { dump(a) }", 1, "dump"),
    (
      "import Foundation\nfunc f(_ a: String) -> Bool {\n"
        + "  a.range(of: \"x+\", options: .regularExpression) != nil\n}", 3, ".regularExpression"
    ),
    ("func f(_ a: Any) -> String { String(reflecting: a) }", 1, "String(reflecting:)"),
    (
      "func f(_ a: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(a)) }", 1,
      "UInt(bitPattern:)"
    ),
    ("@inlinable public func f() -> Int { 1 }", 1, "@inlinable"),
    // Declaring the name does not lift the rule.
    ("struct inlinable {}\n@inlinable public func f() -> Int { 1 }", 1, "@inlinable"),
    ("actor A { func f() {} }\nfunc f(_ a: A) async { await a.f() }", 1, "actor"),
  ]

  @Test("says so if no line names it")
  func placeless() {
    let flag = UncommonPart("swift_dynamicCast").flag(among: ["A.swift", "B.swift"])

    #expect(flag.place == "A.swift")
    #expect(flag.message.hasSuffix("No line names it."))
  }

  @Test("is nowhere in honest programs: helpers, generics, wrappers, closures, everyday Foundation")
  func honest() async throws {
    let files = Self.honest.enumerated().map { index, source in
      SourceFile("Honest\(index).swift", source)
    }

    let names = try await Self.parts(of: files).map(\.name)
    #expect(names == [], "\(names)")
  }

  private static func parts(of files: [SourceFile]) async throws -> [UncommonPart] {
    let build = try await TestMachine.withPermit { try Probe.build(files) }
    guard case .compiled(let product) = build else {
      Issue.record("\(build)")
      return []
    }
    return product.uncommon
  }

  /// Ordinary Swift in various styles, one program each.
  static let honest: [String] = [
    // Lookup by name, and counted values.
    """
    public final class Register<Key: Hashable, Value> {
      private var values: [Key: [Value]] = [:]
      public init() {}
      public subscript(key: Key) -> [Value] {
        get { values[key, default: []] }
        set { values[key] = newValue.isEmpty ? nil : newValue }
      }
      public var count: Int { values.values.reduce(0) { $0 + $1.count } }
    }
    """,
    // Weak references in a box, and observers by identity.
    """
    protocol Watcher: AnyObject { func changed(_ name: String) }
    final class Weak { weak var watcher: (any Watcher)?; init(_ watcher: any Watcher) { self.watcher = watcher } }
    final class Hub {
      private var watchers: [ObjectIdentifier: Weak] = [:]
      func add(_ watcher: any Watcher) { watchers[ObjectIdentifier(watcher)] = Weak(watcher) }
      func remove(_ watcher: any Watcher) { watchers[ObjectIdentifier(watcher)] = nil }
      func tell(_ name: String) {
        watchers = watchers.filter { $0.value.watcher != nil }
        watchers.values.compactMap(\\.watcher).forEach { $0.changed(name) }
      }
    }
    """,
    // A wrapper with observers, and a result builder.
    """
    @propertyWrapper struct Clamped<Value: Comparable> {
      private var value: Value; private let range: ClosedRange<Value>
      init(wrappedValue: Value, _ range: ClosedRange<Value>) { (value, self.range) = (wrappedValue, range) }
      var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
      var projectedValue: ClosedRange<Value> { range }
    }
    struct Volume { @Clamped(0...10) var level = 5; var isFull: Bool { level == $level.upperBound } }
    @resultBuilder enum Lines {
      static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap(\\.self) }
      static func buildExpression(_ line: String) -> [String] { [line] }
      static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
      static func buildArray(_ lines: [[String]]) -> [String] { Array(lines.joined()) }
    }
    func page(@Lines _ lines: () -> [String]) -> String { lines().joined(separator: "\\n") }
    func sample(_ more: Bool) -> String { page { "a"; if more { "b" }; for n in 1...3 { "\\(n)" } } }
    """,
    // Closures that are stored, passed on, and that throw.
    """
    enum Fault: Error, Equatable { case empty, tooLong(Int) }
    final class Button {
      var onTap: ((Button) throws -> Void)?
      private(set) var title: String { didSet { if title != oldValue { changes += 1 } } }
      private(set) var changes = 0
      init(_ title: String) { self.title = title }
      func rename(_ new: String) throws(Fault) {
        guard !new.isEmpty else { throw .empty }
        guard new.count < 20 else { throw .tooLong(new.count) }
        title = new
      }
      func tap() { do { try onTap?(self) } catch Fault.empty { title = "-" } catch {} }
    }
    func later(_ work: @escaping @autoclosure () -> Int) -> () -> Int { { work() + 1 } }
    """,
    // Sequences: lazy, zipped, grouped, sorted, reversed, strided.
    """
    func words(_ text: String) -> [String: Int] {
      let all = text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
      return Dictionary(grouping: all, by: \\.self).mapValues(\\.count)
    }
    func pairs(_ a: [Int]) -> [Int] { zip(a, a.dropFirst()).map { $1 - $0 } }
    func first(_ a: [Int]) -> Int? { a.lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.first { $0 > 100 } }
    func steps() -> [Int] { Array(stride(from: 10, to: 0, by: -3)) + (1...3).reversed() }
    func table(_ a: [String]) -> [String] {
      a.enumerated().sorted { ($0.element.count, $1.offset) > ($1.element.count, $0.offset) }.map(\\.element)
    }
    func halves<C: Collection>(_ c: C) -> (C.SubSequence, C.SubSequence) {
      let middle = c.index(c.startIndex, offsetBy: c.count / 2)
      return (c[..<middle], c[middle...])
    }
    func doubled() -> [Int] { Array(sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }) }
    """,
    // A custom sequence over an array, and one that counts itself. A custom collection is refused.
    """
    struct Ring<Element>: Sequence, ExpressibleByArrayLiteral {
      private var items: [Element]
      init(arrayLiteral elements: Element...) { items = elements }
      func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
      subscript(position: Int) -> Element { items[position % Swift.max(1, items.count)] }
      mutating func append(_ item: Element) { items.append(item) }
    }
    struct Countdown: Sequence, IteratorProtocol {
      var count: Int
      mutating func next() -> Int? { count == 0 ? nil : { count -= 1; return count }() }
    }
    func ring() -> [Int] { var ring: Ring = [1, 2]; ring.append(3); return ring.map { $0 } + Countdown(count: 2) }
    """,
    // Enumerations, options, protocols with defaults, existential and opaque types.
    """
    enum Suit: String, CaseIterable, Comparable { case clubs, hearts
      static func < (a: Suit, b: Suit) -> Bool { a.rawValue < b.rawValue } }
    struct Wants: OptionSet, Hashable { let rawValue: Int
      static let old = Wants(rawValue: 1), new = Wants(rawValue: 2) }
    indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
      func adding(_ t: T) -> Tree { switch self {
        case .leaf: .node(.leaf, t, .leaf)
        case .node(let l, let v, let r) where t < v: .node(l.adding(t), v, r)
        case .node(let l, let v, let r): .node(l, v, r.adding(t)) } } }
    protocol Shape { associatedtype Unit: Numeric; var area: Unit { get }; func scaled(by: Unit) -> Self }
    extension Shape { var isFlat: Bool { area == 0 } }
    struct Square: Shape, Equatable, Hashable, Codable, CustomStringConvertible { var side = 0
      var area: Int { side * side }
      func scaled(by n: Int) -> Square { Square(side: side * n) }
      var description: String { "□\\(side)" } }
    func biggest() -> some Shape { Square(side: 3).scaled(by: 2) }
    func all() -> [any Shape] { [Square(), Square(side: 1)] }
    func flat(_ shapes: [any Shape]) -> Int { shapes.count { $0.isFlat } }
    """,
    // Classes: overriding, casts, key paths, lazy and computed properties, subscripts.
    """
    open class View { open var name: String { "view" }; public private(set) weak var parent: View?
      public internal(set) lazy var children: [View] = []
      public init() {}
      open func add(_ child: View) { child.parent = self; children.append(child) }
      public subscript(name: String) -> View? { children.first { $0.name == name } }
      deinit { children.removeAll() } }
    public final class Field: View { public var text = "" { willSet { old.append(text) } }
      private(set) var old: [String] = []
      public override var name: String { "field" }
      public override func add(_ child: View) { if !(child is Field) { super.add(child) } } }
    func texts(_ view: View) -> [String] { view.children.compactMap { ($0 as? Field)?.text } }
    func set<Root: AnyObject, V>(_ path: ReferenceWritableKeyPath<Root, V>, of root: Root, to v: V) { root[keyPath: path] = v }
    func use(_ field: Field) { set(\\.text, of: field, to: "a"); if let p = field.parent, p === field { print(type(of: p)) } }
    """,
    // Numbers.
    """
    struct Money: AdditiveArithmetic, Comparable { var cents: Int
      static let zero = Money(cents: 0)
      static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
      static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
      static func < (a: Money, b: Money) -> Bool { a.cents < b.cents } }
    func sum<N: AdditiveArithmetic>(_ all: [N]) -> N { all.reduce(.zero, +) }
    func mean(_ all: [Double]) -> Double? { all.isEmpty ? nil : (sum(all) / Double(all.count)).rounded(.up) }
    func root(_ x: Double) -> Double { x.squareRoot() + Double(Int(x) << 2 & 0xff) + .pi }
    func power(_ base: Int, _ n: Int) -> Int { (0..<n).reduce(1) { power, _ in power * base } }
    func hex(_ n: Int) -> String { String(n, radix: 16).uppercased() + String(repeating: "0", count: 2) }
    """,
    // Text.
    """
    func caesar(_ text: String) -> String { String(text.unicodeScalars.map { Character(UnicodeScalar($0.value + 1) ?? $0) }) }
    func title(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    func isPalindrome(_ t: String) -> Bool { let w = t.filter(\\.isLetter); return w.lowercased() == String(w.reversed()).lowercased() }
    func trimmed(_ text: Substring) -> Substring { text.drop(while: \\.isWhitespace) }
    func split(_ line: String) -> [String] { line.split(separator: ", ").map { String($0.replacing("-", with: " ")) } }
    func long() -> String { \"\"\"
      a \\(1 + 2) \\(String(describing: Int?.none)) \\([1: "a"])
      \"\"\" }
    func utf(_ t: String) -> [UInt8] { Array(t.utf8) + [UInt8(ascii: "a")] }
    func find(_ a: String, in b: String) -> Int? { b.ranges(of: a).first.map { b.distance(from: b.startIndex, to: $0.lowerBound) } }
    """,
    // Foundation's everyday types.
    """
    import Foundation
    struct Entry: Codable, Identifiable { var id = UUID(); var at = Date(timeIntervalSince1970: 0); var link = URL(string: "https://a.b"); var price = Decimal(1) }
    func json(_ e: Entry) throws -> Entry { let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
      return try JSONDecoder().decode(Entry.self, from: encoder.encode(e)) }
    func day(_ date: Date) -> Int? { Calendar(identifier: .gregorian).dateComponents([.day], from: date).day }
    func text(_ date: Date) -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_GB"); f.dateFormat = "dd.MM."; return f.string(from: date) }
    func rounded(_ x: Double) -> String { x.formatted(.number.precision(.fractionLength(2))) }
    func trim(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
    func parts(_ text: String) -> [String] { text.components(separatedBy: ",").map { $0.replacingOccurrences(of: " ", with: "") } }
    func has(_ text: String) -> Bool { text.range(of: "a", options: .caseInsensitive) != nil || text.localizedStandardContains("b") }
    func number(_ n: Double) -> String? { let f = NumberFormatter(); f.maximumFractionDigits = 1; return f.string(from: NSNumber(value: n)) }
    func sorted(_ all: [Entry]) -> [Entry] { all.sorted(using: SortDescriptor(\\Entry.at)) }
    func far() -> Measurement<UnitLength> { Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters) }
    struct Lost: LocalizedError { var errorDescription: String? { "lost" } }
    func rows() -> (IndexPath, IndexSet) { (IndexPath(indexes: [1, 2]), [1, 2]) }
    func bytes(_ t: String) -> Int { Data(t.utf8).count + Int(pow(2.0, 3.0)) }
    """,
    // Casts of collections, and the main actor where it is.
    """
    class Animal { var name = "a" }
    final class Dog: Animal {}
    func all(_ dogs: [Dog]) -> [Animal] { dogs }
    func dogs(_ all: [Animal]) -> [Dog]? { all as? [Dog] }
    func texts(_ a: Any) -> [String: String]? { a as? [String: String] }
    func any(_ a: [String: Dog], _ s: Set<String>) -> ([String: Animal], Set<AnyHashable>) { (a, s) }
    @MainActor final class Title { var text = "" }
    func now(_ title: Title) { MainActor.assumeIsolated { title.text = "now" } }
    """,
    // The main actor, and sendable values.
    """
    @MainActor final class Model { private(set) var names: [String] = []; func add(_ name: String) { names.append(name) } }
    struct Point: Sendable, Hashable { var x = 0.0, y = 0.0 }
    typealias Handler = @Sendable (Point) -> Void
    func call(_ all: [Handler]) { all.forEach { $0(Point()) } }
    nonisolated func free() -> Int { 1 }
    """,
    // MiniCocoa, as every exercise uses it.
    """
    import MiniCocoa
    final class Pane: KVObject { @Dynamic var title = "a" }
    final class Spectator { var observation: KeyValueObservation?
      init(_ pane: Pane) { observation = pane.observe(\\.title, options: [.new]) { pane, change in print(pane.title, change.newValue ?? "") } } }
    extension Notification.Name { static let paneDidClose = Notification.Name("PaneDidClose") }
    final class Desk { func opened(_ note: Notification) { print(note.name) }
      func listen() { NotificationCenter.default.addObserver(self, action: Action("opened:", Desk.opened), name: .paneDidClose, object: nil) } }
    """,
  ]
}
