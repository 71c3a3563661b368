import Foundation
import Testing

/// Code that may run on any thread, and code that belongs to an actor: the compiler separates them.
@Suite("Isolation")
struct IsolationTests {
  @Test(
    "an action does not take a method of an actor, which might run elsewhere, without a word",
    arguments: [
      (#"Action("go", Panel.go)"#, "make the method nonisolated"),
      (#"Action("go:", Panel.press)"#, "make the method nonisolated"),
      (#"Action("go:event:", Panel.move)"#, "make the method nonisolated"),
      (#"Action("go") { (panel: Panel) in panel.go }"#, "make the method nonisolated"),
      (#"Action("go", Safe.go)"#, "error:"),
    ])
  func actorsMethods(action: String, expected: String) throws {
    #expect(try Self.complaints(about: "let action = \(action)").contains(expected))
  }

  @Test(
    "an action takes a method that belongs to no actor",
    arguments: [
      #"Action("tick", Panel.tick)"#, #"Action("tick", Safe.tick)"#, #"Action("go", Clerk.go)"#,
      #"Action("go") { (panel: Panel) in { MainActor.assumeIsolated { panel.go() } } }"#,
    ])
  func nobodysMethods(action: String) throws {
    #expect(try Self.complaints(about: "let action = \(action)") == "")
  }

  @Test(
    "handlers that may be called on any thread may not touch what belongs to the main actor",
    arguments: [
      #"observe(\.text) { screen, _ in screen.count += 1 }"#,
      #"center.addObserver(forName: nil, object: nil) { _ in self.count += 1 }"#,
      #"center.addObserver(of: self, for: DidLoad.self) { _ in self.count += 1 }"#,
    ])
  func handlers(call: String) throws {
    #expect(try Self.complaints(about: Self.screen(call)).contains("main actor-isolated"))
  }

  @Test(
    "handlers of the main actor, and those that wait for it, may touch what belongs to it",
    arguments: [
      #"center.addObserver(of: self, for: DidShow.self) { _ in self.count += 1 }"#,
      #"center.addObserver(of: self, for: DidLoad.self) { @MainActor _ in self.count += 1 }"#,
      #"Task { for await _ in center.notifications(named: DidShow.name) { count += 1 } }"#,
      #"Task { for await _ in center.messages(of: self, for: DidLoad.self) { count += 1 } }"#,
    ])
  func handlersOfMainActor(call: String) throws {
    #expect(try Self.complaints(about: Self.screen(call)) == "")
  }

  @Test(
    "a message of the main actor is posted there only, another one anywhere",
    arguments: [
      ("nonisolated", "DidShow", "main actor-isolated"), ("@MainActor", "DidShow", ""),
      ("nonisolated", "DidLoad", ""), ("@MainActor", "DidLoad", ""),
    ])
  func posts(isolation: String, message: String, expected: String) throws {
    let complaints = try Self.complaints(
      about: Self.screen("0") + """
        \(isolation) func post(_ center: NotificationCenter, _ screen: Screen) {
          center.post(\(message)(), subject: screen)
          center.post(\(message)())
        }
        """)

    #expect(expected.isEmpty ? complaints.isEmpty : complaints.contains(expected))
  }

  @Test("a type stands for all its subjects with an identifier only", arguments: ["Show", "Load"])
  func typeOfSubjects(message: String) throws {
    let program = Self.screen(
      "center.addObserver(of: Screen.self, for: Did\(message).self) { _ in }")

    #expect(try Self.complaints(about: program).contains("leave out the subject"))
  }

  @Test(
    "an operation takes along what is Sendable only: a value, not the change, the object or the view",
    arguments: [
      ("print(value ?? 0)", ""), ("[task] in task(value ?? 0)", ""),
      ("print(change?[.newKey] ?? 0)", "change"), ("print(object ?? 0)", "object"),
      ("self.count += 1", "self"), ("[weak self] in self?.count += 1", "self"),
      ("view.backgroundColor = .red", "view"),
    ])
  func operations(closure: String, culprit: String) throws {
    let complaints = try Self.complaints(
      about: """
        final class Desk: KVObject {
          var count = 0
          let task: @Sendable (Int) -> Void = { _ in }
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
            context: KVOContext?
          ) {
            let value = KeyValueObservedChange<Int>(change).newValue
            let view = View()
            OperationQueue.main.addOperation { \(closure) }
            if value == nil { view.backgroundColor = .blue }
          }
        }
        """)

    #expect(culprit.isEmpty ? complaints == "" : complaints.contains("'\(culprit)'"))
    #expect(culprit.isEmpty || complaints.contains("error:"))
  }

  /// Returns a main-actor class that observes messages with this call.
  private static func screen(_ call: String) -> String {
    """
    struct DidShow: NotificationCenter.MainActorMessage { typealias Subject = Screen }
    struct DidLoad: NotificationCenter.AsyncMessage { typealias Subject = Screen }
    @MainActor final class Screen: KVObject {
      @Dynamic var text = ""
      var count = 0
      func listen(_ center: NotificationCenter) { _ = \(call) }
    }

    """
  }

  /// Returns the compiler's complaints about a program.
  private static func complaints(about program: String) throws -> String {
    let cast = """
      import MiniCocoa
      @MainActor final class Panel {
        func go() {}
        func press(_ sender: AnyObject?) {}
        func move(_ sender: AnyObject?, event: Event?) {}
        nonisolated func tick() {}
      }
      actor Safe {
        func go() {}
        nonisolated func tick() {}
      }
      final class Clerk { func go() {} }

      """
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    let (compiler, input, output) = (Process(), Pipe(), Pipe())
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path, "-",
    ]
    (compiler.standardInput, compiler.standardError) = (input, output)
    try compiler.run()
    input.fileHandleForWriting.write(Data((cast + program).utf8))
    try input.fileHandleForWriting.close()
    let complaints = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    compiler.waitUntilExit()
    return complaints
  }
}
