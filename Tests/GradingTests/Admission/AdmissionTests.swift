import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Whole programs: compiled by the real compiler, judged by source and object.
@Suite("Admission")
struct AdmissionTests {
  /// A refused program: the source, the line, and words of the reason.
  typealias Refused = (source: String, line: Int, words: String)

  @Test("refuses what reaches outside the program", arguments: Sample(8, of: refused).few)
  func refuses(_ program: Refused) async throws { try await Self.verify(program) }

  @Suite("of every program")
  struct Proof {
    @Test(
      "refuses what reaches outside the program", arguments: Sample(8, of: refused).others)
    func refuses(_ program: Refused) async throws { try await verify(program) }
  }

  private static func verify(_ program: Refused) async throws {
    let (source, line, words) = program
    let build = try await TestMachine.withPermit {
      try Probe.build([SourceFile("A.swift", source)])
    }

    guard case .refused(.rejected, let refusals, _) = build else {
      Issue.record("\(build)")
      return
    }
    #expect(
      refusals.contains { $0.line == line && $0.message.contains(words) }, "\(refusals)")
    #expect(refusals.allSatisfy { $0.file == "A.swift" && $0.severity == .error })
    try await verifyAllowances(of: refusals, in: source)
  }

  /// Verifies that allowing what a refusal names lifts the refusal.
  private static func verifyAllowances(of refusals: [Diagnostic], in source: String) async throws {
    let allowed = refusals.compactMap(\.allowance).reduce(Admission()) { $0.adding($1) }
    if allowed == Admission() { return }
    let build = try await TestMachine.withPermit {
      try Probe.build([SourceFile("A.swift", source)], allowing: allowed)
    }
    guard case .refused(_, let others, _) = build else { return }
    for allowance in others.compactMap(\.allowance) {
      #expect(allowed.adding(allowance) != allowed, "\(allowance): \(others)")
    }
  }

  @Test("admits ordinary programs", arguments: admitted)
  func admits(_ source: String) async throws {
    let build = try await TestMachine.withPermit {
      try Probe.build([SourceFile("A.swift", source)])
    }

    guard case .compiled = build else {
      Issue.record("\(build)")
      return
    }
  }

  @Test(
    "is relaxed by name",
    arguments: [
      ("import Foundation\nfunc f() { exit(0) }", [.system]),
      ("func f() -> [String] { CommandLine.arguments }", [.system]),
      ("func f(_ a: [Int]) -> Int { a.withUnsafeBufferPointer { $0.count } }", [.unsafe]),
      ("@_cdecl(\"same\") public func f() {}", [.attributes]),
      ("func f() { Task { print(1) } }", [.concurrency]),
      ("func f() { Task { print(1) } }", [.tasks]),
      ("@MainActor final class A { isolated deinit {} }", [.tasks]),
      ("func f() async { async let a = 1; print(await a) }", [.concurrency]),
      (
        """
        import Foundation
        import Synchronization
        struct Note: Sendable { let id = UUID(); let date = Date() }
        let count = Atomic(0)
        actor Log { var notes: [Note] = []; func add(_ note: Note) { notes.append(note) } }
        @MainActor final class Model { var n = 1; isolated deinit { n = 0 } }
        func f(_ log: Log) async throws -> [Int] {
          let task = Task(priority: .low) { await log.add(Note()); return 1 }
          Task.detached { count.add(1, ordering: .relaxed) }
          Task { @MainActor in print(Model().n) }
          let timer = Timer(timeInterval: 1, repeats: false) { _ in print(Date().description) }
          timer.invalidate()
          let sum = await withDiscardingTaskGroup { group in group.addTask {}; return 2 }
          return try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<3 { group.addTask { number } }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
          } + [await task.value, sum]
        }
        """, [.concurrency]
      ),
      ("func f() -> String? { Task.name }", [.system]),
      (
        "func f() -> Int { ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { _ in 1 }.header }",
        [.unsafe]
      ),
    ] as [(String, Set<Admission.Relaxation>)])
  func isRelaxed(_ source: String, _ relaxations: Set<Admission.Relaxation>) async throws {
    let files = [SourceFile("A.swift", source)]

    let (strict, relaxed) = try await TestMachine.withPermit {
      (
        try Probe.build(files),
        try Probe.build(files, allowing: Admission(relaxations: relaxations))
      )
    }

    guard case .refused(.rejected, _, _) = strict else {
      Issue.record("\(strict)")
      return
    }
    guard case .compiled = relaxed else {
      Issue.record("\(relaxed)")
      return
    }
  }

  @Test("leaves the first word to the compiler")
  func compilerComesFirst() async throws {
    let source = "import Glibc\nfunc f() { exit(0) }\nlet a: Int = \"\"\n"

    let build = try await TestMachine.withPermit {
      try Probe.build([SourceFile("A.swift", source)])
    }

    guard case .refused(.doesNotCompile, let diagnostics, _) = build else {
      Issue.record("\(build)")
      return
    }
    #expect(diagnostics.map(\.line) == [3])
  }

  @Test("names all that it refuses at once, up to twenty")
  func namesAll() async throws {
    let lines = (0..<30).map { "@_cdecl(\"f\($0)\") public func f\($0)() {}" }

    let build = try await TestMachine.withPermit {
      try Probe.build([SourceFile("A.swift", lines.joined(separator: "\n"))])
    }

    guard case .refused(.rejected, let refusals, _) = build else {
      Issue.record("\(build)")
      return
    }
    #expect(refusals.map(\.line) == Array(1...20))
  }
}

