extension Explanation {
  /// Values that may be nil, and values that may not.
  static let optionals = [
    Explanation("optional type 'Bool?' cannot be used as a boolean") { _ in answerOrNil },
    Explanation("value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'") { _ in
      answerOrNil
    },
    Explanation("optional type '%' cannot be used as a boolean; test for '!= nil' instead") {
      "A condition is true or false, and this is of type \($0[0]). To ask whether there is "
        + "something, compare it with nil: `!= nil`."
    },
    Explanation(
      "value of optional type '%' must be unwrapped to refer to member '%' of wrapped base type '%'"
    ) {
      "What stands before `.\($0.words[1])` is of type \($0[0]), so it may be nil. With `?.` in "
        + "place of `.`, \($0[1]) is used if something is there; if not, nothing happens, and an "
        + "answer is nil."
    },
    Explanation("value of optional type '%' must be unwrapped to a value of type '%'") {
      let subject = $0.subject.map(code) ?? "This"
      return
        "\(subject) is of type \($0[0]) and may be nil; here \($0[1]) is needed. Find out first "
        + "whether something is there (`if let`, `guard let`), or say behind `??` what to take if "
        + "not."
    },
    Explanation("initializer for conditional binding must have Optional type, not '%'") {
      "`if let` and `guard let` ask whether something is there. This is of type \($0[0]), which is "
        + "always there. If it should be able to be nil, its type needs a `?`; if not, leave the "
        + "question out."
    },
    Explanation("cannot use optional chaining on non-optional value of type '%'") {
      "`?` is for what may be nil. This is of type \($0[0]), which is always there: leave the `?` "
        + "out."
    },
    Explanation("cannot force unwrap value of non-optional type '%'") {
      "This is of type \($0[0]), which is always there: leave the `!` out."
    },
    Explanation("'nil' cannot initialize specified type '%'") { needed($0) },
    Explanation("'nil' cannot be assigned to type '%'") { needed($0) },
    Explanation("'nil' is not compatible with expected argument type '%'") { needed($0) },
    Explanation("'nil' is incompatible with return type '%'") { needed($0) },
  ]

  private static let answerOrNil =
    "A condition is true or false, but this is a `Bool?`: true, false, or nil if there is nobody "
    + "to answer. Say behind `??` what should hold then: `?? true` or `?? false`."

  private static func needed(_ complaint: Complaint) -> String {
    "What is of type \(complaint[0]) is always there, so it cannot be nil. What may be nil has a "
      + "`?` behind its type: `\(complaint.words[0])?`."
  }
}
