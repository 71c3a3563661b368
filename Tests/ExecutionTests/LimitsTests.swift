@testable import Execution
import Foundation
import Testing

@Suite("Limits")
struct LimitsTests {
  @Test(
    "on output end a flood of it", arguments: Confinement.allCases,
    ["yes", "yes >&2", "yes & yes >&2"])
  func outputFlood(confinement: Confinement, script: String) throws {
    let completion = try confinement.executor().run(
      .shell(script).with(\.limits.outputBytes, 1 << 20))

    #expect(completion.termination == .outputExceeded)
    #expect(completion.output.count <= 1 << 20)
    #expect(completion.errorOutput.count <= 1 << 20)
    #expect(completion.output.count + completion.errorOutput.count >= 1 << 20)
  }

  @Test("on records end a flood of them", arguments: Confinement.allCases)
  func recordFlood(confinement: Confinement) throws {
    var count = 0

    let completion = try confinement.executor().run(
      .shell("yes >&3").with(\.limits.recordBytes, 1 << 20)
    ) { data, _ in count += data.count }

    #expect(completion.termination == .outputExceeded)
    #expect(count < 2 << 20)
  }

  @Test(
    "on output hold to the byte, also for what ends at once", arguments: Confinement.allCases,
    [(1000, Termination.exited(0)), (1001, .outputExceeded)])
  func outputToTheByte(
    confinement: Confinement, output: (count: Int, termination: Termination)
  ) throws {
    let completion = try confinement.executor().run(
      .shell("head -c $1 /dev/zero", "\(output.count)").with(\.limits.outputBytes, 1000))

    #expect(completion.termination == output.termination)
  }

  @Test("on records hold to the byte, also for what ends at once", arguments: Confinement.allCases)
  func recordsToTheByte(confinement: Confinement) throws {
    let completion = try confinement.executor().run(
      .shell("head -c 1001 /dev/zero >&3").with(\.limits.recordBytes, 1000))

    #expect(completion.termination == .outputExceeded)
  }

  @Test("of each process reach it", arguments: Confinement.allCases)
  func reachProcess(confinement: Confinement) throws {
    var limits = Limits()
    limits.openFiles = 77
    limits.fileBytes = 512 * 99
    limits.memoryBytes = 123_456 << 10
    limits.cpuSeconds = 11

    let completion = try confinement.executor().run(
      .shell("ulimit -n; ulimit -f; ulimit -v; ulimit -t; ulimit -c; ulimit -Hn")
        .with(\.limits, limits))

    #expect(completion.outputText == "77\n99\n123456\n11\n0\n77\n")
  }

  @Test("on a file end who writes more", arguments: Confinement.allCases)
  func fileSize(confinement: Confinement) throws {
    let folder = try ScratchFolder()

    let completion = try confinement.executor().run(
      .shell(#"exec head -c 10000 /dev/zero > "$1/big""#, folder.path, writing: folder)
        .with(\.limits.fileBytes, 4096))

    #expect(completion.termination == .signalled(SIGXFSZ))
    #expect(folder.text(of: "big")?.utf8.count == 4096)
  }

  @Test("on memory refuse who asks for more", arguments: Confinement.allCases)
  func memory(confinement: Confinement) throws {
    let command = Command(
      "/usr/bin/perl", ["-e", "my $x = 'x' x (1 << 28); print 'had it'"], readable: ["/usr"])

    let completion = try confinement.executor().run(command.with(\.limits.memoryBytes, 64 << 20))

    #expect(completion.outputText == "")
    #expect(!completion.succeeded)
  }

  @Test(
    "on CPU time end who uses more, and who does not listen",
    arguments: zip(
      Confinement.allCases, ["while :; do :; done", "trap '' XCPU; while :; do :; done"]))
  func cpuTime(confinement: Confinement, loop: String) throws {
    let completion = try confinement.executor().run(
      .shell(loop).with(\.limits.cpuSeconds, 1))

    #expect(completion.termination == .signalled(SIGXCPU))
  }

  @Test("on what is kept spare the beginning and the end", arguments: Confinement.allCases)
  func kept(confinement: Confinement) throws {
    var limits = Limits()
    limits.keptBytes = 1000
    let script = "echo first; yes middle | head -c 3000000; echo last"

    let completion = try confinement.executor().run(
      .shell("{ \(script); } >&2; \(script)").with(\.limits, limits.with(outputBytes: 8 << 20)))

    #expect(completion.termination == .exited(0))
    #expect(completion.isCut)
    for text in [completion.outputText, completion.errorText] {
      #expect(text.hasPrefix("first\nmiddle\n"))
      #expect(text.contains(" bytes left out …]\n"))
      #expect(text.utf8.count <= 1000)
      #expect(text.hasSuffix("last\n"))
    }
  }

  @Test(
    "on what is kept cut nothing that fits", arguments: Confinement.allCases, [999, 1000, 1001])
  func fitting(confinement: Confinement, count: Int) throws {
    let completion = try confinement.executor().run(
      .shell("seq 1000 | head -c $1", "\(count)").with(\.limits.keptBytes, 1000))

    #expect(completion.isCut == (count > 1000))
    #expect(completion.outputText.contains("bytes left out") == (count > 1000))
    #expect(count > 1000 || completion.output.count == count)
  }

  @Test("on CPU time are not what a kill comes of", arguments: Confinement.allCases)
  func kill(confinement: Confinement) throws {
    let completion = try confinement.executor().run(
      .shell("kill -KILL $$").with(\.limits.cpuSeconds, 1))

    #expect(completion.termination == .signalled(SIGKILL))
  }

  @Test(
    "that are higher than this process's own give way to those", arguments: Confinement.allCases)
  func giveWay(confinement: Confinement) throws {
    let completion = try confinement.executor().run(
      .shell("true").with(\.limits.openFiles, Int(Int32.max)))

    #expect(completion.termination == .exited(0))
  }
}

extension Limits {
  fileprivate func with(outputBytes: Int) -> Limits {
    var limits = self
    limits.outputBytes = outputBytes
    return limits
  }
}
