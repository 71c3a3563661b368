import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

@testable import Execution
@testable import Grading

@Suite("A full disk")
struct FullDiskTests {
  @Test(
    "is recognised in what a tool leaves",
    arguments: [
      (.exited(1), "error: unable to open output file 'x': 'No space left on device'", true),
      (.exited(134), "LLVM ERROR: IO failure on output stream: No space left on device", true),
      (.signalled(SIGBUS), "", true), (.exited(135), "", true),
      (.exited(1), "x.swift:1:1: error: no", false), (.exited(139), "", false),
    ] as [(Termination, String, Bool)])
  func recognised(_ termination: Termination, _ text: String, _ expected: Bool) {
    let completion = Completion(
      termination: termination, output: Data(), errorOutput: Data(text.utf8),
      seconds: 0, sandboxStatus: Data())
    #expect(completion.ranOutOfSpace == expected)
  }
}

@Suite("A lack of memory")
struct OutOfMemoryTests {
  @Test(
    "is recognised in what a tool leaves",
    arguments: [
      ("LLVM ERROR: out of memory\nAllocation failed", true),
      ("terminate called after throwing an instance of 'std::bad_alloc'", true),
      ("x.swift:1:1: error: out of memory", false), ("", false),
    ])
  func recognised(_ text: String, _ expected: Bool) {
    let completion = Completion(
      termination: .exited(134), output: Data(), errorOutput: Data(text.utf8), seconds: 0,
      sandboxStatus: Data())
    #expect(completion.ranOutOfMemory == expected)
  }
}

@Suite("A program's place")
struct SymbolizerTests {
  private static let text = """
    $s4Door4BellC6isOnSbvg
    /tmp/x/Bell.swift:3:7

    $s4Door4BellC4ringyyF
    /tmp/x/Bell.swift:9:11

    $s5Suite
    /tmp/x/Suite.swift:40:3
    """

  @Test("is the innermost line of the learner's, and not that of a property which a loop reads")
  func place() {
    let names = SourceNames([SourceFile(name: "Bell.swift", content: Data())])
    func place(_ isPassed: (Symbolizer.Site, Symbolizer.Place) -> Bool) -> String? {
      Symbolizer.place(in: Self.text, of: names, passingOver: isPassed).place
    }
    #expect(place { _, _ in false } == "Bell.swift:3")
    #expect(place { $1.text == "Bell.swift:3" } == "Bell.swift:9")
    #expect(place { site, _ in site.isAccessor } == "Bell.swift:9")
    #expect(place { _, _ in true } == "Bell.swift:3")
  }
}

@Suite("Calls that never end")
struct EndlessCallsTests {
  private let outline = SourceOutline(trusted: [
    SourceFile(
      "Door.swift",
      """
      class Door {
        weak var bell: Bell?
        var opened = 0 {
          didSet { bell?.ring(self) }
        }
        func open() {
          bell?.ring(self)
        }
      }
      class Bell {
        func ring(_ door: Door, loudly: Bool = true) {
          door.open()
        }
      }
      """)
  ])

  private func sentence(_ lines: Int...) -> String? {
    EndlessCalls(lines.map { Symbolizer.Place(file: "Door.swift", line: $0) }, in: outline)?
      .sentence.english
  }

  @Test("are explained with the functions and the lines that call the next one")
  func round() {
    #expect(sentence(7) == "`open()` calls itself there, and these calls never end.")
    #expect(
      sentence(7, 12) == """
        these calls never end: `open()` (Door.swift:7) calls `ring(_:loudly:)` (Door.swift:12), which \
        calls `open()` again.
        """)
    #expect(sentence(4, 12)?.contains("`opened` (Door.swift:4)") == true)
  }

  @Test("in a closure are its own, not those of the function around it")
  func closures() {
    func sentence(_ lines: Int...) -> String? {
      let places = lines.map {
        Symbolizer.Place(file: "Door.swift", line: $0, isInClosure: $0 == 7)
      }
      return EndlessCalls(places, in: outline)?.sentence.english
    }
    #expect(
      sentence(7) == """
        the closure in `open()` does something there that calls this closure again, and these calls \
        never end.
        """)
    #expect(
      sentence(7, 12) == """
        these calls never end: the closure in `open()` (Door.swift:7) calls `ring(_:loudly:)` \
        (Door.swift:12), which calls the closure in `open()` again.
        """)
  }

  @Test("are not told where a function is unknown")
  func unknown() {
    #expect(sentence() == nil)
    #expect(EndlessCalls([Symbolizer.Place(file: "Door.swift", line: 7)], in: nil) == nil)
  }
}

@Suite("A `!` that found nil")
struct ForcedUnwrapTests {
  private static let outline = SourceOutline(trusted: [
    SourceFile("Door.swift", "class Door {\n  var bell: Bell!\n  var name: String?\n}")
  ])

