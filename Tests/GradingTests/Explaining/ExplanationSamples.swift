@testable import Grading

/// A wrong program for each row of the table, with the compiler's message and our explanation.
struct ExplanationSample: Sendable {
  /// The row's format.
  let format: String
  var stage = WrongProgram.Stage.types
  let source: String
  /// The modules that the exercise gives.
  var imports: [String] = []
  /// A part of our explanation.
  let sentence: String

  /// Declarations that all samples may use.
  static let common = """
    public protocol Hearer: AnyObject { func heard(_ number: Int, from name: String?) }
    protocol Judge: AnyObject { func mayGo(_ who: Speaker) -> Bool }
    open class Speaker {
      weak var hearer: (any Hearer)?
      weak var judge: (any Judge)?
      var name: String?
      let number = 1
      private var secret = 2
      private(set) var loudness = 3
      public init() {}
      public func speak() {}
      func sum(_ one: Int, and two: Int) -> Int { one + two }
    }
    """

  /// Programs for which the compiler gives advice that we omit.
  static let advised = """
    private func a(_ o: AnyObject) { let s: Speaker? = o as! Speaker; _ = s }
    private func b(_ s: Speaker) { _ = s.name.count }
    private func c(_ o: AnyObject) { _ = o as Speaker }
    private func d() { return 1 }
    private func e() {
      {}
    }
    private var f = 1
    private class G: Hearer {}
    @MainActor private class H: Hearer { func heard(_ number: Int, from name: String?) {} }
    """

  static let all = names + types + optionals + calls + classes + protocols + bodies + apple

  static let names: [Self] = [
    Self(
      format: "cannot find '%' in scope",
      source: "private func a(_ s: Speaker) { s.hearer = mainPart }",
      sentence: "`mainPart` is the diagram's name for one of the objects."),
    Self(
      format: "cannot find '%' in scope",
      source: "private func b(_ s: Speaker) { s.hearer = this }",
      sentence: "In Swift an object calls itself `self`"),
    Self(
      format: "cannot find '%' in scope", source: "private func c(_ s: Speaker) { s.name = null }",
      sentence: "In Swift *nothing* is called `nil`."),
    Self(
      format: "cannot find '%' in scope",
      source: "private class D { var colors = 1; func d() { colours = 2 } }",
      sentence: "Did you mean `colors`?"),
    Self(
      format: "cannot find '%' in scope", source: "private func e() { qqqq() }",
      sentence: "Nothing here is called `qqqq`."),
    Self(
      format: "cannot find '%' in scope",
      source: "private class E { var e: E?; func f() { e = slef } }",
      sentence: "Nothing here is called `slef`. Did you mean `self`?"),
    Self(
      format: "ambiguous use of '%'",
      source: "private func made() -> Int { 1 }\nprivate func made() -> String { \"\" }\n"
        + "private func ambiguous() { let one = made(); _ = one }",
      sentence: "more than one declaration of `made()` fits here"),
    Self(
      format: "cannot find 'self' in scope; "
        + "did you mean to use it in a type or extension context?",
      source: "private func f(_ s: Speaker) { s.hearer = self }",
      sentence: "`self` is known only inside of a type."),
    Self(
      format: "function produces expected type '%'; did you mean to call it with '()'?",
      source:
        "private func make() -> Int { 1 }\nprivate func g(_ s: Speaker) -> Int { s.sum(make, and: 1) }",
      sentence: "`make` alone only names a function"),
    Self(
      format: "cannot find type '%' in scope", source: "private var h: Colour { fatalError() }",
      imports: ["MiniCocoa"],
      sentence: "this file does not say `import MiniCocoa`"),
    Self(
      format: "cannot find type '%' in scope",
      source:
        "private class LongNameOfDelegate {}\nprivate var i: LongDelegate { fatalError() }",
      sentence: "There is no type called `LongDelegate`. Did you mean `LongNameOfDelegate`?"),
    Self(
      format: "value of type '%' has no member '%'",
      source: "private class J { var delegate = 1 }\nprivate func j(_ j: J) { j.delgate = 2 }",
      sentence: "`J` has no member called `delgate`. Did you mean `delegate`?"),
    Self(
      format: "type '%' has no member '%'",
      source: "private enum K { case north }\nprivate let k = K.south",
      sentence: "`K` has no member called `south`."),
    Self(
      format: "no such module '%'", stage: .modules, source: "import UIKit",
      imports: ["MiniCocoa"],
      sentence: "What this exercise needs: `import MiniCocoa`."),
    Self(
      format: "instance member '%' cannot be used on type '%'; "
        + "did you mean to use a value of this type instead?",
      source: "private func l() { Speaker.speak() }",
      sentence: "`Speaker` is a type, not an object, and `speak` is said to objects."),
    Self(
      format: "'%' is inaccessible due to '%' protection level",
      source: "private func m(_ s: Speaker) -> Int { s.secret }",
      sentence: "`secret` is `private`"),
    Self(
      format: "cannot assign to property: '%' setter is inaccessible",
      source: "private func n(_ s: Speaker) { s.loudness = 1 }",
      sentence: "`loudness` can be read here, but not set"),
  ]

