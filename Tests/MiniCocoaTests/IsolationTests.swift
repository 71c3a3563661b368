import Foundation
import Testing

/// What may run on any thread, and what belongs to an actor: the compiler keeps them apart.
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
      #"center.addObserver(of: self, for: DidRing.self) { _ in self.count += 1 }"#,
    ])
  func handlers(call: String) throws {
    let program = """
      struct DidRing: NotificationCenter.Message {
        typealias Subject = Screen
        static let name = Notification.Name("DidRing")
      }
      @MainActor final class Screen: KVObject {
        @Dynamic var text = ""
        var count = 0
        func listen(_ center: NotificationCenter) { _ = \(call) }
      }
      """

    #expect(try Self.complaints(about: program).contains("main actor-isolated"))
  }

  /// What the compiler has against a program.
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
