import CourseModel
import Messages

extension Explanation {
  /// Names without a meaning in their place.
  static let names = [
    Explanation("ambiguous use of '%'") { ambiguity($0) },
    Explanation("'%' is ambiguous for type lookup in this context") { twoModules($0) },
    Explanation("cannot find '%' in scope") { methodName($0) ?? unknown($0) },
    Explanation(
      "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    ) { _ in
      Message(
        "`self` exists only inside a type. Is this line inside one? Count the braces above it.")
    },
    // The compiler reads an unresolved `line` as a function.
    Explanation("function produces expected type '%'; did you mean to call it with '()'?") {
      $0.subject.flatMap { [program = $0.program] in diagramName($0, program) }
        ?? $0.subject.map {
          Message(
            """
            \(code($0), "name") alone only names a function. To call it, write `()` after the name.
            """)
        }
    },
    Explanation("cannot find type '%' in scope") { complaint in
      let name = complaint.words[0]
      if let module = complaint.program.missingImport(in: complaint.diagnostic.file) {
        return Message(
          """
          This file has no type \(code(name), "type"), because it doesn't say `import \
          \(module, "module")`: that module has most of the exercise's types.
          """)
      }
      if let sentence = appleName(name, complaint.program) { return sentence }
      return .sentences([
        Message("There is no type called \(code(name), "name")."),
        (complaint.program.lookalike(of: name) ?? standardType(name)).map(didYouMean)
          ?? Message("Check the spelling: capital letters count."),
      ])
    },
    Explanation("cannot find operator '%' in scope") {
      $0.words[0].hasPrefix("=")
        ? Message(
          """
          Swift has no operator \($0[0], "operator"). To change a variable by a value, write `+=` \
          or `-=`.
          """)
        : Message("Swift has no operator \($0[0], "operator").")
    },
    Explanation("cannot find operator '%' in scope; did you mean '%'?") {
      Message("Swift has no operator \($0[0], "operator"): write \($0[1], "meant").")
    },
    Explanation("value of type '%' has no member '%'") { noMember($0) },
    Explanation("type '%' has no member '%'") { noMember($0) },
    Explanation("reference to member '%' cannot be resolved without a contextual type") {
      changeKey($0.words[0], $0)
    },
    Explanation("no such module '%'") { complaint in
      let given = complaint.program.imports.map { "`import \($0)`" }.joined(separator: ", ")
      return .sentences([
        Message("There is no module \(complaint[0], "module") on this machine."),
        given.isEmpty
          ? Message("This exercise imports none.")
          : Message("This exercise needs only \(given, "imports")."),
      ])
    },
    Explanation(
      "instance member '%' cannot be used on type '%'; did you mean to use a value of this type "
        + "instead?"
    ) {
      Message(
        """
        \($0[1], "type") is a type, and \($0[0], "member") belongs to its objects. Which variable \
        or property holds the object that you mean?
        """)
    },
    Explanation("enum case '%' cannot be used as an instance member") { dotted($0.words[0]) },
    Explanation("'%' is inaccessible due to '%' protection level") {
      Message(
        """
        \($0[0], "name") is \($0[1], "level"), so this code can't use it. What else does its type \
        offer?
        """)
    },
    Explanation("cannot assign to property: '%' setter is inaccessible") {
      Message(
        """
        This code can read \($0[0], "property"), but can't set it. Does its type have a method for \
        that?
        """)
    },
  ]

  private static func didYouMean(_ name: String) -> Message {
    Message("Did you mean \(code(name), "name")?")
  }

  private static func unknown(_ complaint: Complaint) -> Message? {
    let (name, program) = (complaint.words[0], complaint.program)
    if let sentence = diagramName(name, program) ?? appleName(name, program) { return sentence }
    switch name {
    case "this": return Message("In Swift an object calls itself `self`, not `this`.")
    case "null", "NULL", "Nil", "None": return Message("Swift's word for *nothing* is `nil`.")
    case "yes", "YES", "TRUE", "True": return Message("Swift's word for *yes* is `true`.")
    case "no", "NO", "FALSE", "False": return Message("Swift's word for *no* is `false`.")
    case "newValue" where program.fileContains("didSet", complaint.diagnostic):
      return Message(
        """
        `newValue` exists only in `willSet` and in `set`. In `didSet` the property has its new value \
        already: read the property itself.
        """)
    case "oldValue" where program.fileContains("willSet", complaint.diagnostic):
      return Message(
        """
        `oldValue` exists only in `didSet`. In `willSet` the property still has its old value: read \
        the property itself.
        """)
    default:
      if let pattern = program.pattern(taking: name, complaint.diagnostic) {
        return Message(
          """
          Nothing here is called \(code(name), "name") yet. To take the value out of a case, write \
          `let` before the name, and a dot before the case: \(code(pattern), "pattern").
          """)
      }
      if let sentence = foreignMember(complaint) { return sentence }
      let alike = ["self", "super", "nil", "true", "false"].first { name.isSlip(for: $0) }
      return .sentences([
        Message("Nothing here is called \(code(name), "name")."),
        (program.lookalike(of: name) ?? alike).map(didYouMean)
          ?? Message("Check the spelling. A name declared inside braces exists only there."),
      ])
    }
  }