  private static let found = "Unexpectedly found nil while unwrapping an Optional value."
  private static let decides =
    "Write `if let` or `guard let` to decide what happens in that case, "
    + "or `??` to give a value."

  private static func asks(_ expression: String) -> String {
    "`\(expression)` gives nil instead. Use it with `if let` or `guard let`, and decide what happens "
      + "otherwise."
  }

  @Test(
    "is explained with the value that it was instead",
    arguments: [
      (
        #"let seconds = info["seconds"] as! Int"#,
        #"`info["seconds"]` had a value of type `String`, not `Int`, and `as!` ends the program in "#
          + #"that case. \#(asks(#"info["seconds"] as? Int"#))"#
      ),
      (
        #"let seconds = note.userInfo!["seconds"] as! Int"#,
        #"`note.userInfo!["seconds"]` had a value of type `String`, not `Int`, and `as!` ends the "#
          + #"program in that case. \#(asks(#"note.userInfo?["seconds"] as? Int"#))"#
      ),
      (
        "go(a as! Int, b as! Door, c!)",
        "`a` had a value of type `String`, not `Int`, and `as!` ends the program in that case. "
          + asks("a as? Int")
      ),
      (
        "go(rows[index!] as! Int)",
        "`rows[index!]` had a value of type `String`, not `Int`, and `as!` ends the program in that "
          + "case. \(asks("as?"))"
      ),
      ("go(c!)", nil),
    ] as [(String, String?)])
  func cast(_ line: String, _ sentence: String?) {
    let reason = "Could not cast value of type 'Swift.String' to 'Swift.Int'."
    #expect(ForcedUnwrap(reason, in: line, outline: nil)?.sentence.english == sentence)
  }

  @Test(
    "is explained with what was nil, and what to write instead",
    arguments: [
      (
        "    door.bell!.ring()",
        "`door.bell` was nil, and `!` ends the program in that case. Write `door.bell?.` if nothing "
          + "should happen then. Otherwise decide with `if let` or `guard let`."
      ),
      (
        "let x = rows[index(of: 3)]! + 1",
        "`rows[index(of: 3)]` was nil, and `!` ends the program "
          + "in that case. \(decides)"
      ),
      (
        #"print("Oh! \(name!) rings!")"#,
        "`name` was nil, and `!` ends the program in that case. "
          + decides
      ),
      (
        "if !isOpen, a! == b! {}",
        "`a` or `b` was nil, and `!` ends the program in that case. "
          + decides
      ),
      (
        "a = window! + window!",
        "`window` was nil, and `!` ends the program in that case. \(decides)"
      ),
      (
        #"let row = rows["of \(name)"]!.first"#,
        #"`rows["of \(name)"]` was nil, and `!` ends the program in that case. Write "#
          + #"`rows["of \(name)"]?.` if nothing should happen then. Otherwise decide with `if let` or "#
          + "`guard let`."
      ),
      (
        "let row = rows.firstIndex { $0 === one }!",
        "`rows.firstIndex { $0 === one }` was nil, and `!` ends the program in that case. \(decides)"
      ),
      (
        "let row = rows.firstIndex {\n  $0 === one\n}!",
        "`rows.firstIndex {…}` was nil, and `!` ends the program in that case. \(decides)"
      ),
      (
        "let row = controllers.firstIndex(where: { $0 === another && a! })! + 1",
        "`a` or `controllers.firstIndex(…)` was nil, and `!` ends the program in that case. "
          + decides
      ),
      (
        "if a != b { try! go(c as! Door) } // d!",
        "`c` was nil, and `!` ends the program in that case. \(asks("c as? Door"))"
      ),
      (
        #"let seconds = note.userInfo!["seconds"] as! any Countable"#,
        #"`note.userInfo` or `note.userInfo!["seconds"]` was nil, and `!` ends the program in that "#
          + #"case. \#(asks(#"note.userInfo?["seconds"] as? any Countable"#))"#
      ),
      (
        #"let seconds = note.userInfo!["seconds"]!"#,
        #"`note.userInfo` or `note.userInfo!["seconds"]` was nil, and `!` ends the program in that "#
          + #"case. \#(asks(#"note.userInfo?["seconds"]"#))"#
      ),
      (
        "door!.bell!.ring()",
        "`door` or `door!.bell` was nil, and `!` ends the program in that case. Write "
          + "`door?.bell?.` if nothing should happen then. Otherwise decide with `if let` or "
          + "`guard let`."
      ),
      ("if a != b { try! go() } // d!", nil),
      ("add(a!, b!, c!)", nil),
    ] as [(String, String?)])
  func explicit(_ line: String, _ sentence: String?) {
    #expect(ForcedUnwrap(Self.found, in: line, outline: nil)?.sentence == sentence)
  }

