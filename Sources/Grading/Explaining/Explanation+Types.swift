import Messages

extension Explanation {
  /// Values whose type differs from the expected one.
  static let types = [
    Explanation("cannot assign value of type '%' to type '%'") { unfit($0) },
    Explanation("cannot convert value of type '%' to expected argument type '%'") { unfit($0) },
    Explanation("cannot convert value of type '%' to specified type '%'") { unfit($0) },
    Explanation("cannot convert value of type '%' to expected dictionary value type '%'") {
      unfit($0)
    },
    Explanation("cannot convert value of type '%' to expected element type '%'") { unfit($0) },
    Explanation("argument type '%' expected to be an instance of a class or class-constrained type")
    {
      $0.program.line(of: $0.diagnostic).contains("==")
        ? Message(
          """
          `===` is for objects of classes, and a value of type \($0[0], "type") may be something \
          else.
          """)
        : absent($0)
          ?? Message(
            """
            This place needs an object of a class, and a value of type \($0[0], "type") may be \
            something else.
            """)
    },
    Explanation("argument type '%' does not conform to expected type '%'") {
      absent($0) ?? unfit($0)
    },
    Explanation("return expression of type '%' does not conform to '%'") { unfit($0) },
    Explanation("cannot convert return expression of type '%' to return type '%'") { unfit($0) },
    Explanation("value of type '%' does not conform to '%' in assignment") {
      undecided($0.words[0], $0.words[1])
    },
    Explanation("cannot convert value of type '%' to type '%' in coercion") {
      undecided($0.words[0], $0.words[1])
    },
    Explanation("'%' is not convertible to '%'") {
      // The compiler finds no `==` for objects, and then tries that of key paths.
      $0.words[1] == "AnyKeyPath" ? identity : undecided($0.words[0], $0.words[1])
    },
    Explanation("cannot convert value of type '%' to expected condition type '%'") { unfit($0) },
    Explanation("type-casting operator expects a type on its right-hand side (got: %)") { _ in
      Message("`is` needs a type after it. `===` asks whether two names refer to the same object.")
    },
    Explanation("binary operator '%' cannot be applied to two '%' operands") { compared($0) },
    Explanation("type 'any %' cannot conform to 'Equatable'") { _ in identity },
    Explanation("operator function '%' requires that %") { compared($0) },
    Explanation("referencing operator function '%' on '%' requires that %") { compared($0) },
    Explanation("binary operator '%' cannot be applied to operands of type '%' and '%'") {
      Message(
        """
        \($0[0], "operator") needs two values of one type, and these are \($0[1], "left") and \
        \($0[2], "right"). (`===` asks whether two names refer to the same object; a single `=` \
        sets a variable.)
        """)
    },
    Explanation("referencing instance method '%' on '%' requires that '%' conform to 'Equatable'") {
      .sentences([
        Message(
          """
          \($0[0], "method") compares with `==`, and \($0[2], "type") doesn't define when two \
          objects are equal.
          """),
        search,
      ])
    },
    Explanation("result of operator '==' is unused") { _ in
      Message("`==` compares, and changes nothing. To set a variable, write a single `=`.")
    },
    Explanation("failed to produce diagnostic for expression; please submit a bug report%") { _ in
      Message(
        """
        The compiler can't say what is wrong in this expression. Compare the types in it: does \
        each method have the parameters that this place needs?
        """)
    },
    Explanation("use of '=' in a boolean context, did you mean '=='?") { _ in
      Message(
        """
        `=` stores a value. In a condition, `==` asks whether two values are equal, and `===` \
        whether two names refer to the same object.
        """)
    },
  ]

  private static func unfit(_ complaint: Complaint) -> Message {
    let (given, wanted) = (complaint.words[0], complaint.words[1])
    if wanted.contains("~Copyable") { return identity }
    if given.contains("->"), let sentence = actionOfMethod(complaint) { return sentence }
    if ["()", "Void"].contains(given) {
      return wanted.contains("->")
        ? Message(
          """
          This place needs a function, and this code calls one. To pass the function itself, leave \
          the parentheses out.
          """)
        : Message(
          "This place needs a value of type \(code(wanted), "type"), and this code gives none.")
    }
    if given.hasSuffix(".Type") {
      let type = code(String(given.dropLast(".Type".count)))
      return Message(
        """
        \(type, "type") is the type itself, not an object of it. For this object, write `self`; \
        for another one, write the variable or property that holds it.
        """)
    }
    if let sentence = otherSide(complaint) { return sentence }
    if let adoption = complaint.note("add missing conformance to '%' to % '%'") {
      return unadopted(adoption[0], adoption[2])
    }
    // The compiler adds no note where the place may be empty, as a delegate's property.
    if let needed = wanted.wholeMatch(of: /\(?any (\w+)\)?\??/)?.1,
      complaint.program.declares(given)
    {
      return unadopted(String(needed), given)
    }
    return Message(
      """
      This place needs the type \(code(wanted), "wanted"), and your value has the type \
      \(code(given), "given").
      """)
  }

  /// The explanation of an optional where an object or a protocol's type has to be; nil for another
  /// value.
  private static func absent(_ complaint: Complaint) -> Message? {
    guard complaint.words[0].hasSuffix("?") else { return nil }
    let text = complaint.program.text(of: complaint.diagnostic)
    let name = text.prefixMatch(of: /(\w+)[,\)]/)?.1
    let check = name.map { "`if let \($0) { … }`" } ?? "`if let`"
    return Message(
      """
      This has the type \(complaint[0], "type") and may be nil, but this code needs a value. Check \
      for one first: \(check, "check").
      """)
  }

  /// The explanation of two types around `??`; nil if there is no `??` beside this value.
  private static func otherSide(_ complaint: Complaint) -> Message? {
    let (line, text) = (
      complaint.program.line(of: complaint.diagnostic),
      complaint.program.text(of: complaint.diagnostic)
    )
    let isLeft = text.prefixMatch(of: /[\w.?]+ *\?\?\s/) != nil
    guard isLeft || line.dropLast(text.count).hasSuffix("?? ") else { return nil }
    let (given, wanted) = (complaint.words[0], complaint.words[1])
    func plain(_ type: String) -> String {
      isLeft && type.hasSuffix("?") ? String(type.dropLast()) : type
    }
    return Message(
      """
      Both sides of `??` need one type. Here that is \(code(plain(wanted)), "wanted"), and this \
      side has \(code(plain(given)), "given"). `if let` with `else` can do something different in \
      each case.
      """)
  }

  private static func unadopted(_ needed: String, _ type: String) -> Message {
    let example = "`extension \(type): \(needed) { … }`"
    return Message(
      """
      This place needs an object whose type adopts \(code(needed), "protocol"), and \
      \(code(type), "type") doesn't declare that. Do you mean another object? If not, name the \
      protocol after a colon: \(example, "example").
      """)
  }

  private static func undecided(_ given: String, _ wanted: String) -> Message {
    Message(
      """
      Not every \(code(given), "given") is a \(code(wanted), "wanted"); only the running program \
      can tell. `as?` checks, and gives nil if it isn't.
      """)
  }

  private static func compared(_ complaint: Complaint) -> Message? {
    ["==", "!=", "~="].contains(complaint.words[0]) ? identity : nil
  }

  /// The advice for finding an object in a list.
  static let search = Message(
    """
    To find an object, compare references with `===`: write `where: {{ $0 === one }}` instead of \
    `of: one`.
    """)

  private static let identity = Message(
    """
    `==` asks whether two values are equal, and these types don't define that. `===` asks whether \
    two names refer to the same object. To set a variable, write a single `=`.
    """)
}
