import Messages

extension Explanation {
  /// Values that may be nil, and values that may not.
  static let optionals = [
    Explanation("optional type 'Bool?' cannot be used as a boolean") { _ in answerOrNil },
    Explanation("value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'") { _ in
      answerOrNil
    },
    Explanation("optional type '%' cannot be used as a boolean; test for '!= nil' instead") {
      Message(
        """
        A condition is true or false, and this has the type \($0[0], "type"). To find out whether \
        there is a value, compare it with nil: `!= nil`.
        """)
    },
    Explanation(
      "value of optional type '%' must be unwrapped to refer to member '%' of wrapped base type '%'"
    ) {
      Message(
        """
        The value before `.\($0.words[1], "name")` may be nil: its type is \($0[0], "type"). Write \
        `?.` instead of `.` to use \($0[1], "member") only if there is a value. Otherwise nothing \
        happens, and the result is nil.
        """)
    },
    Explanation("value of optional type '%' must be unwrapped to a value of type '%'") {
      complaint in
      complaint.subject.map {
        Message(
          """
          \(code($0), "name") has the type \(complaint[0], "type") and may be nil, but this code \
          needs \(complaint[1], "needed"). Check for a value first (`if let`, `guard let`), or \
          write a default after `??`.
          """)
      }
        ?? Message(
          """
          This has the type \(complaint[0], "type") and may be nil, but this code needs \
          \(complaint[1], "needed"). Check for a value first (`if let`, `guard let`), or write a \
          default after `??`.
          """)
    },
    Explanation("initializer for conditional binding must have Optional type, not '%'") {
      Message(
        """
        `if let` and `guard let` check for nil, and a value of type \($0[0], "type") is never nil. \
        If it should be optional, its type needs a `?`; otherwise leave the check out.
        """)
    },
    Explanation("cannot use optional chaining on non-optional value of type '%'") {
      Message(
        """
        `?` is for values that may be nil, and a value of type \($0[0], "type") is never nil: \
        leave the `?` out.
        """)
    },
    Explanation("cannot force unwrap value of non-optional type '%'") {
      Message("A value of type \($0[0], "type") is never nil: leave the `!` out.")
    },
    Explanation("'nil' cannot initialize specified type '%'") { needed($0) },
    Explanation("'nil' cannot be assigned to type '%'") { needed($0) },
    Explanation("'nil' is not compatible with expected argument type '%'") { needed($0) },
    Explanation("'nil' is incompatible with return type '%'") { needed($0) },
  ]

  private static let answerOrNil = Message(
    """
    A condition is true or false, but this is a `Bool?`, which is nil if no object answers. Choose \
    the answer for that case: `?? true` or `?? false`.
    """)

  private static func needed(_ complaint: Complaint) -> Message {
    Message(
      """
      A value of type \(complaint[0], "type") can't be nil. If it should be optional, write `?` \
      after the type: `\(complaint.words[0], "text")?`.
      """)
  }
}
