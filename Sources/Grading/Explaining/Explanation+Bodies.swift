import Messages

extension Explanation {
  /// Statements and the contents of braces.
  static let bodies = [
    Explanation("missing return in % expected to return '%'") {
      let all = Message(
        "Every path through this code has to return a value of type \($0[1], "type").")
      guard $0.program.hasReturningBranch(above: $0.diagnostic) else { return all }
      return .sentences([
        all,
        Message(
          """
          A branch of an `if` or a `switch` may leave out `return` only if all of them do, and each \
          is a single value.
          """),
      ])
    },
    Explanation("cannot use 'return' to transfer control out of '%' expression") {
      Message(
        """
        This \($0[0], "statement") stands for a value, so each of its branches is only the value, \
        without `return`.
        """)
    },
    Explanation("unexpected non-void return value in void function") { _ in
      Message("This method returns no value. To leave it early, write `return` alone.")
    },
    Explanation("'guard' body must not fall through, consider using a %") { _ in
      Message("A `guard`'s `else` has to leave the surrounding braces: in a method, by `return`.")
    },
    Explanation(
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments; did "
        + "you mean '%'?"
    ) {
      Message(
        """
        This closure names its parameter, so `$0` doesn't exist in it: write \($0[0], "parameter").
        """)
    },
    Explanation(
      "contextual type for closure argument list expects % argument, which cannot be implicitly "
        + "ignored"
    ) { _ in unusedParameters },
    Explanation(
      "contextual type for closure argument list expects % arguments, which cannot be implicitly "
        + "ignored"
    ) { _ in unusedParameters },
    Explanation("passing non-escaping parameter '%' to function expecting an '@escaping' closure") {
      escaping($0)
    },
    Explanation("assigning non-escaping parameter '%' to an '@escaping' closure") { escaping($0) },
    Explanation("escaping closure captures non-escaping parameter '%'") { escaping($0) },
    Explanation("error is not handled because the enclosing function is not declared 'throws'") {
      _ in
      Message(
        """
        `throw` leaves this method with an error, and the method isn't declared `throws`. To tell \
        an object about an error, call one of its methods.
        """)
    },
    Explanation("'%' modifier cannot be applied to read-only properties") {
      Message(
        """
        \($0[0], "modifier") limits who can set a property, and no code can set this one: it is \
        declared with `let`, or has no `set`. Do you mean `var`?
        """)
    },
    Explanation(
      "found an unexpected second identifier in % declaration; is there an accidental break?"
    ) {
      colon($0)
        ?? Message(
          """
          Only one name fits here. Modifiers such as `weak` go before `var`, and a loop has `in`: \
          `for bell in bells`.
          """)
    },
    Explanation("reference to property '%' in closure requires explicit use of 'self' %") {
      Message(
        """
        A closure captures what it uses, and Swift requires you to show it. \
        `self.\($0.words[0], "property")` captures this whole object. A capture list, \
        `[{property}]` before the closure's parameters, captures only the property's current value.
        """)
    },
    Explanation("capture of '%' with non-Sendable type '%' in a '@Sendable' %") {
      Message(
        """
        This closure may run on another thread, where \($0[0], "name") isn't safe to use. Capture \
        only what the closure needs: list the names in brackets before its parameters, and use \
        them without `self`. If an observer's closure has to change the object itself, register \
        with an action instead.
        """)
    },
    Explanation("% is not concurrency-safe because it is nonisolated global shared mutable state") {
      _ in
      Message(
        """
        This variable belongs to no object, so all threads share it. Make it a property of an \
        object.
        """)
    },
    Explanation("attribute '%' can only be used in a non-local scope") {
      Message(
        """
        \($0[0], "attribute") is for members of a type, and this line is inside a method. Does the \
        method above have its closing `}}`?
        """)
    },
    Explanation("declaration is only valid at file scope") { _ in
      Message(
        "An extension has to be outside all braces. Does the type above have its closing `}}`?")
    },
    Explanation("expected 'func' keyword in instance method declaration") { _ in declarationsOnly },
    Explanation("expected 'var' keyword in property declaration") { _ in declarationsOnly },
    Explanation("expected ':' following argument label and parameter name") { _ in
      Message("Write `:` between a parameter's name and its type.")
    },
    Explanation("type annotation missing in pattern") { _ in
      Message("A property without a value needs a type: write `:` and the type after its name.")
    },
    Explanation("expected type before '->'") { _ in
      Message(
        """
        `->` is for declarations and diagrams. To call a method of an object, write `.` after the \
        object.
        """)
    },
    Explanation("expected ',' separator") {
      if $0.program.line(of: $0.diagnostic).contains(/\{\s*\[(?:weak|unowned)\b[^\]]*\]/) {
        return captured
      }
      return Message(
        """
        Something is missing between two values here. Separate arguments with `,`; write `:` \
        between a label and its argument.
        """)
    },
    Explanation("expected '{' after '%' condition") {
      Message(
        """
        The compiler reads the end of the condition of this \($0[0], "keyword") here, so it \
        expects `{{`. For *and*, write `&&` or `,`; for *not*, write `!` before the value.
        """)
    },
    Explanation("expected 'else' after 'guard' condition") { _ in
      Message("A `guard` needs an `else` for a condition that is false: `else {{ return }}`.")
    },
    Explanation("expected ',' joining parts of a multi-clause condition") { _ in
      Message("In a condition with `if let` or `guard let`, join the parts with `,`.")
    },
    Explanation("expected ')' in %") {
      $0.opening("(").map {
        Message("The `(` in line \($0, "line") has no closing `)`.")
      } ?? Message("A `(` has no closing `)`.")
    },
    Explanation("unterminated string literal") { _ in
      Message("A string begins and ends with `\"`, on one line. One of them is missing.")
    },
    Explanation("consecutive statements on a line must be separated by ';'") {
      let line = $0.program.line(of: $0.diagnostic)
      if line.contains(/[{(]\s*(?:weak|unowned)\s+\w/) { return captured }
      if line.contains(/\bnew\s+[A-Z]/) {
        return Message(
          "Swift has no `new`: write the type's name and the arguments in parentheses.")
      }
      if $0.program.text(of: $0.diagnostic).trimmingPrefix(" ").hasPrefix(":") {
        return Message("To set a property, write `=` and not `:`.")
      }
      return Message(
        """
        The compiler reads a complete statement up to here, and the rest of the line doesn't \
        belong to it. Is a character missing or extra: a bracket, a comma, an operator?
        """)
    },
    Explanation("statements are not allowed at the top level") { _ in outside },
    Explanation("expressions are not allowed at the top level") { _ in outside },
    Explanation("expected '{' in %") {
      colon($0)
        ?? Message(
          "A `{{` is missing here. The code of this declaration goes between `{{` and `}}`.")
    },
    Explanation("expected '}' %") {
      $0.opening("{").map {
        Message(
          "A `{{` has no closing `}}`: the one in line \($0, "line"), or a later one.")
      } ?? Message("A `{{` has no closing `}}`.")
    },
    Explanation("extraneous '}' at top level") { _ in
      Message("This `}}` closes nothing. There is one too many above, or a `{{` is missing.")
    },
  ]

  private static let declarationsOnly = Message(
    """
    Directly inside a type's braces, only declarations are allowed. A method begins with `func`, a \
    property with `var` or `let`. All other code has to be in a method.
    """)

  /// The explanation of words that other languages have before protocols; nil if there are none.
  private static func colon(_ complaint: Complaint) -> Message? {
    let line = complaint.program.line(of: complaint.diagnostic)
    guard line.contains(/\b(?:implements|extends)\b/) else { return nil }
    return Message(
      "In Swift, a `:` comes before the protocols and the superclass: `class Bell: Ringing`.")
  }

  private static let captured = Message(
    """
    A capture list is in brackets, and `in` ends the first part of the closure: `{{ [weak self] in \
    … }}`. Between them, the closure names its parameters.
    """)

  private static let unusedParameters = Message(
    """
    This closure gets a value for each parameter, and has to accept it: use `$0`, name it before \
    `in`, or write `_ in`.
    """)

  private static func escaping(_ complaint: Complaint) -> Message {
    Message(
      """
      An object keeps \(complaint[0], "closure") after this method has returned, so the closure \
      has to be `@escaping`: write the word before its type.
      """)
  }

  private static let outside = Message(
    """
    This line is outside all braces, where only declarations are allowed. Is there an extra `}}` \
    above?
    """)
}