  static let types: [Self] = [
    Self(
      format: "cannot assign value of type '%' to type '%'",
      source: "private class A { func a(_ s: Speaker) { s.hearer = self } }",
      sentence: "`extension A: Hearer { … }`"),
    Self(
      format: "cannot assign value of type '%' to type '%'",
      source: "private func b(_ s: Speaker) { s.hearer = Speaker }",
      sentence: "`Speaker` is the type itself, not an object of it."),
    Self(
      format: "cannot convert value of type '%' to expected argument type '%'",
      source: #"private func c(_ s: Speaker) -> Int { s.sum("1", and: 2) }"#,
      sentence: "the type has to be `Int`; what stands there is of type `String`."),
    Self(
      format: "cannot convert value of type '%' to specified type '%'",
      source: #"private let c2: Int = "1""#, sentence: "the type has to be `Int`"),
    Self(
      format: "argument type '%' does not conform to expected type '%'",
      source: """
        private func d(_ hearer: any Hearer) {}
        private class D { func d2() { d(self) } }
        """, sentence: "Here somebody is needed who adopts `Hearer`, and `D` does not say"),
    Self(
      format: "return expression of type '%' does not conform to '%'",
      source: "private class E { func e() -> any Hearer { self } }",
      sentence: "Here somebody is needed who adopts `Hearer`, and `E` does not say"),
    Self(
      format: "cannot convert return expression of type '%' to return type '%'",
      source: #"private func f() -> Int { "one" }"#, sentence: "the type has to be `Int`"),
    Self(
      format: "value of type '%' does not conform to '%' in assignment",
      source: "private func g(_ h: any Hearer) { var j: any Judge; j = h; _ = j }",
      sentence: "`as?` asks, and gives nil if not."),
    Self(
      format: "cannot convert value of type '%' to type '%' in coercion",
      source: "private func h(_ h: any Hearer) { _ = h as any Judge }",
      sentence: "`as?` asks, and gives nil if not."),
    Self(
      format: "'%' is not convertible to '%'",
      source: "private func i(_ o: AnyObject) { _ = o as Speaker }",
      sentence: "Not everything of type `AnyObject` is of type `Speaker`."),
    Self(
      format: "cannot convert value of type '%' to expected condition type '%'",
      source: "private func j(_ s: Speaker) { if (s.number > 1, s.number < 3) {} }",
      sentence: "the type has to be `Bool`; what stands there is of type `(Bool, Bool)`."),
    Self(
      format: "type-casting operator expects a type on its right-hand side (got: %)",
      source: "private func k(_ s: Speaker, _ t: Speaker) { if s is t {} }",
      sentence: "`===` asks whether two names mean the same object."),
    Self(
      format: "binary operator '%' cannot be applied to two '%' operands",
      source: "private func l(_ s: Speaker, _ t: Speaker) -> Bool { s == t }",
      sentence: "`===` asks whether"),
    Self(
      format: "operator function '%' requires that %",
      source: "private func o(_ s: Speaker?, _ t: Speaker) -> Bool { s == t }",
      sentence: "`===` asks whether"),
    Self(
      format: "referencing operator function '%' on '%' requires that %",
      source: "private func p(_ s: [Speaker], _ t: Speaker) -> Int? { s.firstIndex { $0 == t } }",
      sentence: "`===` asks whether"),
    Self(
      format: "binary operator '%' cannot be applied to operands of type '%' and '%'",
      source: "private func q(_ s: Speaker, _ o: AnyObject) -> Bool { s != o }",
      sentence: "`===` asks whether"),
    Self(
      format: "referencing instance method '%' on '%' requires that '%' conform to 'Equatable'",
      source: "private func r(_ s: [Speaker], _ t: Speaker) -> Int? { s.firstIndex(of: t) }",
      sentence: "`where: { $0 === one }`"),
    Self(
      format: "missing argument label '%' in call",
      source: "private func t(_ s: [Speaker], _ t: Speaker) -> Bool { s.contains(t) }",
      sentence: "`where: { $0 === one }`"),
    Self(
      format: "type 'any %' cannot conform to 'Equatable'",
      source: "private func m(_ s: Speaker, _ h: any Hearer) -> Bool { s.hearer == h }",
      sentence: "`===` asks whether"),
    Self(
      format: "use of '=' in a boolean context, did you mean '=='?",
      source: "private func n() { var going = true; if going = true {} }",
      sentence: "`=` stores something."),
  ]

  static let optionals: [Self] = [
    Self(
      format: "optional type 'Bool?' cannot be used as a boolean",
      source: "private func a(_ s: Speaker) { guard s.judge?.mayGo(s) else { return } }",
      sentence: "Say behind `??` what should hold then: `?? true` or `?? false`."),
    Self(
      format: "value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'",
      source: "private func b(_ s: Speaker) { if !s.judge?.mayGo(s) { return } }",
      sentence: "`?? true` or `?? false`"),
    Self(
      format: "optional type '%' cannot be used as a boolean; test for '!= nil' instead",
      source: "private func c(_ s: Speaker) { if s.hearer {} }", sentence: "`!= nil`"),
    Self(
      format: "value of optional type '%' must be unwrapped to refer to member '%' "
        + "of wrapped base type '%'",
      source: #"private func d(_ s: Speaker) { s.hearer.heard(1, from: "d") }"#,
      sentence: "With `?.` in place of `.`, `heard` is used if something is there"),
    Self(
      format: "value of optional type '%' must be unwrapped to a value of type '%'",
      source: "private func e(_ s: Speaker) -> String { s.name }",
      sentence: "`name` is of type `String?` and may be nil; here `String` is needed."),
    Self(
      format: "initializer for conditional binding must have Optional type, not '%'",
      source: "private func f(_ s: Speaker) { if let n = s.number { _ = n } }",
      sentence: "This is of type `Int`, which is always there."),
    Self(
      format: "cannot use optional chaining on non-optional value of type '%'",
      source: "private func g(_ s: Speaker) { s?.speak() }", sentence: "leave the `?` out"),
    Self(
      format: "cannot force unwrap value of non-optional type '%'",
      source: "private func h(_ s: Speaker) { s!.speak() }", sentence: "leave the `!` out"),
    Self(
      format: "'nil' cannot initialize specified type '%'",
      source: "private class I { var row: Int = nil }", sentence: "`Int?`"),
    Self(
      format: "'nil' cannot be assigned to type '%'",
      source: "private func j() { var row = 1; row = nil; _ = row }", sentence: "`Int?`"),
    Self(
      format: "'nil' is not compatible with expected argument type '%'",
      source: "private func k(_ s: Speaker) -> Int { s.sum(nil, and: 1) }", sentence: "`Int?`"),
    Self(
      format: "'nil' is incompatible with return type '%'",
      source: "private func l() -> Int { return nil }", sentence: "`Int?`"),
  ]

  static let calls: [Self] = [
    Self(
      format: "missing argument label '%' in call",
      source: "private func a(_ s: Speaker) -> Int { s.sum(1, 2) }", sentence: "`and: …`"),
    Self(
      format: "missing argument labels '%' in call",
      source: "private func b2(one: Int, two: Int) {}\nprivate func b() { b2(1, 2) }",
      sentence: "here `one:two:` are missing"),
    Self(
      format: "incorrect argument label in call (have '%', expected '%')",
      source: "private func c(_ s: Speaker) -> Int { s.sum(1, or: 2) }",
      sentence: "The labels of this call are `_:or:`, and those of the declaration `_:and:`."),
    Self(
      format: "incorrect argument labels in call (have '%', expected '%')",
      source: "private func d(_ s: Speaker) -> Int { s.sum(one: 1, two: 2) }",
      sentence: "those of the declaration `_:and:`"),
    Self(
      format: "extraneous argument label '%' in call",
      source: "private func e(_ s: Speaker) -> Int { s.sum(one: 1, and: 2) }",
      sentence: "leave `one:` out"),
    Self(
      format: "extraneous argument labels '%' in call",
      source: "private func f2(_ one: Int, _ two: Int) {}\nprivate func f() { f2(one: 1, two: 2) }",
      sentence: "leave `one:two:` out"),
    Self(
      format: "missing argument for parameter #% in call",
      source: "private func g(_ s: Speaker) -> Int { s.sum(and: 2) }",
      sentence: "The call lacks its argument number 1: it calls `sum(_:and:)`."),
    Self(
      format: "missing argument for parameter '%' in call",
      source: "private func h(_ s: Speaker) -> Int { s.sum(1) }",
      sentence: "The call lacks the argument for `and`: it calls `sum(_:and:)`."),
    Self(
      format: "missing arguments for parameters % in call",
      source: "private func i(_ s: Speaker) -> Int { s.sum() }",
      sentence: "The call lacks arguments"),
    Self(
      format: "extra argument in call",
      source: "private func j2(_ n: Int) {}\nprivate func j() { j2(1, 2) }",
      sentence: "There is an argument more"),
    Self(
      format: "extra argument '%' in call",
      source: "private func k(_ s: Speaker) -> Int { s.sum(1, and: 2, by: 3) }",
      sentence: "There is an argument more"),
    Self(
      format: "extra arguments at positions % in call",
      source: "private func l2(_ n: Int) {}\nprivate func l() { l2(1, 2, 3) }",
      sentence: "There are more arguments"),
    Self(
      format: "argument '%' must precede argument '%'",
      source: "private func m2(one: Int, two: Int) {}\nprivate func m() { m2(two: 2, one: 1) }",
      sentence: "`one` before `two`"),
    Self(
      format: "cannot call value of non-function type '%'",
      source: "private func n(_ s: Speaker) { s.hearer(s) }",
      sentence: "To set a property, write `=`"),
    Self(
      format: "function is unused", source: "private func o(_ s: Speaker) { s.sum(_:and:) }",
      sentence: "Here a method is only named."),
  ]

  static let classes: [Self] = [
    Self(
      format: "overriding declaration requires an 'override' keyword",
      source:
        "private class A: Speaker { override init() { super.init() }; override func speak() {} }\nprivate class A2: A { func speak() {} }",
      sentence: "`override` in front of it"),
    Self(
      format: "overriding instance method must be as accessible as %",
      source:
        "public class BaseOfB { public init() {}; public func b() {} }\npublic class B: BaseOfB { override func b() {} }",
      sentence: "write `public` in front of `override`"),
    Self(
      format: "method does not override any method from its superclass",
      source: "private class C: Speaker { override func speak(_ loud: Bool) {} }",
      sentence: "it declares nothing like this"),
    Self(
      format: "property does not override any property from its superclass",
      source: "private class D: Speaker { override var height: Int { 1 } }",
      sentence: "it declares nothing like this"),
    Self(
      format: "initializer does not override a designated initializer from its superclass",
      source: "private class E: Speaker { override init(loud: Bool) { super.init() } }",
      sentence: "it declares nothing like this"),
    Self(
      format: "%instance method '%' declared in '%' cannot be overridden from extension",
      source: "private class F: Speaker {}\nextension F { override func speak() {} }",
      sentence: "move `speak()` there"),
    Self(
      format: "property 'self.%' not initialized at super.init call", stage: .flow,
      source: "private class G: Speaker { let blue: Int; override init() { super.init() } }",
      sentence: "`blue` has none yet"),
    Self(
      format: "return from initializer without initializing all stored properties", stage: .flow,
      source: "private class H { var isLoaded: Bool; init() {} }",
      sentence: "`isLoaded` has none"),
    Self(
      format: "'self' used in method call '%' before 'super.init' call", stage: .flow,
      source: "private class I: Speaker { override init() { speak(); super.init() } }",
      sentence: "`speak` cannot be called yet: call it below"),
    Self(
      format: "'self' used in method call '%' before all stored properties are initialized",
      stage: .flow,
      source: "private class J { let n: Int; init() { j(); n = 1 }; func j() {} }",
      sentence: "before that, `j` cannot be called"),
    Self(
      format: "'self' used before 'super.init' call", stage: .flow,
      source:
        "private class K: Speaker { override init() { let me: Speaker = self; _ = me; super.init() } }",
      sentence: "move this line below"),
    Self(
      format: "% 'self.%' used before being initialized", stage: .flow,
      source:
        "private func take(_ s: AnyObject) -> Int { 1 }\nprivate class L { let n: Int; init() { n = take(self) } }",
      sentence: "`n` has none yet"),
    Self(
      format: "'super.init' isn't called on all paths before returning from initializer",
      stage: .flow,
      source: "private class M { init(_ n: Int) {} }\nprivate class M2: M { init() {} }",
      sentence: "`super.init(…)` is missing"),
    Self(
      format: "'weak' variable should have optional type '%'",
      source: "private class N { weak var hearer: any Hearer }",
      sentence: "So its type ends with a `?`: `(any Hearer)?`."),
    Self(
      format: "'weak' must not be applied to non-class-bound '%'; "
        + "consider adding a protocol conformance that has a class bound",
      source: "private protocol P {}\nprivate class O { weak var p: (any P)? }",
      sentence: "`: AnyObject` behind its name"),
    Self(
      format: "'weak' may only be applied to class and class-bound protocol types, not '%'",
      source: "private class P { weak var n: Int? }", sentence: "`Int` is none"),
    Self(
      format: "'weak' may only be applied to class and class-bound protocol types, not '%'",
      source: "private class P2 { weak var n: [Speaker]? }", sentence: "small boxes"),
    Self(
      format: "'weak' variable should have optional type '%'",
      source: "private class P3 { weak var n: [any Hearer] = [] }", sentence: "small boxes"),
    Self(
      format: "instance will be immediately deallocated because % '%' is 'weak'", stage: .flow,
      source: "private func q() { weak var s = Speaker(); s?.speak() }",
      sentence: "`s` is weak, so it keeps nothing"),
    Self(
      format: "cannot assign to property: 'self' is immutable",
      source: "private struct R { var n = 1; func r() { n = 2 } }",
      sentence: "only if `mutating` stands before its `func`"),
    Self(
      format: "cannot assign to property: '%' is a 'let' constant",
      source: "private func s(_ s: Speaker) { s.number = 2 }", sentence: "`number` is a constant"),
    Self(
      format: "cannot assign to value: '%' is a 'let' constant",
      source: "private func t(_ n: Int) { n = 2 }", sentence: "`n` is a constant"),
  ]

  static let protocols: [Self] = [
    Self(
      format: "type '%' does not conform to protocol '%'",
      source: "private class A: Hearer { func heard(_ number: Int, from name: String) {} }",
      sentence: "with the types `(Int, String?) -> ()`, and yours has `(Int, String) -> ()`"),
    Self(
      format: "type '%' does not conform to protocol '%'", source: "private class B: Hearer {}",
      sentence: "`Hearer` asks for `heard(_:from:)`, and `B` has none."),
    Self(
      format: "% '%' has different argument labels from those required by protocol '%' ('%')",
      source: "private class C: Hearer { func heard(_ number: Int, by name: String?) {} }",
      sentence: "`Hearer` asks for `heard(_:from:)`, and yours is `heard(_:by:)`."),
    Self(
      format: "% '%' must be declared public because "
        + "it matches a requirement in public protocol '%'",
      source: "public class DD: Hearer { func heard(_ number: Int, from name: String?) {} }",
      sentence: "write `public` in front of it"),
    Self(
      format: "% cannot be declared public because its % uses an internal type",
      source: "open class DE { public weak var judge: (any Judge)? }",
      sentence: "also in front of a protocol"),
    Self(
      format: "conformance of '%' to protocol '%' crosses into main actor-isolated code and can "
        + "cause data races",
      source: "@MainActor class DF: Judge { func mayGo(_ who: Speaker) -> Bool { true } }",
      sentence: "Both have to say the same"),
    Self(
      format: "call to main actor-isolated % '%' in a synchronous nonisolated context",
      source: """
        @MainActor class DG { func go() {} ; var n = 1 }
        func dg(_ g: DG) { g.go() }
        """,
      sentence: "`go()` belongs to the main actor"),
    Self(
      format: "main actor-isolated % '%' can not be % from a nonisolated context",
      source: "func dh(_ g: DG) { g.n = g.n + 1 }",
      sentence: "`n` belongs to the main actor"),
    Self(
      format: "redundant conformance of '%' to protocol '%'",
      source:
        "private class E: Hearer { func heard(_ n: Int, from name: String?) {} }\nextension E: Hearer {}",
      sentence: "Once is enough"),
    Self(
      format: "protocol methods must not have bodies",
      source: "private protocol F { func f() {} }", sentence: "A protocol only lists its methods."),
    Self(
      format: "'%' modifier cannot be used in protocols",
      source: "private protocol G { public func g() }", sentence: "leave `public` out"),
    Self(
      format: "'optional' can only be applied to members of an '@objc' protocol",
      source: "private protocol H { optional func h() }",
      sentence: "What may be left out gets a default"),
    Self(
      format: "extensions must not contain stored properties",
      source: "private class I {}\nextension I { var i: Int }",
      sentence: "Move the property between the type's own braces."),
    Self(
      format: "invalid redeclaration of '%'",
      source: "private class J { func j() {}; func j() {} }", sentence: "`j()` is there twice"),
    Self(
      format: "optional 'any' type must be written '%'",
      source: "private var k: any Hearer? { nil }", sentence: "`(any Hearer)?`"),
  ]

  static let bodies: [Self] = [
    Self(
      format: "capture of '%' with non-Sendable type '%' in a '@Sendable' %",
      source: "private func later(_ work: @escaping @Sendable () -> Void) {}\n"
        + "extension Speaker { func speakLater() { later { self.speak() } } }",
      sentence: "Let it capture only what it needs"),
    Self(
      format: "missing return in % expected to return '%'", stage: .flow,
      source: "private func a(_ n: Int) -> Bool { if n > 1 { return true } }",
      sentence: "it has to return something of type `Bool`"),
    Self(
      format: "unexpected non-void return value in void function",
      source: "private func b(_ n: Int) { guard n > 1 else { return false } }",
      sentence: "A `return` with nothing behind it ends it."),
    Self(
      format: "'guard' body must not fall through, consider using a %", stage: .flow,
      source: "private func c(_ n: Int) { guard n > 1 else {} }",
      sentence: "in a method, `return` does"),
    Self(
      format: "reference to property '%' in closure requires explicit use of 'self' %",
      source: "private class D { var n = 1; func d() -> () -> Int { { n } } }",
      sentence: "`self.n`"),
    Self(
      format: "% is not concurrency-safe because it is nonisolated global shared mutable state",
      source: "private var e = 1", sentence: "Let an object keep it."),
    Self(
      format: "attribute '%' can only be used in a non-local scope",
      source: "private func f() { public func g() {} }",
      sentence: "Is the method above closed?"),
    Self(
      format: "declaration is only valid at file scope",
      source: "private class G { extension Speaker {} }", sentence: "Is the type above closed?"),
    Self(
      format: "expected 'func' keyword in instance method declaration",
      source: "private class H { private h() {} }", sentence: "A method begins with `func`"),
    Self(
      format: "expected 'var' keyword in property declaration",
      source: "private class I { i = 1 }", sentence: "a property with `var` or `let`"),
    Self(
      format: "expected ':' following argument label and parameter name",
      source: "private func j(_ name String) {}", sentence: "stands `:`"),
    Self(
      format: "type annotation missing in pattern", source: "private class K { let k }",
      sentence: "A property that gets no value here needs a type"),
    Self(
      format: "expected type before '->'",
      source: "private func l(_ s: Speaker) { s->name }", sentence: "code has `.`"),
    Self(
      format: "expected ',' separator",
      source: "private func m(_ s: Speaker) -> Int { s.sum(1 and: 2) }",
      sentence: "Arguments are parted by `,`"),
    Self(
      format: "expected '{' after '%' condition",
      source: "private func n(_ n: Int) { if n > 1 and n < 2 {} }",
      sentence: "The condition of an `if` ends here for the compiler"),
    Self(
      format: "expected 'else' after 'guard' condition",
      source: "private func o(_ n: Int) { guard n > 1 { return } }",
      sentence: "`else { return }`"),
    Self(
      format: "expected ',' joining parts of a multi-clause condition",
      source: "private func p(_ n: Int?, _ m: Int?) { if let n && let m {} }",
      sentence: "its parts are joined by `,`"),
    Self(
      format: "expected ')' in %", source: "private func q(_ s: Speaker) { s.sum(1, and: 2\n}",
      sentence: "A `(` has no `)`."),
    Self(
      format: "unterminated string literal", source: "private let r = \"text\nprivate let r2 = 1",
      sentence: "Here one is missing."),
    Self(
      format: "consecutive statements on a line must be separated by ';'",
      source: "private func s(_ s: Speaker) { s.speak() s.speak() }",
      sentence: "A whole statement ends here"),
    Self(
      format: "statements are not allowed at the top level", source: "if true {}",
      sentence: "This stands outside of all braces"),
    Self(
      format: "expressions are not allowed at the top level", source: "1 + 2",
      sentence: "This stands outside of all braces"),
    Self(
      format: "expected '{' in %", source: "private class U\n  func u() {}\n}",
      sentence: "A `{` is missing here"),
    Self(
      format: "expected '}' %", source: "private class V {\nfunc v() {\n}",
      sentence: "A `{` has no `}`."),
    Self(
      format: "extraneous '}' at top level", source: "private class W {\n}\n}",
      sentence: "This `}` closes nothing"),
  ]

  static let apple: [Self] = [
    Self(
      format: "cannot find type '%' in scope",
      source: "import Swift\nprivate var a: UIButton { fatalError() }",
      imports: ["Swift", "MiniCocoa"],
      sentence: "it is called `Button`"),
    Self(
      format: "cannot find '%' in scope", source: "private func a2() { _ = UISlider() }",
      imports: ["MiniCocoa"], sentence: "it is called `Slider`"),
    Self(
      format: "Objective-C interoperability is disabled",
      source: "private class A {\n  @objc dynamic var volume: Int = 5\n}", imports: ["MiniCocoa"],
      sentence: "`@Dynamic var volume: Int = 5`"),
    Self(
      format: "Objective-C interoperability is disabled",
      source: "private class B { @objc func b() {} }", imports: ["MiniCocoa"],
      sentence: "needs no mark: leave it out"),
    Self(
      format: "'#selector' can only be used with the Objective-C runtime",
      source: "private class C { func c(_ n: Int) {}; func d() { _ = #selector(c) } }",
      sentence: "`Action(\"c:\", C.c)`"),
    Self(
      format: "'#selector' can only be used with the Objective-C runtime",
      source: "private func e() { _ = #selector(Speaker.sum(_:and:)) }",
      sentence: "`Action(\"sum:and:\", Speaker.sum)`"),
    Self(
      format: "cannot find '%' in scope",
      source: "private class G { func go() {} }\nprivate func g() { _ = #selector(go) }",
      sentence: "`Action(\"go\", G.go)`"),
    Self(
      format: "converting non-Sendable function value to '%' may introduce data races",
      source: """
        private struct Action { init<T>(_ n: String, _ m: @escaping @Sendable (T) -> () -> Void) {} }
        private class F { func go() {}; func make() { _ = Action("go", go) } }
        """,
      sentence: "`Action(\"go\", F.go)`"),
  ]
}
