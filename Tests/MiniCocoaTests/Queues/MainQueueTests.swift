import Foundation
import Testing

import class MiniCocoa.OperationQueue
import struct MiniCocoa.Misuse

@Suite("OperationQueue: the main one")
struct MainQueueTests {
  @Test("waits for the main thread, which a test is not, and is serial whatever is set")
  func waits() {
    let main = OperationQueue.main
    main.addOperation {}
    main.maxConcurrentOperationCount = 8

    let misuses = Misuse.recorded { OperationQueue.runMainQueue() }

    #expect(misuses.map(\.kind) == [.notMainThread])
    #expect(main.operationCount == 1)
    #expect(main.maxConcurrentOperationCount == 1)
    #expect(OperationQueue.current == nil)
    main.cancelAllOperations()
  }

  @Suite("OperationQueue: the main one, in a program")
  struct Proof {
    @Test("its work runs when the main thread lets it, in order, and when an application has ended")
    func program() throws {
      let output = try Self.output(
        of: """
          import MiniCocoa
          final class Delegate: ApplicationDelegate {
            func applicationWillTerminate(_ application: Application) { print("terminates") }
          }
          let main = OperationQueue.main
          func show(_ line: String) { print(line, OperationQueue.current === main) }
          onAnotherThread {
            main.addOperation {
              show("one")
              main.addOperation { show("three") }
            }
            main.addOperation { show("two") }
          }
          show("first")
          OperationQueue.runMainQueue()
          Application.main(Delegate()) {
            main.addOperation { MainActor.assumeIsolated { show("application") } }
            print("body")
          }
          let queue = OperationQueue()
          queue.addOperation { show("elsewhere") }
          queue.waitUntilAllOperationsAreFinished()
          main.addOperation {}
          print(
            Misuse.recorded {
              main.waitUntilAllOperationsAreFinished()
              onAnotherThread { main.waitUntilAllOperationsAreFinished() }
            }.map(\\.kind))
          """)

      #expect(
        output == """
          first true
          one true
          two true
          three true
          body
          application true
          terminates
          elsewhere false
          [waitsForItself, waitsForItself]

          """)
    }

    /// Returns the output of a program that is linked with MiniCocoa's objects.
    private static func output(of program: String) throws -> String {
      let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (source, binary) = (folder.appending(path: "main.swift"), folder.appending(path: "main"))
      try Data(program.utf8).write(to: source)
      let objects = try FileManager.default.contentsOfDirectory(
        atPath: products.appending(path: "MiniCocoa.build").path
      ).filter { $0.hasSuffix(".o") }.map { products.appending(path: "MiniCocoa.build/\($0)").path }
      _ = try run(
        ["swiftc", "-swift-version", "6", "-I", products.appending(path: "Modules").path]
          + ["-lswiftSynchronization", "-o", binary.path, source.path] + objects)
      return try run([binary.path])
    }

    private static func run(_ command: [String]) throws -> String {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let said = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return said
    }
  }
}
