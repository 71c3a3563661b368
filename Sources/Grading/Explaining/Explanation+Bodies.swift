extension Explanation {
  /// Statements and the contents of braces.
  static let bodies = [
    Explanation("missing return in % expected to return '%'") {
      "Whichever way is taken to the end of this, it has to return something of type \($0[1])."
    },
    Explanation("unexpected non-void return value in void function") { _ in
      "This method gives nothing back. A `return` with nothing behind it ends it."
    },
    Explanation("'guard' body must not fall through, consider using a %") { _ in
      "The braces behind `else` have to lead out of here: in a method, `return` does."
    },
    Explanation("reference to property '%' in closure requires explicit use of 'self' %") {
      "A closure keeps whatever it uses, and here it has to be seen what that is. With "
        + "`self.\($0.words[0])` it keeps this whole object; with `[\($0.words[0])]` in front of its "
        + "parameters, only what the property holds now."
    },
    Explanation("capture of '%' with non-Sendable type '%' in a '@Sendable' %") {
      "This closure may run on another thread, and \($0[0]) is not made for that. Let it capture only "
        + "what it needs: names in brackets in front of its parameters, used without `self`. If it "
        + "listens to a centre and has to change the object itself, register with an action instead."
    },
    Explanation("% is not concurrency-safe because it is nonisolated global shared mutable state") {
      _ in
      "A variable that belongs to no object is there for all threads at once. Let an object keep "
        + "it."
    },
    Explanation("attribute '%' can only be used in a non-local scope") {
      "\($0[0]) stands before members of a type, and this is inside of a method's braces. Is the "
        + "method above closed?"
    },
    Explanation("declaration is only valid at file scope") { _ in
      "An extension stands outside of all braces. Is the type above closed?"
    },
    Explanation("expected 'func' keyword in instance method declaration") { _ in declarationsOnly },
    Explanation("expected 'var' keyword in property declaration") { _ in declarationsOnly },
    Explanation("expected ':' following argument label and parameter name") { _ in
      "Between a parameter's name and its type stands `:`."
    },
    Explanation("type annotation missing in pattern") { _ in
      "A property that gets no value here needs a type: `: ` and its name behind the property's."
    },
    Explanation("expected type before '->'") { _ in
      "`->` stands in declarations and in diagrams. Between an object and what it is told, code "
        + "has `.`."
    },
    Explanation("expected ',' separator") { _ in
      "Two things follow each other here with nothing between them. Arguments are parted by `,`; "
        + "between a label and its argument stands `:`."
    },
    Explanation("expected '{' after '%' condition") {
      "The condition of an `\($0.words[0])` ends here for the compiler, so a `{` has to follow. "
        + "*And* is written `&&` or `,`; *not* is `!`, in front."
    },
    Explanation("expected 'else' after 'guard' condition") { _ in
      "A `guard` says what happens if its condition does not hold: `else { return }`."
    },
    Explanation("expected ',' joining parts of a multi-clause condition") { _ in
      "Where a condition has an `if let` or `guard let` in it, its parts are joined by `,`."
    },
    Explanation("expected ')' in %") { _ in "A `(` has no `)`. The note says which one." },
    Explanation("unterminated string literal") { _ in
      "A text has a `\"` at both ends, in one line. Here one is missing."
    },
    Explanation("consecutive statements on a line must be separated by ';'") { _ in
      "A whole statement ends here, and the rest of the line does not belong to it. Is a character "
        + "missing, or one too many: a bracket, a comma, an operator?"
    },
    Explanation("statements are not allowed at the top level") { _ in outside },
    Explanation("expressions are not allowed at the top level") { _ in outside },
    Explanation("expected '{' in %") { _ in
      "A `{` is missing here: what belongs to this stands between it and its `}`."
    },
    Explanation("expected '}' %") { _ in
      "A `{` has no `}`. The note says which one the compiler means; it may be a later one, too."
    },
    Explanation("extraneous '}' at top level") { _ in
      "This `}` closes nothing. There is one too many above, or a `{` is missing."
    },
  ]

  private static let declarationsOnly =
    "Directly between a type's braces, only declarations stand. A method begins with `func`, a "
    + "property with `var` or `let`; everything else belongs into a method."

  private static let outside =
    "This stands outside of all braces, where only declarations may. Is there a `}` too many above?"
}