extension AdmissionTests {
  static let refused: [(String, Int, String)] =
    [
      ("import Foundation\nfunc f() {\n  exit(0)\n}", 3, "'exit'"),
      ("import Foundation\nlet leave = Foundation.exit", 2, "'exit'"),
      ("import Foundation\nfunc f() { _ = getpid() }", 2, "'getpid'"),
      ("import Foundation\nfunc f() { raise(SIGKILL) }", 2, "'raise'"),
      ("import Foundation\nfunc f() { atexit {} }", 2, "'atexit'"),
      ("import Foundation\nlet a = Process()", 2, "'Process'"),
      ("import Foundation\nlet a = FileManager.default.currentDirectoryPath", 2, "'FileManager'"),
      ("import Foundation\nlet a = FileHandle(fileDescriptor: 3)", 2, "'FileHandle'"),
      ("import Foundation\nlet a = FileHandle.standardInput", 2, "'FileHandle'"),
      ("import Foundation\nlet a = ProcessInfo.processInfo.arguments", 2, "'ProcessInfo'"),
      ("import Foundation\nlet a = Thread.callStackSymbols", 2, "'Thread'"),
      ("import Foundation\nlet a = Bundle.main.bundlePath", 2, "'Bundle'"),
      ("import Foundation\nfunc f() { _ = NSData(contentsOfFile: \"a\") }", 2, "'NSData'"),
      (
        "import Foundation\nlet a = NSClassFromString(\"Foundation.Process\")", 2,
        "NSClassFromString"
      ),
      (
        "import Foundation\nlet a = try? String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)",
        2,
        "'init(contentsOfFile:)'"
      ),
      (
        "import Foundation\nfunc f() throws {\n  try Data().write(to: URL(fileURLWithPath: \"/dev/fd/7\"))\n}",
        3, "'write(to:)'"
      ),
      (
        "import Foundation\nfunc f() throws { _ = try Data(contentsOf: URL(string: \"file:/a\")!) }",
        2,
        "'init(contentsOf:)'"
      ),
      (
        "import Foundation\nfunc f(_ a: URL) -> URL { a.resolvingSymlinksInPath() }", 2,
        "'resolvingSymlinksInPath'"
      ),
      (
        "import Foundation\nfunc f(_ a: NSString) throws { try a.write(toFile: \"a\", atomically: true, encoding: 4) }",
        2, "'write(toFile:)'"
      ),
      (
        "import Foundation\nfunc f() throws { try \"\".write(toFile: \"a\", atomically: true, encoding: .utf8) }",
        2, "'write(toFile:)'"
      ),
      ("import Foundation\nfunc f() { DispatchQueue.main.async {} }", 2, "'Dispatch'"),
      ("let a = CommandLine.arguments", 1, "'CommandLine'"),
      ("@_cdecl(\"fwrite\") public func f() {}", 1, "'@_cdecl'"),
      ("@c(close) public func f(_ a: Int32) -> Int32 { 0 }", 1, "'@c'"),
      ("@section(\".init_array\") @used let a: @convention(c) () -> Void = {}", 1, "'@section'"),
      (
        "func f() {\n  let a = UnsafeMutablePointer<Int>(bitPattern: 8)\n  a?.pointee = 1\n}", 3,
        "compiler cannot check"
      ),
      ("func f(_ a: AnyObject) -> Int {\n  unsafeBitCast(a, to: Int.self)\n}", 2, "cannot check"),
      (
        "func f(_ a: AnyObject) -> Int {\n  unsafe unsafeBitCast(a, to: Int.self)\n}", 2, "'unsafe'"
      ),
      ("class A {}\nstruct S { unowned(unsafe) var a: A }", 2, "unowned(unsafe)"),
      (
        "import Foundation\nfunc f() -> NSString {\n  withVaList([8]) { NSString(format: \"%s\", "
          + "arguments: $0) }\n}",
        3, "cannot check"
      ),
      ("import MiniCocoa\nfunc f() { _ = Misuse.recorded {} }", 2, "a tool of the checks"),
      (
        "import MiniCocoa\nfunc f(_ clock: ManualClock) {\n  clock.advance(by: .zero)\n}", 3,
        "a tool of the checks"
      ),
    ] + refusedByPart + refusedBesideAFlag

