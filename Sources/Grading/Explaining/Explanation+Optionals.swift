extension Explanation {
  /// Values that may be nil, and values that may not.
  static let optionals = [
    Explanation("optional type 'Bool?' cannot be used as a boolean") { _ in answerOrNil },
    Explanation("value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'") { _ in
      answerOrNil
    },
    Explanation("optional type '%' cannot be used as a boolean; test for '!= nil' instead") {
      "A condition is true or false, and this has the type \($0[0]). To find out whether there is "
        + "a value, compare it with nil: `!= nil`."
    },
    Explanation(
      "value of optional type '%' must be unwrapped to refer to member '%' of wrapped base type '%'"
    ) {
      "The value before `.\($0.words[1])` may be nil: its type is \($0[0]). Write `?.` instead of "
        + "`.` to use \($0[1]) only if there is a value. Otherwise nothing happens, and the result "
        + "is nil."
    },
    Explanation("value of optional type '%' must be unwrapped to a value of type '%'") {
      let subject = $0.subject.map(code) ?? "This"
      return
        "\(subject) has the type \($0[0]) and may be nil, but this code needs \($0[1]). Check for a "
        + "value first (`if let`, `guard let`), or write a default after `??`."
    },
    Explanation("initializer for conditional binding must have Optional type, not '%'") {
      "`if let` and `guard let` check for nil, and a value of type \($0[0]) is never nil. If it "
        + "should be optional, its type needs a `?`; otherwise leave the check out."
    },
    Explanation("cannot use optional chaining on non-optional value of type '%'") {
      "`?` is for values that may be nil, and a value of type \($0[0]) is never nil: leave the `?` "
        + "out."
    },
    Explanation("cannot force unwrap value of non-optional type '%'") {
      "A value of type \($0[0]) is never nil: leave the `!` out."
    },
    Explanation("'nil' cannot initialize specified type '%'") { needed($0) },
    Explanation("'nil' cannot be assigned to type '%'") { needed($0) },
    Explanation("'nil' is not compatible with expected argument type '%'") { needed($0) },
    Explanation("'nil' is incompatible with return type '%'") { needed($0) },
  ]

  private static let answerOrNil =
    "A condition is true or false, but this is a `Bool?`, which is nil if no object answers. Choose "
    + "the answer for that case: `?? true` or `?? false`."

  private static func needed(_ complaint: Complaint) -> String {
    "A value of type \(complaint[0]) can't be nil. If it should be optional, write `?` after the "
      + "type: `\(complaint.words[0])?`."
  }
}
