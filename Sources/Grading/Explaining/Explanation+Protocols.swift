import Messages

extension Explanation {
  /// The requirements of protocols, and what protocols and extensions may contain.
  static let protocols = [
    Explanation("type '%' does not conform to protocol '%'") { complaint in
      let needed =
        complaint.note("protocol requires % '%' with type '%'")
        ?? complaint.note("protocol requires % '%' with type '%'; %")
      if let found = complaint.note("candidate has non-matching type '%'"), let needed {
        return Message(
          """
          \(complaint[1], "protocol") requires \(code(needed[1]), "method") with the types \
          \(code(needed[2]), "types"), and \(complaint[0], "type") has it with \
          \(code(found[0]), "own"). Compare them one by one; a `?` counts.
          """)
      }
      return needed.map {
        Message(
          """
          \(complaint[1], "protocol") requires \(code($0[1]), "method"), and \
          \(complaint[0], "type") has none. Name, labels and types have to be exactly the \
          protocol's.
          """)
      }
    },
    Explanation(
      "% '%' has different argument labels from those required by protocol '%' ('%')"
    ) {
      Message(
        """
        \($0[2], "protocol") requires \($0[3], "method"), and here it is \($0[1], "own"). The labels \
        have to be the same; `_` before a parameter means *no label*.
        """)
    },
    Explanation(
      "% '%' must be declared public because it matches a requirement in public protocol '%'"
    ) {
      Message(
        """
        \($0[2], "protocol") is public, so your \($0[1], "name") has to be public, too: write \
        `public` before it.
        """)
    },
    Explanation("% cannot be declared public because its % uses an internal type") {
      // Translators: The kind is the compiler's word, such as method, property or initializer.
      Message(
        """
        A public declaration can use only public types: write `public` before the declaration of \
        each type or protocol that this \($0.words[0], "kind") uses.
        """)
    },
    Explanation(
      "conformance of '%' to protocol '%' crosses into main actor-isolated code and can cause data "
        + "races"
    ) {
      Message(
        """
        Any thread may call the methods of \($0[1], "protocol"), but \($0[0], "type") runs on the \
        main actor only. Both have to agree: write `@MainActor` before the protocol, too, or \
        remove it from the type.
        """)
    },
    Explanation("call to main actor-isolated % '%' in a synchronous nonisolated context") {
      mainActor($0[1])
    },
    Explanation("main actor-isolated var '%' can not be % from a nonisolated context") {
      outsider($0)
    },
    Explanation("main actor-isolated let '%' can not be % from a nonisolated context") {
      outsider($0)
    },
    Explanation("main actor-isolated % '%' can not be % from a nonisolated context") {
      mainActor($0[1])
    },
    Explanation("redundant conformance of '%' to protocol '%'") {
      Message(
        "\($0[0], "type") adopts \($0[1], "protocol") in two places. Once is enough: remove one.")
    },
    Explanation("protocol methods must not have bodies") { _ in
      Message(
        """
        A protocol only lists its methods. A default for types that don't have a method goes in an \
        extension of the protocol.
        """)
    },
    Explanation("'%' modifier cannot be used in protocols") {
      Message("A protocol's methods are as public as the protocol: leave \($0[0], "modifier") out.")
    },
    Explanation("'optional' can only be applied to members of an '@objc' protocol") { _ in
      Message(
        """
        A Swift protocol has no optional methods. If types may leave a method out, give it a \
        default in an extension of the protocol.
        """)
    },
    Explanation("extensions must not contain stored properties") { _ in
      Message(
        """
        An extension can add methods, but no stored properties. Move the property inside the \
        type's own braces.
        """)
    },
    Explanation("invalid redeclaration of '%'") {
      Message(
        "There are two declarations of \($0[0], "name"), so a call could mean either: keep one.")
    },
    Explanation("optional 'any' type must be written '%'") {
      Message(
        "The `?` applies to the whole type, so put the type in parentheses: \($0[0], "type").")
    },
  ]

  /// The explanation of a variable of the program in a type's code.
  private static func outsider(_ complaint: Complaint) -> Message {
    let text = complaint.program.text(of: complaint.diagnostic)
    let member = text.prefixMatch(of: /\w+[?!]?\.(\w+)/).map { String($0.1) }
    let objects = member.map {
      complaint.program.objects(withMember: $0, at: complaint.diagnostic).prefix(3).map(code)
    }
    guard let member, let objects, !objects.isEmpty else {
      return Message(
        """
        \(complaint[0], "name") is a variable of the program, outside this type. Use what the type \
        has itself: `self`, one of its properties, or a parameter.
        """)
    }
    return Message(
      """
      \(complaint[0], "name") is a variable of the program, and this type should work without it. \
      Call \(code(member), "method") on what the type has itself: \(Message.either(objects), "objects").
      """)
  }

  private static func mainActor(_ name: String) -> Message {
    Message(
      """
      \(name, "name") runs on the main actor, and this code may run elsewhere. Write `@MainActor` \
      before the type that contains this code, too; a `deinit` needs `isolated` before it.
      """)
  }
}
