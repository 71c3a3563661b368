extension Explanation {
  /// Superclasses, initialisers, weak references, constants.
  static let classes = [
    Explanation("overriding declaration requires an 'override' keyword") { _ in
      "The superclass has this one, too. `override` in front of it says that yours takes its place."
    },
    Explanation("overriding instance method must be as accessible as %") { _ in
      "What takes the place of something public is public as well: write `public` in front of "
        + "`override`."
    },
    Explanation("method does not override any method from its superclass") { _ in nothingToOverride
    },
    Explanation("property does not override any property from its superclass") { _ in
      nothingToOverride
    },
    Explanation("initializer does not override a designated initializer from its superclass") { _ in
      nothingToOverride
    },
    Explanation("%instance method '%' declared in '%' cannot be overridden from extension") {
      "What a class overrides stands between its own braces, not in an extension: move \($0[1]) "
        + "there."
    },
    Explanation("property 'self.%' not initialized at super.init call") {
      "Every property has a value before `super.init()` is called, and \($0[0]) has none yet."
    },
    Explanation("return from initializer without initializing all stored properties") {
      let missing =
        $0.note("'self.%' not initialized").map { ", and \(code($0[0])) has none" } ?? ""
      return "Every property has a value when `init` ends\(missing)."
    },
    Explanation("'self' used in method call '%' before 'super.init' call") {
      "Before `super.init()` the object is not complete, so \($0[0]) cannot be called yet: call it "
        + "below."
    },
    Explanation("'self' used in method call '%' before all stored properties are initialized") {
      "The object is complete when all its properties have a value; before that, \($0[0]) cannot "
        + "be called."
    },
    Explanation("'self' used before 'super.init' call") { _ in
      "Before `super.init()` the object is not complete, so nobody may get to know it: move this "
        + "line below."
    },
    Explanation("% 'self.%' used before being initialized") {
      "The object is complete when all its properties have a value, and \($0[1]) has none yet: "
        + "until then `self` cannot be handed on."
    },
    Explanation("'super.init' isn't called on all paths before returning from initializer") { _ in
      "A subclass lets its superclass do its part: `super.init(…)` is missing."
    },
    Explanation("'weak' variable should have optional type '%'") {
      $0.words[0].hasPrefix("[")
        ? weakList
        : "A weak reference becomes nil when its object goes. So its type ends with a `?`: \($0[0])."
    },
    Explanation(
      "'weak' must not be applied to non-class-bound '%'; consider adding a protocol conformance "
        + "that has a class bound"
    ) {
      "`weak` is for objects of classes, and what is of type \($0[0]) may be something else. A "
        + "protocol that only classes adopt says so: `: AnyObject` behind its name."
    },
    Explanation("'weak' may only be applied to class and class-bound protocol types, not '%'") {
      $0.words[0].hasPrefix("[")
        ? weakList
        : "`weak` is for objects of classes, and \($0[0]) is none: it is a value, which nobody else "
          + "keeps."
    },
    Explanation("instance will be immediately deallocated because % '%' is 'weak'") {
      "\($0[1]) is weak, so it keeps nothing, and nobody else keeps the new object: it is gone "
        + "when this line is over."
    },
    Explanation("cannot assign to property: 'self' is immutable") { complaint in
      complaint.note("mark % 'mutating' to make 'self' mutable").map { _ in
        "A struct's method changes the struct only if `mutating` stands before its `func`."
      }
    },
    Explanation("cannot assign to property: '%' is a 'let' constant") { constant($0) },
    Explanation("cannot assign to value: '%' is a 'let' constant") { constant($0) },
  ]

  private static let weakList =
    "`weak` is for one object, and this is a list. A list keeps what is in it, so let it hold small "
    + "boxes: a type of your own with one `weak var` in it."

  private static let nothingToOverride =
    "`override` takes the place of what the superclass itself declares, with the same name, labels "
    + "and types; it declares nothing like this. (What an extension of a protocol lends it does "
    + "not count.)"

  private static func constant(_ complaint: Complaint) -> String {
    "\(complaint[0]) is a constant and keeps the value that it has. Only what is declared by `var` "
      + "changes: is it meant to, or is something else?"
  }
}