  /// Each does more with an enumeration's flag than stop it.
  private static let refusedBesideAFlag: [(String, Int, String)] = [
    "(stop + 1).pointee = true", "stop[1] = true", "kept = stop",
    "stop.pointee = ObjCBool(g(stop))",
    "stop.pointee = true }\n  r.enumerateMatches(in: s, range: NSRange(location: unsafeBitCast(s, to: "
      + "(Int, Int).self).0, length: 1)) { _, _, stop in",
    "stop.pointee = true; _ = [1].withUnsafeBufferPointer { $0[7] }",
    "stop.pointee = true } + UnsafePointer<Int>(bitPattern: 8)!.pointee; _ = { () -> Int in 1",
  ].map { statement in
    (
      """
      import Foundation
      func + (a: Void, b: Int) {}
      @MainActor var kept: UnsafeMutablePointer<ObjCBool>?
      func g(_ flag: UnsafeMutablePointer<ObjCBool>) -> Bool { false }
      @MainActor func f(_ r: NSRegularExpression, _ s: String) {
        r.enumerateMatches(in: s, range: NSRange(location: 0, length: 1)) { _, _, stop in \(statement) }
      }
      """, 6, "cannot check"
    )
  }

  /// Each starts work, reveals memory, or observes others, in various spellings.
  static let refusedByPart: [(String, Int, String)] = [
    ("func f() { Task { print(1) } }", 1, "'Task' starts concurrent work"),
    ("typealias Job = Task<Void, Never>\nfunc f() { _ = Job { print(1) } }", 1, "'Task' starts"),
    ("func f() { _ = Task<Int, Never>.init(operation: { 1 }) }", 1, "'Task' starts"),
    ("func f() { Task.detached {} }", 1, "'Task.detached' starts"),
    ("func f() { _ = Task.immediate { 1 } }", 1, "starts concurrent work"),
    (
      "func f() async {\n  async let a = g()\n  _ = await a\n}\nfunc g() -> Int { 1 }", 2,
      "async let"
    ),
    (
      "func f() async {\n  await withTaskGroup(of: Int.self) { $0.addTask { 1 } }\n}", 2,
      "'withTaskGroup'"
    ),
    (
      "extension Task where Success == Int, Failure == Never {\n"
        + "  static func go() { _ = Self { 1 } }\n}", 1, "starts concurrent work"
    ),
    ("@MainActor final class A {\n  isolated deinit { print(1) }\n}", 2, "isolated deinit"),
    (
      "import Foundation\nfunc f() { _ = Timer(timeInterval: 1, repeats: true) { _ in } }", 2,
      "'Timer'"
    ),
    ("import Foundation\nfunc f() { RunLoop.main.run() }", 2, "'RunLoop'"),
    ("import Foundation\nlet a = OperationQueue()", 2, "'OperationQueue'"),
    (
      "import Foundation\nfinal class A: Operation {\n  override func main() {}\n}", 2,
      "that is not Sendable with other threads"
    ),
    (
      "import Foundation\nclass A {}\nfunc f(_ a: JSONEncoder) {\n"
        + "  a.userInfo[CodingUserInfoKey(rawValue: \"a\")!] = A()\n}", 4, "not Sendable"
    ),
    (
      "import Foundation\nstruct A: NotificationCenter.AsyncMessage {\n  typealias Subject = NSObject\n}",
      2,
      "'AsyncMessage' starts concurrent work"
    ),
    (
      "import MiniCocoa\nfinal class Bell {}\nstruct Rang: NotificationCenter.AsyncMessage {\n"
        + "  typealias Subject = Bell\n}\n"
        + "func f(_ a: NotificationCenter) { _ = a.addObserver(for: Rang.self) { _ in } }", 3,
      "'AsyncMessage' starts concurrent work"
    ),
    ("let a = Task.name", 1, "'Task.name' tells"),
    ("func f() -> TaskPriority { Task.currentPriority }", 1, "'Task.currentPriority' tells"),
    ("typealias T = Task<Never, Never>\nlet a = T.basePriority", 2, "'Task.basePriority' tells"),
    (
      "typealias Room = ManagedBuffer\nfinal class A: Room<Int, Int> {}\n"
        + "func f() { _ = A.create(minimumCapacity: 1) { $0.header } }", 1, "'ManagedBuffer'"
    ),
    (
      "func f() -> [Int] { Array(capacity: 4) { (a: inout OutputSpan<Int>) in a.append(1) } }", 1,
      "'OutputSpan'"
    ),
    (
      "struct A: Sequence {\n  func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }\n"
        + "  func _copyContents(\n    initializing a: UnsafeMutableBufferPointer<Int>\n"
        + "  ) -> (AnyIterator<Int>, Int) { (makeIterator(), 9) }\n}", 3, "'_copyContents'"
    ),
    (
      "import Foundation\nfunc f() { FileHandle.standardError.closeFile() }", 2, "'closeFile'"
    ),
    (
      "final class P: SerialExecutor {\n  func enqueue(_ job: consuming ExecutorJob) {}\n}", 1,
      "'SerialExecutor'"
    ),
    ("struct S { var _typeByName = 1 }\nlet a = _typeByName(\"Si\")", 1, "'_typeByName'"),
    (
      "struct S { var _getRetainCount = 1 }\nfunc f(_ a: AnyObject) -> UInt { _getRetainCount(a) }",
      1, "'_getRetainCount'"
    ),
  ]