  private static func diagramName(_ name: String, _ program: Program) -> Message? {
    guard program.hasParticipant(name) else { return nil }
    return Message(
      """
      \(code(name), "name") is the diagram's name for one of the objects. In code, write the \
      variable or property that holds the object, or `self` in its own methods.
      """)
  }

  /// The explanation of a case without its dot.
  static func dotted(_ name: String) -> Message {
    Message(
      """
      \(code(name), "name") is a case of an enumeration: write a dot before it, \
      \(code("." + name), "case").
      """)
  }

  /// The explanation of a name that is a case or another type's member.
  private static func foreignMember(_ complaint: Complaint) -> Message? {
    let (name, program) = (complaint.words[0], complaint.program)
    if program.cases.contains(name) { return dotted(name) }
    if let paths = paths(toMember: name, complaint) {
      return Message(
        """
        Whose \(code(name), "name") do you mean? It belongs to an object, and this line doesn't \
        name one. Write the object before it: \(paths, "paths").
        """)
    }
    let declarations = program.reading?.outline?.declarations ?? []
    return declarations.first { $0.name == name && !$0.owner.isEmpty && $0.kind == nil }.map {
      Message(
        """
        \(code(name), "name") is a member of \(code($0.owner), "type"). Before it, write the \
        variable or property that holds the object, and a dot.
        """)
    }
  }

  /// A member of each object at hand that has it: `` `flipside.delegate` ``; nil if none has it.
  private static func paths(toMember name: String, _ complaint: Complaint) -> Message? {
    let objects = complaint.program.objects(withMember: name, at: complaint.diagnostic).prefix(3)
    return objects.isEmpty ? nil : .either(objects.map { code("\($0).\(name)") })
  }

  /// The explanation of an option of a registration in place of a key of the change, or vice versa.
  private static func changeKey(_ name: String, _ complaint: Complaint) -> Message? {
    guard complaint.program.imports.contains("MiniCocoa") else { return nil }
    let line = complaint.program.line(of: complaint.diagnostic)
    switch name {
    case "new" where line.contains("[.new]"), "old" where line.contains("[.old]"):
      return Message(
        """
        \(code("." + name), "option") is an option of a registration. In the change, the key of \
        this value is called \(code(".\(name)Key"), "key"): \(code("change?[.\(name)Key]"), "use").
        """)
    case "newKey", "oldKey":
      guard line.contains("options:") else { return nil }
      let option = "." + name.dropLast("Key".count)
      return Message(
        """
        \(code("." + name), "key") is a key of a change. The option of a registration that asks \
        for this value is \(code(option), "option").
        """)
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

  private static func noMember(_ complaint: Complaint) -> Message? {
    let name = complaint.words[1]
    if let sentence = changeKey(name, complaint) { return sentence }
    return .sentences([
      Message("\(complaint[0], "type") has no member called \(code(name), "name")."),
      remedy(forMember: name, complaint),
    ])
  }

  private static func remedy(forMember name: String, _ complaint: Complaint) -> Message {
    let type = complaint.words[0].replacing("any ", with: "").filter { !"()?".contains($0) }
    if let paths = paths(toMember: name, complaint) {
      return Message("Which object has one? Write \(paths, "paths").")
    }
    if type.hasPrefix("["), type.contains(" : ") {
      return Message(
        """
        It is a dictionary: to read or store a value, write its key in brackets, `dictionary[key]`.
        """)
    }
    if name.hasPrefix("set"),
      let property = complaint.program.reading?.outline?.declarations.first(where: {
        $0.isProperty && $0.owner == type && "set\($0.name)".lowercased() == name.lowercased()
      })
    {
      return Message(
        """
        To set its property \(code(property.name), "property"), write `=`: \
        `\(property.name, "name") = …`.
        """)
    }
    let alike =
      complaint.program.lookalike(of: name, in: type)
      ?? nearest(to: name, among: complaint.program.cases)
    return alike.map(didYouMean) ?? Message("Check the spelling, and which object you mean.")
  }

  static func code(_ text: String) -> String { Complaint.code(text) }

  /// The modules that declare the same name, as far as the compiler names them.
  /// Of a type that several modules have, such as the exercise's and Foundation, or the program twice.
  private static func twoModules(_ complaint: Complaint) -> Message {
    let program = complaint.program
    let file = program.files.filter { $0.name == complaint.diagnostic.file }
    guard let own = program.imports.first, !program.imports.contains("Foundation"),
      file.importedModules.isSuperset(of: [own, "Foundation"]),
      !program.declarations.contains(where: { $0.name == complaint.words[0] })
    else {
      return Message(
        """
        The compiler can't choose: more than one type here is called \(complaint[0], "type"). Is one \
        of them a copy?
        """)
    }
    return Message(
      """
      This file imports two modules with a \(complaint[0], "type"): \(own, "module") and Foundation. \
      Remove `import Foundation`.
      """)
  }

  private static func ambiguity(_ complaint: Complaint) -> Message {
    let modules = complaint.notes("found this candidate in module '%'").map {
      Complaint.code($0[0])
    }
    if modules.isEmpty {
      return Message(
        """
        The compiler can't choose: more than one declaration of \(complaint[0], "name") fits here. \
        Say which one you mean.
        """)
    }
    return Message(
      """
      The compiler can't choose: \(Message.both(modules), "modules") declare \
      \(complaint[0], "name"), and each fits here. Say which one you mean.
      """)
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
