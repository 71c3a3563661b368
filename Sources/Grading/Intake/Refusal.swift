import Messages

/// Something that a submission may not do here. Its sentences say what, why, and what to do.
enum Refusal: Codable, Hashable, Sendable {
  case importing(String, allowed: [String])
  /// The files import their module.
  case importingItself(String)
  case attribute(String)
  case macro(String)
  case lineDirective
  /// A marker that switches off checks of memory safety.
  case unsafeMarker(String)
  /// A marker that switches off checks of data races.
  case raceMarker(String)
  /// A function that takes a format and arguments of unknown types.
  case format
  /// Code that the compiler considers unsafe.
  case unsafeCode
  /// A part of the library that exposes uninitialised memory, or memory of something else.
  case unsafePart(String)
  /// A protocol of Swift's library that a type of a submission may not adopt.
  case conformance(String)
  /// The parts that start concurrent work.
  case concurrency(String)
  /// A part of a queue that is not for code that only adds work to it.
  case queue(String)
  /// A type that is refused where there are threads, because they could share its content.
  case shared(String)
  /// A warning of the compiler: a value that is not Sendable crosses to another thread.
  case race
  /// A function that tells who runs the code.
  case watching(String)
  /// A part that checks use to observe.
  case instrument(String)
  case privateName(String)
  /// A function of the operating system.
  case systemFunction(String)
  /// A part of a library that reaches outside the program.
  case outside(String, of: String)
  case otherModule(String)
  case exportedSymbol(String)
  case section(String)
  /// A name that would make a suite use the submission's declaration in place of another.
  case shadowing(String)
  /// The submission's comparison, which a suite would use in place of Swift's.
  case ownComparison(String)
  /// The submission's type, which would take the place of a literal's in a suite.
  case ownLiteral(String)
  /// A declaration that a suite uses, with another type than the reference's.
  case otherType(String, is: String, insteadOf: String)
  /// The operands of a suite's comparison, where they have another type than beside the reference.
  case otherOperand(String, insteadOf: String)
  /// A type that a suite compares, and whose values are all equal.
  case indistinct(String)
  /// A value with the name of one of the reference's cases.
  case notACase(String)
  case unreadable
  /// Code that swift-syntax and the compiler may read differently.
  case ambiguous

  /// Whether the refused code may also add sections and symbols to the object that are refused.
  var changesObject: Bool {
    switch self {
    case .attribute, .macro: true
    default: false
    }
  }

  /// Whether it is about the object file and not the use of a name.
  var isAboutObject: Bool {
    switch self {
    case .section, .exportedSymbol: true
    default: false
    }
  }

  /// Whether it is about tasks or task groups, whatever created them.
  var isAboutTasks: Bool {
    if case .concurrency(let name) = self { return name.contains("Task") }
    return false
  }

  /// Whether it is about a name that must be written in the source.
  var isAboutName: Bool {
    if case .privateName = self { return true }
    return false
  }

