import Messages

extension Explanation {
  /// Calls that do not fit the declaration.
  static let calls = [
    Explanation("missing argument label '%' in call") {
      // A case without its dot: the same sentence as at the case's name, where it appears once.
      if let name = $0.program.line(of: $0.diagnostic).firstMatch(of: /^\s*case\s+(\w+)\(/)?.1 {
        return dotted(String(name))
      }
      return $0.words[0] == "where:"
        ? search : Message("This argument needs its label: write `\($0.words[0], "label") …`.")
    },
    Explanation("missing argument labels '%' in call") {
      Message("These arguments need their labels: \($0[0], "labels").")
    },
    Explanation("incorrect argument label in call (have '%', expected '%')") { otherLabels($0) },
    Explanation("incorrect argument labels in call (have '%', expected '%')") { otherLabels($0) },
    Explanation("extraneous argument label '%' in call") {
      Message(
        """
        This argument takes no label: leave \($0[0], "label") out. (In a declaration, `_` means \
        *no label*.)
        """)
    },
    Explanation("extraneous argument labels '%' in call") {
      Message(
        """
        These arguments take no labels: leave \($0[0], "labels") out. (In a declaration, `_` means \
        *no label*.)
        """)
    },
    Explanation("missing argument for parameter #% in call") { complaint in
      callee(complaint).map {
        Message(
          """
          Argument number \(complaint.words[0], "number") is missing in the call of \($0, "method").
          """)
      } ?? Message("Argument number \(complaint.words[0], "number") is missing in this call.")
    },
    Explanation("missing argument for parameter '%' in call") { complaint in
      callee(complaint).map {
        Message(
          """
          The argument for \(complaint[0], "parameter") is missing in the call of \($0, "method").
          """)
      } ?? Message("The argument for \(complaint[0], "parameter") is missing in this call.")
    },
    Explanation("missing arguments for parameters % in call") { complaint in
      let parameters = complaint.words[0].replacing("'", with: "`")
      return callee(complaint).map {
        Message(
          "Arguments are missing in the call of \($0, "method"): \(parameters, "parameters").")
      } ?? Message("Arguments are missing in this call: \(parameters, "parameters").")
    },
    Explanation("extra argument in call") { _ in tooMany },
    Explanation("extra argument '%' in call") { _ in tooMany },
    Explanation("extra arguments at positions % in call") { _ in
      Message("This call has too many arguments. Compare it with the declaration.")
    },
    Explanation("argument passed to call that takes no arguments") { _ in
      Message("This call takes no arguments: leave the parentheses empty.")
    },
    Explanation("no exact matches in call to initializer%") { actionOfMethod($0) ?? noVersion },
    Explanation("no exact matches in call to %") { _ in noVersion },
    Explanation("argument '%' must precede argument '%'") {
      Message(
        """
        Write the arguments in the order of the declaration: \($0[0], "first") before \
        \($0[1], "second").
        """)
    },
    Explanation("cannot call value of non-function type '%'") {
      Message(
        """
        Parentheses call a method, and this is a value of type \($0[0], "type"). To set a \
        property, write `=` and the value. To call a method of an object, write `.` and the \
        method's name.
        """)
    },
    Explanation("function is unused") { _ in
      Message(
        """
        This line names a method without calling it. To call it, write the arguments in \
        parentheses after its name. (Texts write `(_:)` to show the labels.)
        """)
    },
  ]

  private static func otherLabels(_ complaint: Complaint) -> Message {
    Message(
      """
      Your call has the labels \(complaint[0], "own"); the declaration has \
      \(complaint[1], "expected"). `_` means *no label*.
      """)
  }

  private static let tooMany = Message(
    "This call has one argument too many. Compare it with the declaration.")

  private static let noVersion = Message(
    """
    There are several declarations with this name, and none takes these arguments. Compare the \
    labels and the types with an example: is a label missing?
    """)

  /// The called declaration; nil if the compiler does not say where it is.
  private static func callee(_ complaint: Complaint) -> String? {
    complaint.note("'%' declared here").map { code($0[0]) }
  }
}
