import Messages

extension Explanation {
  /// Superclasses, initialisers, weak references, constants.
  static let classes = [
    Explanation("overriding declaration requires an 'override' keyword") { _ in
      Message(
        """
        The superclass declares this, too. To replace it, write `override` before your declaration.
        """)
    },
    Explanation("overriding instance method must be as accessible as %") { _ in
      Message(
        """
        An override can't be less visible than the superclass's method: write `public` before \
        `override`.
        """)
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
      Message(
        """
        A class can override a method only inside its own braces, not in an extension: move \
        \($0[1], "method") there.
        """)
    },
    Explanation("property 'self.%' not initialized at super.init call") {
      Message(
        """
        Every property needs a value before `super.init()`, and \($0[0], "property") has none yet.
        """)
    },
    Explanation("return from initializer without initializing all stored properties") {
      $0.note("'self.%' not initialized").map {
        Message(
          """
          Every property needs a value before `init` ends, and \(code($0[0]), "property") has none.
          """)
      } ?? Message("Every property needs a value before `init` ends.")
    },
    Explanation("'self' used in method call '%' before 'super.init' call") {
      Message(
        """
        Before `super.init()` the object isn't complete, so you can't call \($0[0], "method") yet: \
        call it below.
        """)
    },
    Explanation("'self' used in method call '%' before all stored properties are initialized") {
      Message(
        """
        The object is complete when all its properties have a value. Before that, you can't call \
        \($0[0], "method").
        """)
    },
    Explanation("'self' used before 'super.init' call") { _ in
      Message(
        """
        Before `super.init()` the object isn't complete, so you can't use `self` yet: move this \
        line below.
        """)
    },
    Explanation("% 'self.%' used before being initialized") {
      Message(
        """
        \($0[1], "property") has no value yet. Until all properties have one, you can't read it or \
        pass on `self`.
        """)
    },
    Explanation("'super.init' isn't called on all paths before returning from initializer") { _ in
      Message(
        "A subclass has to call an initialiser of its superclass: `super.init(…)` is missing.")
    },
    Explanation("'weak' variable should have optional type '%'") {
      $0.words[0].hasPrefix("[")
        ? weakList
        : Message(
          """
          A weak reference becomes nil when its object is deallocated. So its type needs a `?`: \
          \($0[0], "type").
          """)
    },
    Explanation(
      "'weak' must not be applied to non-class-bound '%'; consider adding a protocol conformance "
        + "that has a class bound"
    ) {
      Message(
        """
        Only a reference to an object of a class can be weak, and a value of type \($0[0], "type") \
        may be a struct. If only classes should adopt the protocol, write `: AnyObject` after its \
        name.
        """)
    },
    Explanation("'weak' may only be applied to class and class-bound protocol types, not '%'") {
      $0.words[0].hasPrefix("[")
        ? weakList
        : $0.words[0].contains("->")
          ? Message(
            """
            A closure can't be weak: leave `weak` out, and write `[weak self]` in the closure that \
            you store here.
            """)
          : Message(
            """
            Only a reference to an object of a class can be weak, and \($0[0], "type") is no \
            class: leave `weak` out.
            """)
    },
    Explanation("instance will be immediately deallocated because % '%' is 'weak'") {
      Message(
        """
        \($0[1], "name") is weak, so it keeps nothing alive, and no other reference keeps the new \
        object: it is deallocated at the end of this line.
        """)
    },
    Explanation("cannot assign to property: 'self' is immutable") { complaint in
      complaint.note("mark % 'mutating' to make 'self' mutable").map { _ in
        Message("A struct's method can change the struct only with `mutating` before its `func`.")
      }
    },
    Explanation("cannot assign to property: '%' is a 'let' constant") { constant($0) },
    Explanation("cannot assign to value: '%' is a 'let' constant") { constant($0) },
  ]

  private static let weakList = Message(
    """
    `weak` is for a reference to one object, and this is a collection, which keeps its elements \
    alive. Fill it with small boxes: objects of a type with one `weak var`.
    """)

  private static let nothingToOverride = Message(
    """
    `override` replaces a declaration of the superclass that has the same name, labels and types, \
    and the superclass has none. (A method from a protocol's extension can't be overridden.)
    """)

  private static func constant(_ complaint: Complaint) -> Message {
    Message(
      """
      \(complaint[0], "name") is a constant, so its value can't change. Do you need a variable \
      (`var`), or do you mean another one?
      """)
  }
}