  static let admitted: [String] = [
    """
    import Foundation
    final class Finder {
      var text = "abc"
      let regex = try? NSRegularExpression(pattern: "[a-z]+")
      func first() -> String? {
        var found: String?
        let all = NSRange(text.startIndex..., in: text)
        regex?.enumerateMatches(in: text, options: [], range: all) { match, _, stop in
          guard let match, let range = Range(match.range, in: self.text) else { return }
          found = String(self.text[range])
          stop.pointee = true
        }
        self.regex?.enumerateMatches(
          in: text, range: NSRange(location: 0, length: text.count),
          using: { (match, flags, halt: UnsafeMutablePointer<ObjCBool>) in
            if match != nil { halt.pointee = ObjCBool(true) }
          })
        return found
      }
    }
    """,
    """
    import MiniCocoa
    final class Bell: Sendable {}
    struct Rang: NotificationCenter.MainActorMessage { typealias Subject = Bell }
    struct Ticked: NotificationCenter.AsyncMessage { typealias Subject = Bell }
    @MainActor func f(_ center: NotificationCenter, _ bell: Bell) async {
      let token = center.addObserver(of: bell, for: Rang.self) { print($0) }
      center.post(Rang(), subject: bell)
      center.post(Ticked(), subject: bell)
      for await message in center.messages(of: bell, for: Ticked.self) { print(message) }
      for await notification in center.notifications(named: Rang.name) { print(notification) }
      center.removeObserver(token)
    }
    """,
    """
    import Foundation
    final class Finder {
      var ends: [() -> Void] = []
      func words(in text: NSAttributedString, _ lines: NSString, _ set: NSIndexSet) throws -> [Int] {
        var found: [Int] = []
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all) { [weak self] attributes, range, stop in
          found.append(attributes.count + range.length)
          self?.ends.append { stop.pointee = true }
        }
        lines.enumerateLines { line, stop in stop.pointee = .init(line.isEmpty) }
        set.enumerateRanges(in: all) { range, isOver in
          if range.length > 1 { isOver.pointee = true }
        }
        try NSRegularExpression(pattern: lines as String).enumerateMatches(in: "a", range: all) {
          if $0 == nil { $2.pointee = true }
        }
        return found
      }
    }
    """,
    """
    import Foundation
    func title(_ old: String, _ new: String) -> String { String(format: "%@ -> %@", old, new) }
    func log(_ format: String, _ numbers: [any CVarArg]) -> String {
      NSLog("%@", title(format, format))
      return String(format: format, arguments: numbers) + "".appendingFormat("%d", 3)
    }
    let make: @Sendable (String, [any CVarArg]) -> String = String.init(format:arguments:)
    func on(isolation: isolated (any Actor)? = #isolation) async {}
    """,
    """
    import Foundation
    struct Hex { let format: String }
    private let input = "Input[%d]: %5.1f"
    func place(of r: Int) -> String { String(format: input, r, 1.5) }
    func f(_ r: Int, _ name: String) -> [String] {
      NSLog("done %d %%", r)
      return [String(format: "#%02X %.2f %c", r, 1.5, 65), Hex(format: name).format]
        + ["1"].map { String(format: "%5d", Int($0) ?? 0) }.filter { $0 != name }
    }
    """,
    """
    import Foundation
    final class Lamp: NSObject {
      var isOn = false
      override var description: String { "lamp" }
    }
    """,
    """
    import Observation
    @Observable final class Lamp { var isOn = false }
    func watch(_ lamp: Lamp) {
      withObservationTracking { _ = lamp.isOn } onChange: { print("changed") }
    }
    """,
    """
    // exit(0) system( dlopen @_cdecl import Testing
    let words = "Process unsafe exit(0) @_silgen_name CommandLine"
    public struct Process { public func exit() -> Int { 1 } }
    enum CommandLine { static let arguments = [1] }
    struct FileManager { var `default` = 1 }
    func exit(_ code: Int) -> Int { code + Process().exit() + CommandLine.arguments[0] }
    """,
    """
    import Foundation
    struct Note: Codable, Hashable { var id = UUID(); var date = Date(); var text: String? }
    func f() throws -> String {
      let data = try JSONEncoder().encode([Note()])
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      let number = NumberFormatter().string(from: 3.5) ?? ""
      let words = " a b ".trimmingCharacters(in: .whitespaces).components(separatedBy: " ")
      let price = 3.formatted(.currency(code: "EUR")) + 0.3.formatted(.percent)
      let next = Calendar.current.date(byAdding: .day, value: 1, to: .now)?.formatted() ?? ""
      return String(format: "%.2f", sin(1.0) + pow(2, 3)) + formatter.string(from: Date()) + number
        + words.joined() + price + next + (URL(string: "https://swift.org")?.host ?? "")
        + String(decoding: data, as: UTF8.self)
    }
    func g(_ error: any Error) -> String { error.localizedDescription + "\\((error as NSError).code)" }
    let lock = NSLock()
    func h() { lock.withLock { NotificationCenter.default.post(name: .init("a"), object: nil) } }
    func warn(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
    """,
    """
    import Synchronization
    import RegexBuilder
    import Observation
    let box = Mutex(0)
    let count = Atomic(3)
    actor Log { var lines: [String] = []; func add(_ line: String) { lines.append(line) } }
    @MainActor public final class Model { public var a = 1; public init() {} }
    func f() async throws -> [Int] {
      box.withLock { $0 += 1 }
      count.add(1, ordering: .relaxed)
      await Log().add("a")
      try await Task.sleep(for: .milliseconds(1))
      try Task.checkCancellation()
      let sum = await withCheckedContinuation { $0.resume(returning: Task.isCancelled ? 0 : 1) }
      let ends = AsyncStream<Int>(Int.self) { $0.yield(1); $0.finish() }
      for await end in ends { print(end) }
      let pair = Regex { Capture { OneOrMore(.digit) }; "x" }
      _ = "12x".firstMatch(of: pair)?.1
      _ = "a1".matches(of: /([a-z])([0-9])/).map { $0.output.1 }
      await MainActor.run { print(sum) }
      return [sum]
    }
    """,
    """
    import MiniCocoa
    @propertyWrapper public struct Clamped<Value: Comparable> {
      private var _value: Value
      public var wrappedValue: Value { get { _value } set { _value = newValue } }
      public init(wrappedValue: Value) { _value = wrappedValue }
    }
    public enum Fault: Error { case bad(Int) }
    open class Screen: ViewController {
      @Clamped var level = 3
      public private(set) lazy var words = ["b", "a"].sorted()
      weak var other: Screen?
      func show(_ things: any Sequence<Int>, _ anything: Any) throws {
        var groups = Dictionary(grouping: words, by: \\.count).mapValues { Set($0) }
        groups[9] = ["x"]
        for case let (key, value) in groups where key > 1 { debugPrint(key, value) }
        switch anything {
        case let number as Int: print(number.isMultiple(of: 2), Int.random(in: 0..<9), 7 / 2)
        case let text as String: print(text.uppercased(), Double(text) ?? 0, text.split(separator: ","))
        default: throw Fault.bad(stride(from: 0, to: 9, by: 2).reduce(0, +))
        }
        defer { dump(Mirror(reflecting: self).children.count) }
        precondition(level > 0)
        guard level < 100 else { fatalError("too much") }
      }
    }
    @main struct Program { static func main() { print(readLine() ?? "") } }
    """,
  ]
}
