extension Explanation {
  /// Calls that do not fit the declaration.
  static let calls = [
    Explanation("missing argument label '%' in call") {
      $0.words[0] == "where:"
        ? search
        : "In a call, a label stands before its argument: `\($0.words[0]) …`."
    },
    Explanation("missing argument labels '%' in call") {
      "In a call, labels stand before their arguments; here \($0[0]) are missing."
    },
    Explanation("incorrect argument label in call (have '%', expected '%')") { otherLabels($0) },
    Explanation("incorrect argument labels in call (have '%', expected '%')") { otherLabels($0) },
    Explanation("extraneous argument label '%' in call") {
      "This argument is given without a label: leave \($0[0]) out. (The declaration says so by "
        + "`_`.)"
    },
    Explanation("extraneous argument labels '%' in call") {
      "These arguments are given without labels: leave \($0[0]) out. (The declaration says so by "
        + "`_`.)"
    },
    Explanation("missing argument for parameter #% in call") {
      "The call lacks its argument number \($0.words[0])\(callee($0))."
    },
    Explanation("missing argument for parameter '%' in call") {
      "The call lacks the argument for \($0[0])\(callee($0))."
    },
    Explanation("missing arguments for parameters % in call") {
      "The call lacks arguments, for \($0.words[0].replacing("'", with: "`"))\(callee($0))."
    },
    Explanation("extra argument in call") { _ in tooMany },
    Explanation("extra argument '%' in call") { _ in tooMany },
    Explanation("extra arguments at positions % in call") { _ in
      "There are more arguments in this call than what is called takes. Compare it with the "
        + "declaration."
    },
    Explanation("argument '%' must precede argument '%'") {
      "Arguments stand in the order of the declaration: \($0[0]) before \($0[1])."
    },
    Explanation("cannot call value of non-function type '%'") {
      "Parentheses call a method, and this is of type \($0[0]). To set a property, write `=` and "
        + "the value; to say something to an object, write `.` and the method's name."
    },
    Explanation("function is unused") { _ in
      "Here a method is only named. To call it, put the arguments in parentheses behind its name; "
        + "`(_:)` is how texts write it."
    },
  ]

  private static func otherLabels(_ complaint: Complaint) -> String {
    "The labels of this call are \(complaint[0]), and those of the declaration \(complaint[1]). "
      + "`_` stands for an argument without a label."
  }

  private static let tooMany =
    "There is an argument more in this call than what is called takes. Compare it with the "
    + "declaration."

  /// The called declaration, if the compiler says where it is.
  private static func callee(_ complaint: Complaint) -> String {
    complaint.note("'%' declared here").map { ": it calls \(code($0[0]))" } ?? ""
  }
}
