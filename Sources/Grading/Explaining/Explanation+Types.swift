extension Explanation {
  /// Values whose type differs from the expected one.
  static let types = [
    Explanation("cannot assign value of type '%' to type '%'") { unfit($0) },
    Explanation("cannot convert value of type '%' to expected argument type '%'") { unfit($0) },
    Explanation("cannot convert value of type '%' to specified type '%'") { unfit($0) },
    Explanation("argument type '%' does not conform to expected type '%'") { unfit($0) },
    Explanation("return expression of type '%' does not conform to '%'") { unfit($0) },
    Explanation("cannot convert return expression of type '%' to return type '%'") { unfit($0) },
    Explanation("value of type '%' does not conform to '%' in assignment") {
      undecided($0.words[0], $0.words[1])
    },
    Explanation("cannot convert value of type '%' to type '%' in coercion") {
      undecided($0.words[0], $0.words[1])
    },
    Explanation("'%' is not convertible to '%'") { undecided($0.words[0], $0.words[1]) },
    Explanation("cannot convert value of type '%' to expected condition type '%'") { unfit($0) },
    Explanation("type-casting operator expects a type on its right-hand side (got: %)") { _ in
      "`is` asks for a type. `===` asks whether two names mean the same object."
    },
    Explanation("binary operator '%' cannot be applied to two '%' operands") { compared($0) },
    Explanation("type 'any %' cannot conform to 'Equatable'") { _ in identity },
    Explanation("operator function '%' requires that %") { compared($0) },
    Explanation("referencing operator function '%' on '%' requires that %") { compared($0) },
    Explanation("binary operator '%' cannot be applied to operands of type '%' and '%'") {
      "\($0[0]) takes two values of one type, and these are \($0[1]) and \($0[2]). (`===` asks whether "
        + "two names mean the same object; a single `=` sets a variable.)"
    },
    Explanation("referencing instance method '%' on '%' requires that '%' conform to 'Equatable'") {
      "\($0[0]) looks by `==`, and nothing says when two of \($0[2]) are equal. \(search)"
    },
    Explanation("use of '=' in a boolean context, did you mean '=='?") { _ in
      "`=` stores something. In a condition, `==` asks whether two values are equal, and `===` "
        + "whether two names mean the same object."
    },
  ]

  private static func unfit(_ complaint: Complaint) -> String {
    let (given, wanted) = (complaint.words[0], complaint.words[1])
    if given.hasSuffix(".Type") {
      let type = code(String(given.dropLast(".Type".count)))
      return "\(type) is the type itself, not an object of it. An object calls itself `self`; any "
        + "other is known by the variable or property that holds it."
    }
    if let adoption = complaint.note("add missing conformance to '%' to % '%'") {
      return
        "Here somebody is needed who adopts \(code(adoption[0])), and \(code(adoption[2])) does "
        + "not say that it does. A type adopts a protocol by naming it behind a colon: `extension "
        + "\(adoption[2]): \(adoption[0]) { … }`."
    }
    return "In this place the type has to be \(code(wanted)); what stands there is of type "
      + "\(code(given))."
  }

  private static func undecided(_ given: String, _ wanted: String) -> String {
    "Not everything of type \(code(given)) is of type \(code(wanted)). Whether this is so shows "
      + "only when the program runs: `as?` asks, and gives nil if not."
  }

  private static func compared(_ complaint: Complaint) -> String? {
    ["==", "!=", "~="].contains(complaint.words[0]) ? identity : nil
  }

  /// The advice for finding an object in a list.
  static let search =
    "`===` asks whether it is the object that you look for: instead of `of: one` write "
    + "`where: { $0 === one }`."

  private static let identity =
    "`==` asks whether two values are equal, which has no meaning for these. `===` asks whether two "
    + "names mean the same object. To set a variable, write a single `=`."
}
