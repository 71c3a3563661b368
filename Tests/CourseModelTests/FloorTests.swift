import Foundation
import Testing

/// Enforcement of the floors by the compiler: Floor.swift shadows functions that only a higher
/// floor may call.
@Suite("The floor")
struct FloorTests {
  @Test(
    "refuses a call that belongs elsewhere, and says where",
    arguments: [
      (#"print("done")"#, "only SwitchboardCommands prints: return the text instead"),
      (#"debugPrint("done")"#, "only SwitchboardCommands prints: return the text instead"),
      ("_ = Process()", "only Execution starts processes: run a Command"),
      (
        "var id: pid_t = 0; let argv: [UnsafeMutablePointer<CChar>?] = [nil]; "
          + #"_ = posix_spawn(&id, "/bin/true", nil, nil, argv, nil)"#,
        "only Execution starts processes: run a Command"
      ),
      (
        "var id: pid_t = 0; let argv: [UnsafeMutablePointer<CChar>?] = [nil]; "
          + #"_ = posix_spawnp(&id, "true", nil, nil, argv, nil)"#,
        "only Execution starts processes: run a Command"
      ),
      (#"system("true")"#, "only Execution starts processes: run a Command"),
      (#"_ = popen("true", "r")"#, "only Execution starts processes: run a Command"),
      ("exit(1)", "only the executable exits: throw or return instead"),
    ])
  func refuses(call: String, sentence: String) throws {
    let (status, text) = try typecheck(call)

    #expect(status == 1)
    #expect(text.contains("error:"))
    #expect(text.contains(sentence), "the compiler said: \(text)")
  }

  @Test("lets everything else compile")
  func allowsTheRest() throws {
    let (status, text) = try typecheck(#"_ = URL(filePath: "/").path; _ = getpid()"#)

    #expect(status == 0, "the compiler said: \(text)")
  }

  @Test("is part of every target below the commands")
  func isLinkedEverywhere() throws {
    let missing = try Self.targetsBelowCommands().filter { target in
      let file = Repository.sources.appending(path: "\(target)/Floor.swift").path
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file)
      return link != "../CourseModel/Floor.swift"
    }

    #expect(
      missing == ["CourseModel"],  // which holds the file itself
      "ln -s ../CourseModel/Floor.swift Sources/TARGET/Floor.swift")
  }

  /// Returns the Swift targets, except those that may print and exit, and those that learners' code
  /// uses.
  private static func targetsBelowCommands() throws -> [String] {
    let free = [
      "MiniCocoa", "SafeFoundation", "Checking", "SuiteRunner", "ConversationRecorder",
      "DemoRunner",
      "benchmarks",
    ]
    return try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path)
      .filter { target in !free.contains(target) && holdsSwift(target) }
      .sorted()
  }

  private static func holdsSwift(_ target: String) -> Bool {
    let folder = Repository.sources.appending(path: target)
    let files = FileManager.default.enumerator(atPath: folder.path)
    return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
  }

  private func typecheck(_ call: String) throws -> (status: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "floor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let snippet = folder.appending(path: "snippet.swift")
    try Data("import Foundation\nfunc snippet() { \(call) }\n".utf8).write(to: snippet)

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", Repository.sources.appending(path: "CourseModel/Floor.swift").path,
      snippet.path,
    ]
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    return (compiler.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
