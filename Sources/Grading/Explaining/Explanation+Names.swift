import CourseModel

extension Explanation {
  /// Names without a meaning in their place.
  static let names = [
    Explanation("ambiguous use of '%'") { ambiguity($0) },
    Explanation("cannot find '%' in scope") { methodName($0) ?? unknown($0) },
    Explanation(
      "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    ) { _ in
      "`self` exists only inside a type. Is this line inside one? Count the braces above it."
    },
    // The compiler reads an unresolved `line` as a function.
    Explanation("function produces expected type '%'; did you mean to call it with '()'?") {
      $0.subject.flatMap { [program = $0.program] in diagramName($0, program) }
        ?? $0.subject.map {
          "\(code($0)) alone only names a function. To call it, write `()` after the name."
        }
    },
    Explanation("cannot find type '%' in scope") { complaint in
      let name = complaint.words[0]
      if let module = complaint.program.missingImport(in: complaint.diagnostic.file) {
        return "This file has no type \(code(name)), because it doesn't say `import \(module)`: "
          + "that module has most of the exercise's types."
      }
      if let sentence = appleName(name, complaint.program) { return sentence }
      return "There is no type called \(code(name)). "
        + ((complaint.program.lookalike(of: name) ?? standardType(name))
          .map { "Did you mean \(code($0))?" } ?? "Check the spelling: capital letters count.")
    },
    Explanation("cannot find operator '%' in scope") {
      $0.words[0].hasPrefix("=")
        ? "Swift has no operator \($0[0]). To change a variable by a value, write `+=` or `-=`."
        : "Swift has no operator \($0[0])."
    },
    Explanation("cannot find operator '%' in scope; did you mean '%'?") {
      "Swift has no operator \($0[0]): write \($0[1])."
    },
    Explanation("value of type '%' has no member '%'") { noMember($0) },
    Explanation("type '%' has no member '%'") { noMember($0) },
    Explanation("reference to member '%' cannot be resolved without a contextual type") {
      changeKey($0.words[0], $0)
    },
    Explanation("no such module '%'") { complaint in
      let given = complaint.program.imports.map { "`import \($0)`" }.joined(separator: ", ")
      return "There is no module \(complaint[0]) on this machine. "
        + (given.isEmpty ? "This exercise imports none." : "This exercise needs only \(given).")
    },
    Explanation(
      "instance member '%' cannot be used on type '%'; did you mean to use a value of this type "
        + "instead?"
    ) {
      "\($0[1]) is a type, and \($0[0]) belongs to its objects. Which variable or property holds "
        + "the object that you mean?"
    },
    Explanation("'%' is inaccessible due to '%' protection level") {
      "\($0[0]) is \($0[1]), so this code can't use it. What else does its type offer?"
    },
    Explanation("cannot assign to property: '%' setter is inaccessible") {
      "This code can read \($0[0]), but can't set it. Does its type have a method for that?"
    },
  ]

  private static func unknown(_ complaint: Complaint) -> String? {
    let (name, program) = (complaint.words[0], complaint.program)
    if let sentence = diagramName(name, program) ?? appleName(name, program) { return sentence }
    switch name {
    case "this": return "In Swift an object calls itself `self`, not `this`."
    case "null", "NULL", "Nil", "None": return "Swift's word for *nothing* is `nil`."
    case "yes", "YES", "TRUE", "True": return "Swift's word for *yes* is `true`."
    case "no", "NO", "FALSE", "False": return "Swift's word for *no* is `false`."
    default:
      if let sentence = foreignMember(complaint) { return sentence }
      let alike = ["self", "super", "nil", "true", "false"].first { name.isSlip(for: $0) }
      return "Nothing here is called \(code(name)). "
        + ((program.lookalike(of: name) ?? alike).map { "Did you mean \(code($0))?" }
          ?? "Check the spelling. A name declared inside braces exists only there.")
    }
  }

  private static func diagramName(_ name: String, _ program: Program) -> String? {
    guard program.hasParticipant(name) else { return nil }
    return
      "\(code(name)) is the diagram's name for one of the objects. In code, write the variable or "
      + "property that holds the object, or `self` in its own methods."
  }

