import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

@testable import Execution
@testable import Grading

@Suite("The limit that stopped a process")
struct StopTests {
  private func stop(
    _ termination: Termination, _ lines: [String] = [], _ errorText: String = ""
  ) throws -> Stop? {
    let completion = Completion(
      termination: termination, output: Data(), errorOutput: Data(errorText.utf8), seconds: 0,
      sandboxStatus: Data())
    return Stop(completion, lines: lines, limits: try TestMachine.exercise("FlipSide").limits)
  }

  @Test(
    "is the limit that the executor or the kernel names",
    arguments: [
      (.deadlinePassed, .timedOut, "It was still running after 1 s and was stopped."),
      (.signalled(SIGXCPU), .timedOut, "It used more time of the processor than all checks may"),
      (.outputExceeded, .tooMuchOutput, "It printed 16 MB or more and was stopped."),
    ] as [(Termination, CheckStatus, String)])
  func named(_ termination: Termination, _ status: CheckStatus, _ text: String) throws {
    let found = try #require(try stop(termination))

    #expect(found.status == status)
    #expect(found.message(at: nil).hasPrefix(text))
  }

  private static let limit = 2 << 20

  @Test(
    "is a limit that it was at when it crashed",
    arguments: [
      ("VmPeak:\t \(limit - 1) kB", .outOfMemory), ("VmPeak:\t \(limit / 2) kB", nil),
      ("Threads:\t192", .tooManyThreads), ("Threads:\t20", nil),
      ("#descriptors spent", .tooManyFiles), ("FDSize:\t256", nil),
      ("VmPeak:", nil), ("Threads:\tmany", nil),
    ] as [(String, CheckStatus?)])
  func near(_ line: String, _ status: CheckStatus?) throws {
    #expect(try stop(.signalled(SIGILL), ["#crash 04", "#usage", line])?.status == status)
    #expect(try stop(.signalled(SIGILL), [line, "#crash 04"]) == nil, "not said by the handler")
  }

  @Test("is memory where the runtime says so, however much was left")
  func runtime() throws {
    let text = "Fatal error: failed to allocate 8796093022240 bytes of memory with alignment 8\n"

    #expect(try stop(.signalled(SIGABRT), [], text)?.status == .outOfMemory)
    let frame = "/opt/swift/libswiftCore.so(swift_allocObject+0x27)[0x7f0000000000]"
    #expect(try stop(.signalled(SIGILL), ["#crash 04", frame], text)?.status == .outOfMemory)
    #expect(
      try stop(.signalled(SIGILL), ["#crash 04"], text) == nil, "the words of a program's own")
    #expect(
      try stop(.signalled(SIGILL), ["#crash 04", frame], "M/A.swift:1: \(text)") == nil,
      "fatalError's words")
  }

  @Test("is none after a crash, an exit or a kill", arguments: [SIGILL, SIGSEGV, SIGKILL])
  func crash(_ signal: Int32) throws {
    #expect(try stop(.signalled(signal)) == nil)
    #expect(try stop(.exited(0)) == nil)
  }

  @Test("names the learner's place, if that is known")
  func place() throws {
    let found = try #require(try stop(.outputExceeded))

    #expect(
      found.message(at: "Bell.swift:7")
        == "Your code, at Bell.swift:7, printed 16 MB or more and was stopped. "
        + "Look for a print in a loop that does not end.")
  }
}
