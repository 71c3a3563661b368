extension Explanation {
  /// The requirements of protocols, and what protocols and extensions may contain.
  static let protocols = [
    Explanation("type '%' does not conform to protocol '%'") { complaint in
      let needed =
        complaint.note("protocol requires % '%' with type '%'")
        ?? complaint.note("protocol requires % '%' with type '%'; %")
      if let found = complaint.note("candidate has non-matching type '%'"), let needed {
        return
          "\(complaint[1]) asks for \(code(needed[1])) with the types \(code(needed[2])), and "
          + "yours has \(code(found[0])). Compare them one by one; a `?` counts."
      }
      return needed.map {
        "\(complaint[1]) asks for \(code($0[1])), and \(complaint[0]) has none. Name, labels and "
          + "types have to be exactly the protocol's."
      }
    },
    Explanation(
      "% '%' has different argument labels from those required by protocol '%' ('%')"
    ) {
      "\($0[2]) asks for \($0[3]), and yours is \($0[1]). Labels have to be the same; `_` in front "
        + "of a parameter says that there is none."
    },
    Explanation(
      "% '%' must be declared public because it matches a requirement in public protocol '%'"
    ) {
      "\($0[2]) is public, and what it asks for has to be so, too: write `public` in front of it."
    },
    Explanation("% cannot be declared public because its % uses an internal type") {
      "What is public may mention only what is public: write `public` in front of the declaration "
        + "of each type that this \($0.words[0]) names, also in front of a protocol."
    },
    Explanation(
      "conformance of '%' to protocol '%' crosses into main actor-isolated code and can cause data "
        + "races"
    ) {
      "Anybody may send what \($0[1]) lists, from any thread, and \($0[0]) takes it on the main "
        + "actor only. Both have to say the same: write `@MainActor` in front of the protocol, too, "
        + "or take it away from the type."
    },
    Explanation("call to main actor-isolated % '%' in a synchronous nonisolated context") {
      mainActor($0[1])
    },
    Explanation("main actor-isolated % '%' can not be % from a nonisolated context") {
      mainActor($0[1])
    },
    Explanation("redundant conformance of '%' to protocol '%'") {
      "\($0[0]) adopts \($0[1]) in two places. Once is enough: take one away."
    },
    Explanation("protocol methods must not have bodies") { _ in
      "A protocol only lists its methods. What they do for those who do not have them stands in an "
        + "extension of the protocol."
    },
    Explanation("'%' modifier cannot be used in protocols") {
      "What a protocol lists is as public as itself: leave \($0[0]) out."
    },
    Explanation("'optional' can only be applied to members of an '@objc' protocol") { _ in
      "A protocol of Swift's has no optional methods. What may be left out gets a default in an "
        + "extension of the protocol."
    },
    Explanation("extensions must not contain stored properties") { _ in
      "An extension adds what a type does, not what it keeps. Move the property between the type's "
        + "own braces."
    },
    Explanation("invalid redeclaration of '%'") {
      "\($0[0]) is there twice, and nobody could tell which is meant: keep one."
    },
    Explanation("optional 'any' type must be written '%'") {
      "The `?` is about all that stands before it, so that gets parentheses: \($0[0])."
    },
  ]

  private static func mainActor(_ name: String) -> String {
    "\(name) belongs to the main actor, and this code may run elsewhere. Write `@MainActor` in "
      + "front of the type that this code stands in, too."
  }
}