  @Test("is looked for in declarations where the line has none")
  func implicit() {
    let reason = "Unexpectedly found nil while implicitly unwrapping an Optional value."
    let unwrap = ForcedUnwrap(reason, in: "  bell.ring(name)", outline: Self.outline)
    #expect(unwrap?.sentence.hasPrefix("`bell` was nil. Its type ends with `!`") == true)
    #expect(ForcedUnwrap(reason, in: "  ring()", outline: Self.outline) == nil)
    #expect(ForcedUnwrap("Index out of range.", in: "a!", outline: nil) == nil)
  }
}

@Suite("A crash's message")
struct CrashTests {
  private func message(_ termination: Termination, _ errorText: String = "") throws -> String {
    let product = Product(
      module: "Door", folder: URL(filePath: "/nowhere"), interface: Interface(parsing: ""),
      outline: nil,
      libraries: [], keepsState: false,
      names: SourceNames([SourceFile("Bell.swift", "let a = 1\nbell!.ring()\n")]),
      diagnostics: [], admissionSeconds: 0)
    let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
    let finder = CrashFinder(
      product: product, toolchain: try TestMachine.toolchain(), executor: executor)
    let completion = Completion(
      termination: termination, output: Data(), errorOutput: Data(errorText.utf8),
      seconds: 0, sandboxStatus: Data())
    return finder.crash(of: TestMachine.process(["a"]), completion).message.english
  }

  @Test(
    "says how the process ended, confined or not",
    arguments: [
      (4, "a trap of the Swift runtime."), (5, "a trap of the Swift runtime."),
      (6, "it aborted."), (8, "a division by zero."),
      (9, "it was killed, perhaps for the memory it used."),
      (
        7,
        "it touched memory that it may not touch. Most often a function calls itself without end."
      ),
      (
        11,
        "it touched memory that it may not touch. Most often a function calls itself without end."
      ),
      (15, "signal 15."),
    ] as [(Int32, String)])
  func signals(_ signal: Int32, _ reason: String) throws {
    #expect(try message(.signalled(signal)) == "Your code stopped the program: " + reason)
    #expect(try message(.exited(128 + signal)) == "Your code stopped the program: " + reason)
  }

  @Test("tells an exit from a signal", arguments: [0, 1, 2, 64, 128, 200, 255] as [Int32])
  func exits(_ code: Int32) throws {
    #expect(
      try message(.exited(code))
        == "Your code stopped the program: it called exit(\(code)); a check ends by returning.")
  }

  private static let words: [(String, String)] = [
    ("Door/Bell.swift:7: Fatal error: no bell", " at Bell.swift:7: no bell."),
    ("Door/Bell.swift:7: Fatal error", " at Bell.swift:7: a fatal error."),
    ("Door/Bell.swift:7: Precondition failed: why?", " at Bell.swift:7: why?"),
    ("Door/Bell.swift:7: Assertion failed", " at Bell.swift:7: a fatal error."),
    (
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
      ": Index out of range. Ask `indices.contains` before you use an index, or loop over the "
        + "elements instead."
    ),
    (
      "Could not cast value of type 'Swift.String' (0x7f37a2dd7ca0) to 'Swift.Int' (0x7f3).",
      ": Could not cast value of type 'Swift.String' to 'Swift.Int'."
    ),
    (
      "Fatal error: Attempted to read an unowned reference but object 0x7f8b1a30 was already "
        + "destroyed",
      ": Attempted to read an unowned reference but object was already destroyed. An `unowned` "
        + "reference doesn't keep its object alive, and ends the program once the object is "
        + "deallocated. Keep the object in a strong property, or write `weak` and expect nil."
    ),
    (
      "Door/Bell.swift:1: Fatal error: first\nDoor/Bell.swift:2: Fatal error: last\nmore",
      " at Bell.swift:2: last."
    ),
    ("Suite/Hidden.swift:9: Fatal error: ours", ": ours."),
    (
      "Door/Bell.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      " at Bell.swift:2: `bell` was nil, and `!` ends the program in that case. Write `bell?.` if "
        + "nothing should happen then. Otherwise decide with `if let` or `guard let`."
    ),
  ]

  @Test(
    "is about objects if one was missing or misused",
    arguments: [
      ("Unexpectedly found nil while unwrapping an Optional value.", true),
      ("Attempted to read an unowned reference but object was already destroyed.", true),
      ("Could not cast value of type 'MiniCocoa.Null' to 'Door.Bell'.", true),
      ("Index out of range.", false), ("no bell.", false),
    ])
  func objects(_ reason: String, isAboutObjects: Bool) {
    let crash = Crash(reason: .verbatim(reason), place: nil)
    #expect(crash.isAboutObjects == isAboutObjects)
    #expect(Crash(reason: .verbatim(reason), place: nil, isMisuse: true).isAboutObjects)
  }

  @Test("takes the runtime's own words", arguments: words)
  func runtime(_ text: String, _ rest: String) throws {
    #expect(try message(.exited(132), text) == "Your code stopped the program" + rest)
  }
}