  /// The sentence for the learner: what is not allowed, why, and what to do.
  var sentence: Message {
    switch self {
    case .importing(let module, let allowed):
      Message(
        """
        'import \(module, "module")' is not allowed here, because you should solve the exercise \
        without it. You may import \(allowed.joined(separator: ", "), "allowed"): remove the \
        import and what needs it.
        """)
    case .importingItself(let module):
      Message(
        """
        'import \(module, "module")' is not needed, and not allowed: these files are that module, \
        and see all that is declared in it. Remove the line.
        """)
    case .attribute(let name):
      Message(
        """
        '@\(name, "name")' is not allowed here: it changes how the program is put together, beyond \
        what Swift promises. Remove it; the exercise needs no such attribute.
        """)
    case .macro(let name):
      Message(
        """
        '\(name, "name")' is not allowed here: a macro of your own would rewrite code before it is \
        compiled. Write a function instead.
        """)
    case .lineDirective:
      Message(
        "'#sourceLocation' is not allowed here: reports could not name the right line. Remove it.")
    case .unsafeMarker(let marker):
      Message(
        """
        '\(marker, "marker")' is not allowed here: it switches off the compiler's checks of \
        memory. Write this part with values, classes and arrays, which need no such marker.
        """)
    case .raceMarker(let marker):
      Message(
        """
        '\(marker, "marker")' is not allowed here: it switches off the compiler's checks for data \
        races. Let a closure capture what it needs, such as `[views]`, and not `self`; or share \
        only what is safe for several threads.
        """)
    case .format:
      Message(
        """
        This takes its arguments as a list of addresses, and the compiler can't check whether they \
        fit the format, so it is not allowed here. Use 'String(format:)' with the arguments \
        themselves, or put text in by interpolation: "\\(name)".
        """)
    case .unsafeCode:
      Message(
        """
        This uses memory in a way that the compiler cannot check (an unsafe pointer, an unsafe \
        reference or cast), which is not allowed here. Use arrays, values and classes instead.
        """)
    case .unsafePart(let name):
      Message(
        """
        '\(name, "name")' is not allowed here: it can read memory that is not initialised or that \
        other code uses, and the compiler does not see that. Use arrays, values and classes.
        """)
    case .conformance(let name):
      Message(
        """
        A type of your own can't adopt '\(name, "name")' here: Swift's library relies on such a \
        type, for example on its number of elements, when it moves memory. Keep an array in your \
        type, and use that; 'Sequence' is allowed.
        """)
    case .concurrency(let name):
      Message(
        """
        '\(name, "name")' starts concurrent work, which is not allowed here: while a check looks \
        at an object, no other code may change it. Call the code directly; 'async' functions, \
        actors and '@MainActor' are allowed.
        """)
    case .queue("OperationQueue.main"):
      Message(
        """
        'OperationQueue.main' is the queue of an app's main thread, and a check has none: nothing \
        would ever run what you add. The exercise gives you queues: add operations to them, and \
        the check runs them.
        """)
    case .queue(let name):
      Message(
        """
        '\(name, "name")' decides when or on which thread code runs, and that is not allowed here. \
        The exercise gives you queues: add operations to them, and the check runs them.
        """)
    case .shared(let name):
      Message(
        """
        '\(name, "name")' is not allowed in concurrent code: two tasks could change its content at \
        once, and the compiler would not see that. Keep it in an actor of your own, or use plain \
        values or an Atomic.
        """)
    case .race:
      Message(
        """
        This shares something that is not Sendable with other threads. The compiler only warns, \
        but it is not allowed here, because two threads could change it at once. Share values, or \
        keep it in an actor.
        """)
    case .watching(let name):
      Message(
        """
        '\(name, "name")' tells what is running the code, which is not allowed here: a program has \
        to be right whatever calls it. Write your code without it.
        """)
    case .instrument(let name):
      Message(
        """
        '\(name, "name")' is a tool of the checks, so the code that they judge may not use it. \
        Remove it; fix mistakes in the use of MiniCocoa instead of recording them.
        """)
    case .privateName(let name):
      Message(
        """
        '\(name, "name")' is internal to the library, as its underscore shows, and not allowed \
        here. Use the documented parts of the library.
        """)
    case .systemFunction(let name):
      Message(
        """
        '\(name, "name")' is a function of the operating system, and these are not allowed here: a \
        submission is judged by its objects alone. Solve this part with Swift's own library.
        """)
    case .outside(let name, let module):
      Message(
        """
        '\(name, "name")' of \(module, "module") reaches files, processes or the machine, or is \
        not known to stay away from them, so it is not allowed here. Solve this part without it.
        """)
    case .otherModule(let module):
      Message(
        """
        This uses something of the module '\(module, "module")', which is not allowed here. Solve \
        this part without it.
        """)
    case .exportedSymbol(let name):
      Message(
        """
        The symbol '\(name, "name")' is not allowed here: it could replace another one. Let Swift \
        choose the names of symbols.
        """)
    case .section(let name):
      Message(
        """
        The section '\(name, "name")' is not allowed here: code in it runs before anything calls \
        it. Remove the attribute or the macro that makes it.
        """)
    case .shadowing(let name):
      Message(
        """
        '\(name, "name")' is a name of Swift or a library, and the checks would use yours instead, \
        so it is not allowed here. Give yours another name, or make it private.
        """)
    case .ownComparison(let name):
      Message(
        """
        The checks would compare with your own '\(name, "name")' here, so they could not tell \
        whether an answer is right. Return what the task asks for, or let Swift compare: name \
        'Equatable' and remove '{name}'.
        """)
    case .ownLiteral(let type):
      Message(
        """
        The checks' literals, such as 3 or "abc", would become a '\(type, "type")' here, made by \
        your code. That is not allowed: return what the task asks for, or remove the initializer.
        """)
    case .otherType(let name, let own, let expected):
      Message(
        """
        The checks use '\(name, "name")' as '\(expected, "expected")', and here it is \
        '\(own, "own")'. Their literals would get your type, which would then compare them. Write \
        it with the types of the task.
        """)
    case .otherOperand(let own, let expected):
      Message(
        """
        The checks compare values of the type '\(expected, "expected")', and here they would be \
        '\(own, "own")'. Their literals would get that type, which would then compare them. \
        Declare what they use with the types of the task.
        """)
    case .indistinct(let type):
      Message(
        """
        All values of '\(type, "type")' are equal here, since it stores nothing that tells them \
        apart, so the checks could not tell a right answer from a wrong one. Store what the task \
        asks for.
        """)
    case .notACase(let name):
      Message(
        """
        The checks compare with the case '\(name, "name")', and here '{name}' is another \
        name for something else. Make it a case.
        """)
    case .unreadable:
      Message(
        """
        This could not be read in reasonable time: it is too long, or nested too deep. Write less, \
        in smaller pieces, and give parts of it names.
        """)
    case .ambiguous:
      Message(
        """
        The compiler reads this in one way and the check of what is allowed in another, so it is \
        not allowed here. Write it in the usual way: one statement to a line, no unusual characters.
        """)
    }
  }
}
