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
      format: "cannot find '%' in scope",
      source: """
        protocol BellDelegate { func ring() }
        class Bell { var delegate: (any BellDelegate)?; func go() { Delegate?.ring() } }
        """,
      sentence: "Did you mean `delegate`?"),
    Self(
      format: "cannot find '%' in scope", source: "private func c(_ s: Speaker) { s.name = null }",
      sentence: "Swift's word for *nothing* is `nil`."),
    Self(
      format: "cannot find '%' in scope",
      source: "private class D { var colors = 1; func d() { colours = 2 } }",
      sentence: "Did you mean `colors`?"),
    Self(
      format: "cannot find '%' in scope",
      source: "private class NV { var n = 0 {\n  didSet { print(newValue) }\n} }",
      sentence: "`newValue` exists only in `willSet` and in `set`."),
    Self(
      format: "cannot find '%' in scope",
      source: "private class OV { var n = 0 {\n  willSet { print(oldValue) }\n} }",
      sentence: "`oldValue` exists only in `didSet`."),
    Self(
      format: "cannot find '%' in scope",
      source: """
        private enum PA {
          case cake(layers: Int)
          var text: String {
            switch self {
            case cake(layers: sheets): "cake, \\(sheets) layers"
            }
          }
        }
        """,
      sentence: "and a dot before the case: `case .cake(layers: let sheets)`."),
    Self(
      format: "enum case '%' cannot be used as an instance member",
      source: """
        private enum PB {
          case soup
          var isSoup: Bool {
            switch self {
            case soup: true
            }
          }
        }
        """,
      sentence: "`soup` is a case of an enumeration: write a dot before it, `.soup`."),
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
      format: "'%' is ambiguous for type lookup in this context",
      source: "private struct Twin {}\nprivate struct Twin {}\nprivate func f(_ t: Twin) {}",
      sentence: "more than one type here is called `Twin`"),
    Self(
      format: "cannot find 'self' in scope; "
        + "did you mean to use it in a type or extension context?",
      source: "private func f(_ s: Speaker) { s.hearer = self }",
      sentence: "`self` exists only inside a type."),
    Self(
      format: "function produces expected type '%'; did you mean to call it with '()'?",
      source:
        "private func make() -> Int { 1 }\nprivate func g(_ s: Speaker) -> Int { s.sum(make, and: 1) }",
      sentence: "`make` alone only names a function"),
    Self(
      format: "cannot find type '%' in scope", source: "private var h: Colour { fatalError() }",
      imports: ["MiniCocoa"],
      sentence: "it doesn't say `import MiniCocoa`"),
    Self(
      format: "cannot find type '%' in scope",
      source:
        "private class LongNameOfDelegate {}\nprivate var i: LongDelegate { fatalError() }",
      sentence: "There is no type called `LongDelegate`. Did you mean `LongNameOfDelegate`?"),
    Self(
      format: "cannot find '%' in scope",
      source: "private enum CC {\n  case ringing, silent\n}\nprivate func cc() -> CC { silent }",
      sentence: "`silent` is a case of an enumeration: write a dot before it, `.silent`."),
    Self(
      format: "cannot find '%' in scope",
      source: "private class CD { var bellTower = 1 }\nprivate func cd(_ d: CD) { bellTower = 2 }",
      sentence: "Whose `bellTower` do you mean?"),
    Self(
      format: "cannot find '%' in scope",
      source: """
        private protocol CGDelegate: AnyObject {}
        private class CG { weak var cgDelegate: (any CGDelegate)? }
        private class CH: CGDelegate {
          func made() -> CG { CG() }
          func show() { let back = made()
            cgDelegate = self; _ = back }
        }
        """,
      sentence: "Write the object before it: `back.cgDelegate`."),
    Self(
      format: "cannot find '%' in scope",
      source: "private class CI { var bellMetal = 1 }\nprivate func ci() { bellMetal = 2 }",
      sentence: "`bellMetal` is a member of `CI`."),
    Self(
      format: "value of type '%' has no member '%'",
      source: """
        private class CJ { var loudBell = 1 }
        private class CK: CJ {}
        private class CL { var door = CK(); func cl() { self.loudBell = 2 } }
        """,
      sentence: "Which object has one? Write `door.loudBell`."),
    Self(
      format: "type '%' has no member '%'",
      source: """
        private struct ChangeKey: Hashable { static let newKey = ChangeKey() }
        private func cm(_ change: [ChangeKey: Int]?) -> Int? { change?[.new] }
        """,
      imports: ["MiniCocoa"], sentence: "called `.newKey`: `change?[.newKey]`."),
    Self(
      format: "reference to member '%' cannot be resolved without a contextual type",
      source: """
        private struct OldKey: Hashable { static let oldKey = OldKey() }
        private func cn(_ change: [OldKey: Any]?) { let a = change![.old] as? Int; _ = a }
        """,
      imports: ["MiniCocoa"], sentence: "called `.oldKey`: `change?[.oldKey]`."),
    Self(
      format: "type '%' has no member '%'",
      source: """
        private struct Options { static let new = Options() }
        private func co(options: Options) {}
        private func cp() { co(options: .newKey) }
        """,
      imports: ["MiniCocoa"], sentence: "asks for this value is `.new`."),
    Self(
      format: "cannot find '%' in scope", source: "private func ce() -> Bool { NO }",
      sentence: "Swift's word for *no* is `false`."),
    Self(
      format: "cannot find '%' in scope", source: "private func cf() -> Bool { yes }",
      sentence: "Swift's word for *yes* is `true`."),
    Self(
      format: "cannot find operator '%' in scope",
      source: "private func o1() { var n = 1; n =+ 2 }", sentence: "write `+=` or `-=`"),
    Self(
      format: "cannot find operator '%' in scope; did you mean '%'?",
      source: "private func o2() { var n = 1; n++ }",
      sentence: "Swift has no operator `++`: write `+= 1`."),
    Self(
      format: "cannot find type '%' in scope", source: "private func o3(_ n: int) {}",
      sentence: "Did you mean `Int`?"),
    Self(
      format: "value of type '%' has no member '%'",
      source: "private func o4(_ d: [String: Int]) -> Int { d.bell }",
      sentence: "write its key in brackets"),
    Self(
      format: "value of type '%' has no member '%'",
      source: "private class O5 { var loud = 1 }\nprivate func o5(_ o: O5) { o.setLoud(2) }",
      sentence: "write `=`: `loud = …`"),
    Self(
      format: "type '%' has no member '%'",
      source: "private enum O6 {\n  case cancelled\n}\nprivate let o6 = O6.canceled",
      sentence: "Did you mean `cancelled`?"),
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
      sentence: "This exercise needs only `import MiniCocoa`."),
    Self(
      format: "instance member '%' cannot be used on type '%'; "
        + "did you mean to use a value of this type instead?",
      source: "private func l() { Speaker.speak() }",
      sentence: "`Speaker` is a type, and `speak` belongs to its objects."),
    Self(
      format: "'%' is inaccessible due to '%' protection level",
      source: "private func m(_ s: Speaker) -> Int { s.secret }",
      sentence: "`secret` is `private`"),
    Self(
      format: "cannot assign to property: '%' setter is inaccessible",
      source: "private func n(_ s: Speaker) { s.loudness = 1 }",
      sentence: "This code can read `loudness`, but can't set it."),
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
      sentence: "the type `Int`, and your value has the type `String`."),
    Self(
      format: "cannot convert value of type '%' to specified type '%'",
      source: #"private let c2: Int = "1""#, sentence: "This place needs the type `Int`"),
    Self(
      format: "cannot convert value of type '%' to expected argument type '%'",
      source: "private func ca() {}\nprivate func cb(_ s: Speaker) -> Int { s.sum(ca(), and: 2) }",
      sentence: "needs a value of type `Int`, and this code gives none"),
    Self(
      format: "cannot convert value of type '%' to expected argument type '%'",
      source:
        "private class TA { var o: AnyObject? }\n"
        + "private func ta(_ s: [TA], _ t: AnyObject) -> [TA] { s.filter { $0.o == t && true } }",
      sentence: "`===` asks whether"),
    Self(
      format: "'%' is not convertible to '%'",
      source:
        "private func tb(_ s: [AnyObject], _ t: AnyObject) -> Int? { s.firstIndex { $0 == t } }",
      sentence: "`===` asks whether"),
    Self(
      format: "cannot convert value of type '%' to expected dictionary value type '%'",
      source: "private class T1 { func a() {}; var all: [String: () -> Void] { [\"a\": a()] } }",
      sentence: "leave the parentheses out"),
    Self(
      format: "cannot convert value of type '%' to expected element type '%'",
      source: "private let t2: [Int] = [\"1\"]", sentence: "This place needs the type `Int`"),
    Self(
      format: "argument type '%' expected to be an instance of a class or class-constrained type",
      source:
        "private protocol T3 {}\nprivate func t3(_ a: any T3, _ b: any T3) -> Bool { a === b }",
      sentence: "a value of type `any T3` may be something else"),
    Self(
      format: "argument type '%' expected to be an instance of a class or class-constrained type",
      source: """
        protocol T3b {}
        private func t3b(_ a: AnyObject) {}
        private func t3c(_ token: (any T3b)?) { t3b(token) }
        """,
      sentence: "and may be nil, but this code needs a value. Check for one first: `if let token {"
    ),
    Self(
      format: "argument type '%' expected to be an instance of a class or class-constrained type",
      source: "private func t3d(_ a: AnyObject) {}\nprivate func t3e() { t3d(3) }",
      sentence: "This place needs an object of a class, and a value of type `Int`"),
    Self(
      format: "cannot assign value of type '%' to type '%'",
      source: "private func t3f(_ s: Speaker) { s.hearer = s }",
      sentence: "needs an object whose type adopts `Hearer`, and `Speaker` doesn't declare that."),
    Self(
      format: "cannot convert value of type '%' to expected argument type '%'",
      source: #"private func t3g(_ n: Int?) -> String { "\(n ?? "none")" }"#,
      sentence: "Both sides of `??` need one type."),
    Self(
      format: "result of operator '==' is unused", source: "private func t4(_ n: Int) { n == 2 }",
      sentence: "`==` compares, and changes nothing."),
    Self(
      format: "failed to produce diagnostic for expression; please submit a bug report%",
      source: """
        private class T5 {
          var all: [String: (Int) -> Void] { ["a": a, "b": b] }
          private func a() {}
          private func b(_ n: Int) {}
        }
        """, sentence: "does each method have the parameters"),
    Self(
      format: "argument type '%' does not conform to expected type '%'",
      source: """
        private func d(_ hearer: any Hearer) {}
        private class D { func d2() { d(self) } }
        """, sentence: "needs an object whose type adopts `Hearer`, and `D` doesn't declare"),
    Self(
      format: "return expression of type '%' does not conform to '%'",
      source: "private class E { func e() -> any Hearer { self } }",
      sentence: "needs an object whose type adopts `Hearer`, and `E` doesn't declare"),
    Self(
      format: "cannot convert return expression of type '%' to return type '%'",
      source: #"private func f() -> Int { "one" }"#, sentence: "This place needs the type `Int`"),
    Self(
      format: "value of type '%' does not conform to '%' in assignment",
      source: "private func g(_ h: any Hearer) { var j: any Judge; j = h; _ = j }",
      sentence: "`as?` checks, and gives nil if it isn't."),
    Self(
      format: "cannot convert value of type '%' to type '%' in coercion",
      source: "private func h(_ h: any Hearer) { _ = h as any Judge }",
      sentence: "`as?` checks, and gives nil if it isn't."),
    Self(
      format: "'%' is not convertible to '%'",
      source: "private func i(_ o: AnyObject) { _ = o as Speaker }",
      sentence: "Not every `AnyObject` is a `Speaker`;"),
    Self(
      format: "cannot convert value of type '%' to expected condition type '%'",
      source: "private func j(_ s: Speaker) { if (s.number > 1, s.number < 3) {} }",
      sentence: "the type `Bool`, and your value has the type `(Bool, Bool)`."),
    Self(
      format: "type-casting operator expects a type on its right-hand side (got: %)",
      source: "private func k(_ s: Speaker, _ t: Speaker) { if s is t {} }",
      sentence: "`===` asks whether two names refer to the same object."),
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
      sentence: "`=` stores a value."),
  ]

  static let optionals: [Self] = [
    Self(
      format: "optional type 'Bool?' cannot be used as a boolean",
      source: "private func a(_ s: Speaker) { guard s.judge?.mayGo(s) else { return } }",
      sentence: "Choose the answer for that case: `?? true` or `?? false`."),
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
      sentence: "Write `?.` instead of `.` to use `heard` only if there is a value."),
    Self(
      format: "value of optional type '%' must be unwrapped to a value of type '%'",
      source: "private func e(_ s: Speaker) -> String { s.name }",
      sentence: "`name` has the type `String?` and may be nil, but this code needs `String`."),
    Self(
      format: "initializer for conditional binding must have Optional type, not '%'",
      source: "private func f(_ s: Speaker) { if let n = s.number { _ = n } }",
      sentence: "a value of type `Int` is never nil"),
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
      sentence: "need their labels: `one:two:`"),
    Self(
      format: "incorrect argument label in call (have '%', expected '%')",
      source: "private func c(_ s: Speaker) -> Int { s.sum(1, or: 2) }",
      sentence: "Your call has the labels `_:or:`; the declaration has `_:and:`."),
    Self(
      format: "incorrect argument labels in call (have '%', expected '%')",
      source: "private func d(_ s: Speaker) -> Int { s.sum(one: 1, two: 2) }",
      sentence: "the declaration has `_:and:`"),
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
      sentence: "Argument number 1 is missing in the call of `sum(_:and:)`."),
    Self(
      format: "missing argument for parameter '%' in call",
      source: "private func h(_ s: Speaker) -> Int { s.sum(1) }",
      sentence: "The argument for `and` is missing in the call of `sum(_:and:)`."),
    Self(
      format: "missing arguments for parameters % in call",
      source: "private func i(_ s: Speaker) -> Int { s.sum() }",
      sentence: "Arguments are missing in the call of `sum(_:and:)`: "),
    Self(
      format: "extra argument in call",
      source: "private func j2(_ n: Int) {}\nprivate func j() { j2(1, 2) }",
      sentence: "one argument too many"),
    Self(
      format: "extra argument '%' in call",
      source: "private func k(_ s: Speaker) -> Int { s.sum(1, and: 2, by: 3) }",
      sentence: "one argument too many"),
    Self(
      format: "extra arguments at positions % in call",
      source: "private func l2(_ n: Int) {}\nprivate func l() { l2(1, 2, 3) }",
      sentence: "too many arguments"),
    Self(
      format: "argument passed to call that takes no arguments",
      source: "private func c1(_ s: Speaker) { s.speak(s) }",
      sentence: "leave the parentheses empty"),
    Self(
      format: "no exact matches in call to %",
      source: """
        private class C2 { func post(_ name: Int) {}; func post(_ text: String) {} }
        private func c2(_ c: C2) { c.post(true) }
        """, sentence: "is a label missing?"),
    Self(
      format: "no exact matches in call to initializer%",
      source: """
        private struct C3 { init(_ name: Int) {}; init(_ text: String) {} }
        private func c3() { _ = C3(true) }
        """, sentence: "is a label missing?"),
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
      sentence: "This line names a method without calling it."),
  ]

  static let classes: [Self] = [
    Self(
      format: "overriding declaration requires an 'override' keyword",
      source:
        "private class A: Speaker { override init() { super.init() }; override func speak() {} "
        + "}\nprivate class A2: A { func speak() {} }",
      sentence: "write `override` before your declaration"),
    Self(
      format: "overriding instance method must be as accessible as %",
      source:
        "public class BaseOfB { public init() {}; public func b() {} }\npublic class B: BaseOfB { "
        + "override func b() {} }",
      sentence: "write `public` before `override`"),
    Self(
      format: "method does not override any method from its superclass",
      source: "private class C: Speaker { override func speak(_ loud: Bool) {} }",
      sentence: "and the superclass has none"),
    Self(
      format: "property does not override any property from its superclass",
      source: "private class D: Speaker { override var height: Int { 1 } }",
      sentence: "and the superclass has none"),
    Self(
      format: "initializer does not override a designated initializer from its superclass",
      source: "private class E: Speaker { override init(loud: Bool) { super.init() } }",
      sentence: "and the superclass has none"),
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
      sentence: "you can't call `speak` yet: call it below"),
    Self(
      format: "'self' used in method call '%' before all stored properties are initialized",
      stage: .flow,
      source: "private class J { let n: Int; init() { j(); n = 1 }; func j() {} }",
      sentence: "Before that, you can't call `j`."),
    Self(
      format: "'self' used before 'super.init' call", stage: .flow,
      source:
        "private class K: Speaker { override init() { let me: Speaker = self; _ = me; super.init() } }",
      sentence: "move this line below"),
    Self(
      format: "% 'self.%' used before being initialized", stage: .flow,
      source:
        "private func take(_ s: AnyObject) -> Int { 1 }\nprivate class L { let n: Int; init() { n "
        + "= take(self) } }",
      sentence: "`n` has no value yet."),
    Self(
      format: "'super.init' isn't called on all paths before returning from initializer",
      stage: .flow,
      source: "private class M { init(_ n: Int) {} }\nprivate class M2: M { init() {} }",
      sentence: "`super.init(…)` is missing"),
    Self(
      format: "'weak' variable should have optional type '%'",
      source: "private class N { weak var hearer: any Hearer }",
      sentence: "So its type needs a `?`: `(any Hearer)?`."),
    Self(
      format: "'weak' must not be applied to non-class-bound '%'; "
        + "consider adding a protocol conformance that has a class bound",
      source: "private protocol P {}\nprivate class O { weak var p: (any P)? }",
      sentence: "`: AnyObject` after its name"),
    Self(
      format: "'weak' may only be applied to class and class-bound protocol types, not '%'",
      source: "private class P { weak var n: Int? }",
      sentence: "`Int` is no class: leave `weak` out"),
    Self(
      format: "'weak' may only be applied to class and class-bound protocol types, not '%'",
      source: "private class P2 { weak var n: [Speaker]? }", sentence: "small boxes"),
    Self(
      format: "'weak' variable should have optional type '%'",
      source: "private class P3 { weak var n: [any Hearer] = [] }", sentence: "small boxes"),
    Self(
      format: "'weak' may only be applied to class and class-bound protocol types, not '%'",
      source: "private class P4 { weak var onEnd: (() -> Void)? }",
      sentence: "write `[weak self]` in the closure"),
    Self(
      format: "instance will be immediately deallocated because % '%' is 'weak'", stage: .flow,
      source: "private func q() { weak var s = Speaker(); s?.speak() }",
      sentence: "`s` is weak, so it keeps nothing"),
    Self(
      format: "cannot assign to property: 'self' is immutable",
      source: "private struct R { var n = 1; func r() { n = 2 } }",
      sentence: "only with `mutating` before its `func`"),
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
      sentence: "with the types `(Int, String?) -> ()`, and `A` has it with `(Int, String) -> ()`"),
    Self(
      format: "type '%' does not conform to protocol '%'", source: "private class B: Hearer {}",
      sentence: "`Hearer` requires `heard(_:from:)`, and `B` has none."),
    Self(
      format: "% '%' has different argument labels from those required by protocol '%' ('%')",
      source: "private class C: Hearer { func heard(_ number: Int, by name: String?) {} }",
      sentence: "`Hearer` requires `heard(_:from:)`, and here it is `heard(_:by:)`."),
    Self(
      format: "% '%' must be declared public because "
        + "it matches a requirement in public protocol '%'",
      source: "public class DD: Hearer { func heard(_ number: Int, from name: String?) {} }",
      sentence: "write `public` before it"),
    Self(
      format: "% cannot be declared public because its % uses an internal type",
      source: "open class DE { public weak var judge: (any Judge)? }",
      sentence: "each type or protocol"),
    Self(
      format: "conformance of '%' to protocol '%' crosses into main actor-isolated code and can "
        + "cause data races",
      source: "@MainActor class DF: Judge { func mayGo(_ who: Speaker) -> Bool { true } }",
      sentence: "Both have to agree"),
    Self(
      format: "call to main actor-isolated % '%' in a synchronous nonisolated context",
      source: """
        @MainActor class DG { func go() {} ; var n = 1 }
        func dg(_ g: DG) { g.go() }
        """,
      sentence: "`go()` runs on the main actor"),
    Self(
      format: "main actor-isolated var '%' can not be % from a nonisolated context",
      source: "@MainActor var dhVariable = 1; func dhReads() -> Int { dhVariable }",
      sentence: "`dhVariable` is a variable of the program"),
    Self(
      format: "main actor-isolated let '%' can not be % from a nonisolated context",
      source: """
        class Cook: Judge {
          weak var judge: (any Judge)?
          func mayGo(_ who: Speaker) -> Bool { dhCook.mayGo(who) }
        }
        @MainActor let dhCook = Cook()
        """,
      sentence:
        "this type should work without it. Call `mayGo` on what the type has itself: `judge`."),
    Self(
      format: "main actor-isolated % '%' can not be % from a nonisolated context",
      source: "func dh(_ g: DG) { g.n = g.n + 1 }",
      sentence: "`n` runs on the main actor"),
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
      sentence: "If types may leave a method out"),
    Self(
      format: "extensions must not contain stored properties",
      source: "private class I {}\nextension I { var i: Int }",
      sentence: "Move the property inside the type's own braces."),
    Self(
      format: "invalid redeclaration of '%'",
      source: "private class J { func j() {}; func j() {} }",
      sentence: "There are two declarations of `j()`"),
    Self(
      format: "optional 'any' type must be written '%'",
      source: "private var k: any Hearer? { nil }", sentence: "`(any Hearer)?`"),
  ]

  static let bodies: [Self] = [
    Self(
      format: "capture of '%' with non-Sendable type '%' in a '@Sendable' %",
      source: "private func later(_ work: @escaping @Sendable () -> Void) {}\n"
        + "extension Speaker { func speakLater() { later { self.speak() } } }",
      sentence: "Capture only what the closure needs"),
    Self(
      format: "anonymous closure arguments cannot be used inside a closure that has explicit "
        + "arguments; did you mean '%'?",
      source: "private func b1(_ n: [Int]) { n.forEach { one in print($0) } }",
      sentence: "This closure names its parameter, so `$0` doesn't exist in it: write `one`."),
    Self(
      format: "contextual type for closure argument list expects % argument, which cannot be "
        + "implicitly ignored",
      source: "private func b2(_ f: (Int) -> Void) {}\nprivate func b2a() { b2 { print(1) } }",
      sentence: "has to accept it"),
    Self(
      format: "contextual type for closure argument list expects % arguments, which cannot be "
        + "implicitly ignored",
      source: "private func b3(_ f: (Int, Int) -> Void) {}\nprivate func b3a() { b3 { print(1) } }",
      sentence: "has to accept it"),
    Self(
      format: "passing non-escaping parameter '%' to function expecting an '@escaping' closure",
      source: "private func b4(_ f: @escaping () -> Void) {}\n"
        + "private func b4a(_ g: () -> Void) { b4(g) }",
      sentence: "An object keeps `g` after this method has returned"),
    Self(
      format: "assigning non-escaping parameter '%' to an '@escaping' closure",
      source: "private class B5 { var f: () -> Void = {}; func b(_ g: () -> Void) { f = g } }",
      sentence: "has to be `@escaping`"),
    Self(
      format: "escaping closure captures non-escaping parameter '%'", stage: .flow,
      source: "private func b6(_ g: () -> Void) -> () -> Void { { g() } }",
      sentence: "has to be `@escaping`"),
    Self(
      format: "error is not handled because the enclosing function is not declared 'throws'",
      source: "private struct B7: Error {}\nprivate func b7() { throw B7() }",
      sentence: "`throw` leaves this method with an error"),
    Self(
      format: "'%' modifier cannot be applied to read-only properties",
      source: "private class B8 { private(set) let n = 1 }", sentence: "Do you mean `var`?"),
    Self(
      format: "found an unexpected second identifier in % declaration; is there an accidental "
        + "break?",
      source: "private class B9 { var weak s: Speaker? }",
      sentence: "Modifiers such as `weak` go before `var`"),
    Self(
      format: "found an unexpected second identifier in % declaration; is there an accidental "
        + "break?",
      source: "private class B15 extends Speaker {}",
      sentence: "a `:` comes before the protocols"),
    Self(
      format: "consecutive statements on a line must be separated by ';'",
      source: "private func b10(_ s: Speaker) -> () -> Void { { weak s in s?.speak() } }",
      sentence: "A capture list is in brackets"),
    Self(
      format: "expected ',' separator",
      source: "private func b11(_ s: Speaker) -> () -> Void { { [weak s] s?.speak() } }",
      sentence: "A capture list is in brackets"),
    Self(
      format: "consecutive statements on a line must be separated by ';'",
      source: "private func b12() { let s = new Speaker() }", sentence: "Swift has no `new`"),
    Self(
      format: "consecutive statements on a line must be separated by ';'",
      source: "private func b13(_ s: Speaker) { s.name: nil }",
      sentence: "write `=` and not `:`"),
    Self(
      format: "expected '{' in %",
      source: "private class B14 {}\nextension B14 implements Hearer {}",
      sentence: "a `:` comes before the protocols"),
    Self(
      format: "missing return in % expected to return '%'", stage: .flow,
      source: "private func a(_ n: Int) -> Bool { if n > 1 { return true } }",
      sentence: "has to return a value of type `Bool`"),
    Self(
      format: "missing return in % expected to return '%'", stage: .flow,
      source: """
        private func a(_ isLoud: Bool) -> String {
          if isLoud { "loud" } else { return "quiet" }
        }
        """,
      sentence: "may leave out `return` only if all of them do"),
    Self(
      format: "cannot use 'return' to transfer control out of '%' expression",
      source: """
        private func a(_ isLoud: Bool) -> String {
          let text = if isLoud { "loud" } else { return "quiet" }
          return text
        }
        """,
      sentence: "This `if` stands for a value"),
    Self(
      format: "unexpected non-void return value in void function",
      source: "private func b(_ n: Int) { guard n > 1 else { return false } }",
      sentence: "To leave it early, write `return` alone."),
    Self(
      format: "'guard' body must not fall through, consider using a %", stage: .flow,
      source: "private func c(_ n: Int) { guard n > 1 else {} }",
      sentence: "in a method, by `return`"),
    Self(
      format: "reference to property '%' in closure requires explicit use of 'self' %",
      source: "private class D { var n = 1; func d() -> () -> Int { { n } } }",
      sentence: "`self.n`"),
    Self(
      format: "% is not concurrency-safe because it is nonisolated global shared mutable state",
      source: "private var e = 1", sentence: "Make it a property of an object."),
    Self(
      format: "attribute '%' can only be used in a non-local scope",
      source: "private func f() { public func g() {} }",
      sentence: "Does the method above have its closing `}`?"),
    Self(
      format: "declaration is only valid at file scope",
      source: "private class G { extension Speaker {} }",
      sentence: "Does the type above have its closing `}`?"),
    Self(
      format: "expected 'func' keyword in instance method declaration",
      source: "private class H { private h() {} }", sentence: "A method begins with `func`"),
    Self(
      format: "expected 'var' keyword in property declaration",
      source: "private class I { i = 1 }", sentence: "a property with `var` or `let`"),
    Self(
      format: "expected ':' following argument label and parameter name",
      source: "private func j(_ name String) {}", sentence: "Write `:` between"),
    Self(
      format: "type annotation missing in pattern", source: "private class K { let k }",
      sentence: "A property without a value needs a type"),
    Self(
      format: "expected type before '->'",
      source: "private func l(_ s: Speaker) { s->name }", sentence: "write `.` after the object"),
    Self(
      format: "expected ',' separator",
      source: "private func m(_ s: Speaker) -> Int { s.sum(1 and: 2) }",
      sentence: "Separate arguments with `,`"),
    Self(
      format: "expected '{' after '%' condition",
      source: "private func n(_ n: Int) { if n > 1 and n < 2 {} }",
      sentence: "the end of the condition of this `if` here"),
    Self(
      format: "expected 'else' after 'guard' condition",
      source: "private func o(_ n: Int) { guard n > 1 { return } }",
      sentence: "`else { return }`"),
    Self(
      format: "expected ',' joining parts of a multi-clause condition",
      source: "private func p(_ n: Int?, _ m: Int?) { if let n && let m {} }",
      sentence: "join the parts with `,`"),
    Self(
      format: "expected ')' in %", source: "private func q(_ s: Speaker) { s.sum(1, and: 2\n}",
      sentence: "The `(` in line 1 has no closing `)`."),
    Self(
      format: "unterminated string literal", source: "private let r = \"text\nprivate let r2 = 1",
      sentence: "One of them is missing."),
    Self(
      format: "consecutive statements on a line must be separated by ';'",
      source: "private func s(_ s: Speaker) { s.speak() s.speak() }",
      sentence: "reads a complete statement up to here"),
    Self(
      format: "statements are not allowed at the top level", source: "if true {}",
      sentence: "This line is outside all braces"),
    Self(
      format: "expressions are not allowed at the top level", source: "1 + 2",
      sentence: "This line is outside all braces"),
    Self(
      format: "expected '{' in %", source: "private class U\n  func u() {}\n}",
      sentence: "A `{` is missing here"),
    Self(
      format: "expected '}' %", source: "private class V {\nfunc v() {\n}",
      sentence: "A `{` has no closing `}`: the one in line 1, or a later one."),
    Self(
      format: "extraneous '}' at top level", source: "private class W {\n}\n}",
      sentence: "This `}` closes nothing"),
  ]

  static let apple: [Self] = [
    Self(
      format: "cannot find type '%' in scope",
      source: "import Swift\nprivate var a: UIButton { fatalError() }",
      imports: ["Swift", "MiniCocoa"],
      sentence: "its name is `Button`"),
    Self(
      format: "cannot find '%' in scope", source: "private func a2() { _ = UISlider() }",
      imports: ["MiniCocoa"], sentence: "its name is `Slider`"),
    Self(
      format: "Objective-C interoperability is disabled",
      source: "private class A {\n  @objc dynamic var volume: Int = 5\n}", imports: ["MiniCocoa"],
      sentence: "`@Dynamic var volume: Int = 5`"),
    Self(
      format: "Objective-C interoperability is disabled",
      source: "private class B { @objc func b() {} }", imports: ["MiniCocoa"],
      sentence: "type needs it: leave it out"),
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
      format: "cannot convert value of type '%' to expected argument type '%'",
      source: """
        private struct Action {
          init<T>(_ n: String, _ m: @escaping (T) -> () -> Void) {}
          init<T, S>(_ n: String, _ m: @escaping (T) -> (S) -> Void) {}
        }
        private class H { func go() {} }
        private func h(_ h: H) { _ = Action("go", h.go) }
        """,
      sentence: "`Action(\"go\", H.go)`"),
    Self(
      format: "cannot convert value of type '%' to expected argument type '%'",
      source: """
        private struct Action { init<T>(_ n: String, _ m: @escaping (T) -> () -> Void) {} }
        private class I { func go(_ n: Int, at m: Int, of l: Int) {} }
        private func i() { _ = Action("go", I.go) }
        """,
      sentence: "It takes nothing, or its sender, or its sender and an event"),
    Self(
      format: "converting non-Sendable function value to '%' may introduce data races",
      source: """
        private struct Action { init<T>(_ n: String, _ m: @escaping @Sendable (T) -> () -> Void) {} }
        private class F { func go() {}; func make() { _ = Action("go", go) } }
        """,
      sentence: "`Action(\"go\", F.go)`"),
  ]
}
