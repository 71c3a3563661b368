import TestSupport

/// Generates sources that try to evade admission: each declares a name somewhere to lift a rule,
/// and then breaks the rule in some spelling.
struct ForgeryGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  /// A unique source that must never be admitted, whatever else is in the module.
  struct Forgery: Sendable {
    let source: String
    /// Whether it compiles, so that its object can be judged; others are judged by syntax.
    let compiles: Bool
  }

  /// Code that breaks a rule, and the name that might excuse it.
  private struct Trick {
    let name: String
    /// The source; `#` stands for a unique number.
    let source: String
  }

  /// Returns a forgery that is refused because of its syntax.
  mutating func forgeryBySyntax(_ number: Int) -> Forgery {
    let kind = Int.random(in: 0..<3, using: &random)
    let trick =
      switch kind {
      case 0: attribute()
      case 1: privateName()
      default: memory()
      }
    return forgery(trick, number, compiles: false)
  }

  /// Returns a forgery whose object is refused, even if its syntax reveals nothing.
  mutating func forgeryByObject(_ number: Int) -> Forgery {
    let trick = Int.random(in: 0..<4, using: &random) == 0 ? needed() : work()
    return forgery(trick, number, compiles: true)
  }

  private mutating func forgery(_ trick: Trick, _ number: Int, compiles: Bool) -> Forgery {
    let excuse = pick(Self.excuses).replacing("NAME", with: trick.name)
    let parts = Bool.random(using: &random) ? [excuse, trick.source] : [trick.source, excuse]
    let isFoundation = trick.source.contains("Foundation")
    let body = parts.joined(separator: "\n").replacing("Foundation.", with: "")
    return Forgery(
      source: (isFoundation ? "import Foundation\n" : "")
        + body.replacing("#", with: String(number)).replacing("♯", with: "#") + "\n",
      compiles: compiles)
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  /// Places where a declaration may have this name; each compiles for any name.
  private static let excuses = [
    "struct Excuse# { var NAME = 0 }",
    "enum Excuse# { struct NAME {} }",
    "enum Excuse# { enum Deep { final class NAME {} } }",
    "enum Excuse# { case NAME }",
    "enum Excuse# { case some(NAME: Int) }",
    "enum Excuse# { typealias NAME = Int }",
    "enum Excuse# { static func NAME(format: Int) {} }",
    "enum Excuse# { static func NAME() {} }",
    "struct Excuse# { func NAME(_ NAME: Int) {} }",
    "struct Excuse# { subscript(NAME: Int) -> Int { 0 } }",
    "struct Excuse# { func f<NAME>(_ a: NAME) {} }",
    "protocol Excuse# { associatedtype NAME }",
    "protocol Excuse# { var NAME: Int { get } }",
    "func excuse#(_ NAME: Int) {}",
    "func excuse#(NAME: Int) {}",
    "func excuse#() -> Int { let NAME = 1; return NAME }",
    "func excuse#() -> Int { func NAME() -> Int { 1 }; return NAME() }",
    "func excuse#() -> (NAME: Int, Int) { (1, 2) }",
    "func excuse#() -> Int { (NAME: 1, other: 2).other }",
    "func excuse#() -> [Int] { [1].map { NAME in NAME } }",
    "func excuse#() -> [Int] { [1].map { (NAME: Int) in NAME } }",
    "func excuse#(_ a: Int) -> () -> Int { { [NAME = a] in NAME } }",
    "func excuse#(_ a: Int?) -> Int { if let NAME = a { NAME } else { 0 } }",
    "func excuse#() { for NAME in 0..<1 { print(NAME) } }",
    "func excuse#(_ a: Int) { switch a { case let NAME: print(NAME) } }",
    "extension Excuse#.Inner { static var NAME: Int { 1 } }; enum Excuse# { enum Inner {} }",
    "// NAME is mine",
  ]

  // MARK: - By syntax

  private mutating func attribute() -> Trick {
    let name = pick([
      "_silgen_name", "_cdecl", "_extern", "_section", "_dynamicReplacement", "_semantics",
      "_optimize", "_spi", "_transparent", "_alwaysEmitIntoClient", "_exported",
      "_implementationOnly", "_effects", "_specialize", "_unsafeInheritExecutor", "_unknown#",
      "_originallyDefinedIn", "_expose", "_private", "_rawLayout",
    ])
    let spelling = pick([
      "_NAME(\"syscall\")", "_NAME (\"syscall\")", "_NAME/* */(\"syscall\")", "_NAME",
      "`_NAME`(\"a\")", "Excuse#._NAME", "Excuse#.Deep._NAME<Int>(1)", "_NAME<Int>",
    ]).replacing("_NAME", with: name)
    let place = pick([
      "@A func f#(_ a: Int) {}", "@A\n\nfunc f#() {}", "@available(*, deprecated) @A func f#() {}",
      "♯if true\n@A func f#() {}\n♯endif", "♯if NEVER\n@A func f#() {}\n♯endif",
      "enum T# {\n  @A static func f() {}\n}", "extension Int {\n  @A func f#() {}\n}",
      "struct T# {\n  @A var a: Int { 1 }\n}", "var v#: Int { @A get { 1 } }",
      "func f#(@A _ a: Int) {}", "let v# = { @A in 1 }", "func f#(_ a: @A () -> Void) {}",
      "@A import Swift", "func f#() { @A func g() {} }", "@A struct T# {}", "@A let v# = 1",
      "enum T# { @A case a }", "@A protocol P# {}", "protocol P# { @A func f() }",
      "♯if true\n@A\n♯endif\nfunc f#() {}",
    ]).replacing("A ", with: spelling + " ").replacing("@A\n", with: "@\(spelling)\n")
    return Trick(name: name, source: place)
  }

  private mutating func privateName() -> Trick {
    let name = pick([
      "_unsafeReferenceCast", "_openExistential", "_forEachField", "_forEachFieldWithKeyPath",
      "_typeByName", "_typeName", "_mangledTypeName", "_copyContents", "_overrideLifetime",
      "_unsafeUncheckedDowncast", "_allocateUninitializedArray", "_deallocateUninitializedArray",
      "_getElement", "_identityCast", "_unsafeLock", "_withUnprotectedUnsafePointer",
    ])
    let place = pick([
      "func f#(_ a: Int) { _ = NAME(a, to: Int.self) }", "let v# = NAME", "let v# = Swift.NAME",
      "let v# = `NAME`", "func f#(_ a: [Int]) { _ = a.NAME(0) }", "let v# = \\[Int].NAME",
      "struct T#: Sequence { func NAME(_ a: Int) {} }", "let v# = \"\\(NAME(1))\"",
      "let v# = [1].map(NAME)", "♯if true\nlet v# = NAME\n♯endif",
      "func f#(a: Int = NAME()) {}", "let v# = [Int](NAME: 1)",
    ]).replacing("NAME", with: name)
    return Trick(name: name, source: place)
  }

  private mutating func memory() -> Trick {
    let name = pick(["ManagedBuffer", "ManagedBufferPointer", "OutputSpan"])
    let place = pick([
      "typealias A# = NAME", "typealias A#<T> = NAME<T, Int>", "final class A#: NAME<Int, Int> {}",
      "extension NAME { func f#() {} }", "func f#(_ a: NAME<Int, Int>) {}", "let v# = NAME.self",
      "let v# = Swift.NAME<Int, Int>.self", "let v# = `NAME`<Int, Int>.create",
      "func f#<T: NAME<Int, Int>>(_ a: T) {}", "let v# = [NAME<Int, Int>]()",
      "let v# = { (a: inout NAME<Int>) in }", "func f#() -> some NAME<Int, Int> { g() }",
      "♯if true\ntypealias A# = NAME\n♯endif", "protocol P# where Self: NAME<Int, Int> {}",
    ]).replacing("NAME", with: name)
    return Trick(name: name, source: place)
  }

  // MARK: - By object

  /// Returns a name with an underscore that leaves a symbol, so that declaring the name excuses
  /// nothing.
  private mutating func needed() -> Trick {
    let (name, use) = pick([
      ("_getRetainCount", "func f#(_ a: AnyObject) -> UInt { NAME(a) }"),
      ("_getWeakRetainCount", "func f#(_ a: AnyObject) -> UInt { Swift.NAME(a) }"),
      ("_isPowerOf2", "func f#(_ a: AnyKeyPath) -> String? { a._kvcKeyPathString }"),
      ("_typeByName", "func f#() -> Any.Type? { NAME(\"Si\") }"),
      ("_mangledTypeName", "func f#() -> String? { NAME(Int.self) }"),
      ("_debugDescription", "func f#(_ a: String.Index) -> String { a.NAME }"),
    ])
    return Trick(name: name, source: use.replacing("NAME", with: name))
  }

  /// Returns code that starts work or observes, in all spellings of types and calls.
  private mutating func work() -> Trick {
    let type = pick([
      ("", "Task"), ("", "_Concurrency.Task"), ("", "`Task`"),
      ("typealias Work#<T: Sendable> = Task<T, Never>", "Work#"),
    ])
    let source = pick([
      "func f#() { TYPE { print(1) } }", "func f#() { _ = TYPE.detached { print(1) } }",
      "func f#() { _ = TYPE.init(priority: .low) { 1 } }", "func f#() { _ = TYPE.immediate { 1 } }",
      "func f#() { _ = TYPE(name: \"a\") { @MainActor in 1 } }",
      "func f#() -> TYPE<Int, Never> { .init { 1 } }".replacing("TYPE", with: "Task"),
      "func f#() async { async let a = g#(); _ = await a }\nfunc g#() -> Int { 1 }",
      "func f#() async { await withTaskGroup(of: Int.self) { $0.addTask { 1 } } }",
      "func f#() async { await withDiscardingTaskGroup { $0.addTask {} } }",
      "func f#() async throws { try await withThrowingTaskGroup(of: Int.self) { $0.addTask { 1 } } }",
      "extension Task where Success == Int, Failure == Never {\n"
        + "  static func go#() -> Self { Self { 1 } }\n}",
      "@MainActor final class A# { isolated deinit { print(1) } }",
      "let v#: @Sendable () -> Void = { Task { print(1) } }",
      "struct S# { lazy var a = Task { 1 } }",
      "func f#() -> String? { Task.name }", "func f#() -> TaskPriority { Task.currentPriority }",
      "func f#() -> TaskPriority? { Task<Never, Never>.basePriority }",
      "typealias Me# = Task<Never, Never>\nfunc f#() -> String? { Me#.name }",
      "func f#() -> Any { Foundation.OperationQueue() }",
      "final class A#: Foundation.Operation, @unchecked Sendable {}",
      "func f#() { Foundation.RunLoop.current.run() }",
      "func f#() -> Any { Foundation.Timer(timeInterval: 1, repeats: true) { _ in } }",
      "func f#() { Foundation.Thread.detachNewThread {} }",
      "final class E#: SerialExecutor { func enqueue(_ a: consuming ExecutorJob) {} }",
      "final class E#: TaskExecutor { func enqueue(_ a: consuming ExecutorJob) {} }",
      "final class B#: ManagedBuffer<Int, Int> {}\n"
        + "func f#() -> Any { B#.create(minimumCapacity: 1) { $0.header } }",
      "func f#() -> [Int] { Array(capacity: 1) { $0.append(1) } }",
      "func f#() -> [String] { CommandLine.arguments }",
    ])
    return Trick(
      name: pick(["Task", "name", "detached", "Operation", "header", "_unused"]),
      source: type.0.isEmpty
        ? source.replacing("TYPE", with: type.1)
        : type.0 + "\n" + source.replacing("TYPE", with: type.1))
  }
}