  /// The explanation of a name that is a case or another type's member.
  private static func foreignMember(_ complaint: Complaint) -> String? {
    let (name, program) = (complaint.words[0], complaint.program)
    if program.cases.contains(name) {
      return
        "\(code(name)) is a case of an enumeration: write a dot before it, \(code("." + name))."
    }
    if let paths = paths(toMember: name, complaint) {
      return "Whose \(code(name)) do you mean? It belongs to an object, and this line doesn't name "
        + "one. Write the object before it: \(paths)."
    }
    let declarations = program.reading?.outline?.declarations ?? []
    return declarations.first { $0.name == name && !$0.owner.isEmpty && $0.kind == nil }.map {
      "\(code(name)) is a member of \(code($0.owner)). Before it, write the variable or property "
        + "that holds the object, and a dot."
    }
  }

  /// A member of each object at hand that has it: `` `flipside.delegate` ``; nil if none has it.
  private static func paths(toMember name: String, _ complaint: Complaint) -> String? {
    let objects = complaint.program.objects(withMember: name, at: complaint.diagnostic).prefix(3)
    return objects.isEmpty
      ? nil : objects.map { code("\($0).\(name)") }.joined(separator: " or ")
  }

  /// The explanation of an option of a registration in place of a key of the change, or vice versa.
  private static func changeKey(_ name: String, _ complaint: Complaint) -> String? {
    guard complaint.program.imports.contains("MiniCocoa") else { return nil }
    let line = complaint.program.line(of: complaint.diagnostic)
    switch name {
    case "new" where line.contains("[.new]"), "old" where line.contains("[.old]"):
      return "\(code("." + name)) is an option of a registration. In the change, the key of this "
        + "value is called \(code(".\(name)Key")): `change?[.\(name)Key]`."
    case "newKey", "oldKey":
      guard line.contains("options:") else { return nil }
      let option = "." + name.dropLast("Key".count)
      return "\(code("." + name)) is a key of a change. The option of a registration that asks "
        + "for this value is \(code(option))."
    default: return nil
    }
  }

  /// A type of Swift's library that other languages spell otherwise.
  private static func standardType(_ name: String) -> String? {
    ["boolean": "Bool", "integer": "Int"][name.lowercased()]
      ?? ["Int", "Bool", "String", "Double", "Float", "Void", "Any", "AnyObject"].first {
        $0.lowercased() == name.lowercased()
      }
  }

  private static func noMember(_ complaint: Complaint) -> String? {
    let type = complaint.words[0].replacing("any ", with: "").filter { !"()?".contains($0) }
    let name = complaint.words[1]
    let start = "\(complaint[0]) has no member called \(code(name)). "
    if let sentence = changeKey(name, complaint) { return sentence }
    if let paths = paths(toMember: name, complaint) {
      return start + "Which object has one? Write \(paths)."
    }
    if type.hasPrefix("["), type.contains(" : ") {
      return start + "It is a dictionary: to read or store a value, write its key in brackets, "
        + "`dictionary[key]`."
    }
    if name.hasPrefix("set"),
      let property = complaint.program.reading?.outline?.declarations.first(where: {
        $0.isProperty && $0.owner == type && "set\($0.name)".lowercased() == name.lowercased()
      })
    {
      return start + "To set its property \(code(property.name)), write `=`: "
        + "`\(property.name) = …`."
    }
    let alike =
      complaint.program.lookalike(of: name, in: type)
      ?? nearest(to: name, among: complaint.program.cases)
    return start
      + (alike.map { "Did you mean \(code($0))?" }
        ?? "Check the spelling, and which object you mean.")
  }

  static func code(_ text: String) -> String { Complaint.code(text) }

  /// The modules that declare the same name, as far as the compiler names them.
  private static func ambiguity(_ complaint: Complaint) -> String {
    let modules = complaint.notes("found this candidate in module '%'").map {
      Complaint.code($0[0])
    }
    let places =
      modules.isEmpty
      ? "more than one declaration of \(complaint[0]) fits here"
      : "\(modules.joined(separator: " and ")) declare \(complaint[0]), and each fits here"
    return "The compiler can't choose: \(places). Say which one you mean."
  }
}

extension String {
  /// Whether a word is a likely misspelling: the letters in another order, one letter too many, or
  /// one missing.
  fileprivate func isSlip(for word: String) -> Bool {
    func shortened(_ text: String) -> [String] {
      text.indices.map { text[..<$0] + text[text.index(after: $0)...] }.map(String.init)
    }
    return sorted() == word.sorted() || shortened(self).contains(word)
      || shortened(word).contains(self)
  }
}
