extension Explanation {
  /// Calls that do not fit the declaration.
  static let calls = [
    Explanation("missing argument label '%' in call") {
      $0.words[0] == "where:"
        ? search
        : "This argument needs its label: write `\($0.words[0]) …`."
    },
    Explanation("missing argument labels '%' in call") {
      "These arguments need their labels: \($0[0])."
    },
    Explanation("incorrect argument label in call (have '%', expected '%')") { otherLabels($0) },
    Explanation("incorrect argument labels in call (have '%', expected '%')") { otherLabels($0) },
    Explanation("extraneous argument label '%' in call") {
      "This argument takes no label: leave \($0[0]) out. (In a declaration, `_` means *no label*.)"
    },
    Explanation("extraneous argument labels '%' in call") {
      "These arguments take no labels: leave \($0[0]) out. (In a declaration, `_` means *no label*.)"
    },
    Explanation("missing argument for parameter #% in call") {
      "Argument number \($0.words[0]) is missing\(callee($0))."
    },
    Explanation("missing argument for parameter '%' in call") {
      "The argument for \($0[0]) is missing\(callee($0))."
    },
    Explanation("missing arguments for parameters % in call") {
      "Arguments are missing\(callee($0)): \($0.words[0].replacing("'", with: "`"))."
    },
    Explanation("extra argument in call") { _ in tooMany },
    Explanation("extra argument '%' in call") { _ in tooMany },
    Explanation("extra arguments at positions % in call") { _ in
      "This call has too many arguments. Compare it with the declaration."
    },
    Explanation("argument passed to call that takes no arguments") { _ in
      "This call takes no arguments: leave the parentheses empty."
    },
    Explanation("no exact matches in call to initializer%") { actionOfMethod($0) ?? noVersion },
    Explanation("no exact matches in call to %") { _ in noVersion },
    Explanation("argument '%' must precede argument '%'") {
      "Write the arguments in the order of the declaration: \($0[0]) before \($0[1])."
    },
    Explanation("cannot call value of non-function type '%'") {
      "Parentheses call a method, and this is a value of type \($0[0]). To set a property, write "
        + "`=` and the value. To call a method of an object, write `.` and the method's name."
    },
    Explanation("function is unused") { _ in
      "This line names a method without calling it. To call it, write the arguments in parentheses "
        + "after its name. (Texts write `(_:)` to show the labels.)"
    },
  ]

  private static func otherLabels(_ complaint: Complaint) -> String {
    "Your call has the labels \(complaint[0]); the declaration has \(complaint[1]). `_` means "
      + "*no label*."
  }

  private static let tooMany =
    "This call has one argument too many. Compare it with the declaration."

  private static let noVersion =
    "There are several declarations with this name, and none takes these arguments. Compare the "
    + "labels and the types with an example: is a label missing?"

  /// Names the called declaration, if the compiler says where it is.
  private static func callee(_ complaint: Complaint) -> String {
    complaint.note("'%' declared here").map { " in the call of \(code($0[0]))" } ?? " in this call"
  }
}
