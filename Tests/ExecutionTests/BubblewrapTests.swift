import Execution
import Foundation
import Glibc
import Testing

@Suite("The sandbox")
struct BubblewrapTests {
  let executor: Executor

  init() throws { executor = try Confinement.bubblewrap.executor() }

  // MARK: - What it sees

  @Test(
    "shows nothing of the machine that was not named",
    arguments: [
      "/home", "/root", "/etc", "/etc/passwd", "/etc/hostname", "/var", "/opt", "/sys", "/run",
      "/mnt", "/srv", "/boot", "/work", "/dev/vda", "/dev/mem", "/dev/kmsg", #filePath,
    ])
  func hides(path: String) throws {
    let completion = try executor.run(.shell(#"test -e "$1""#, path))

    #expect(completion.termination == .exited(1))
  }

  @Test("shows a folder that was named, and not the one beside it")
  func showsNamed() throws {
    let folder = try ScratchFolder()
    let neighbour = try ScratchFolder()
    for each in [folder, neighbour] { try each.write("secret\n", to: "file") }

    let completion = try executor.run(
      .shell(#"cat "$1" "$2""#, folder.path(of: "file"), neighbour.path(of: "file"))
        .with(\.readable, ["/usr", folder.path]))

    #expect(completion.outputText == "secret\n")
    #expect(completion.termination == .exited(1))
  }

  @Test("shows no process but its own")
  func showsOwnProcesses() throws {
    let completion = try executor.run(.shell("cat /proc/[0-9]*/comm"))

    #expect(completion.outputText == "bwrap\nsh\n")
  }

  @Test("shows nothing of this process's environment, in no process's")
  func hidesEnvironment() throws {
    let ours = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    try #require(ours.contains { $0.hasPrefix("PATH=") })

    let completion = try executor.run(
      .shell("cat /proc/[0-9]*/environ").with(\.environment, ["CANARY": "sings"]))

    let theirs = completion.outputText.split(separator: "\0").map(String.init)
    #expect(theirs.contains("CANARY=sings"))
    #expect(Set(theirs).intersection(ours) == [])
  }

  @Test("shows no path of this machine in its command line")
  func hidesCommandLine() throws {
    let folder = try ScratchFolder()

    let completion = try executor.run(
      .shell("cat /proc/1/cmdline").with(\.readable, ["/usr", folder.path]))

    #expect(completion.succeeded)
    #expect(!completion.outputText.contains(folder.path))
  }

  @Test("has no network but its own loopback")
  func hasNoNetwork() throws {
    let completion = try executor.run(.shell("tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' '"))

    #expect(completion.outputText == "lo\n")
  }

  @Test(
    "does not reach a server on this machine",
    arguments: [(Confinement.unconfined, true), (.bubblewrap, false)])
  func reachesNoServer(confinement: Confinement, reaches: Bool) throws {
    let (server, port) = try listen()
    defer { close(server) }
    let command = Command(
      "/bin/bash", ["-c", "exec 9<>/dev/tcp/127.0.0.1/\(port)"], readable: ["/usr"])

    let completion = try confinement.executor().run(command)

    #expect(completion.succeeded == reaches)
  }

  // MARK: - What it changes

  @Test("keeps what is readable as it is")
  func keepsReadable() throws {
    let folder = try ScratchFolder()
    try folder.write("before\n", to: "file")
    chmod(folder.path(of: "file"), 0o666)
    let script = #"echo after > "$1/file"; rm -f "$1/file"; touch "$1/new"; mv "$1" "$1.old""#

    let completion = try executor.run(
      .shell(script, folder.path).with(\.readable, ["/usr", folder.path]))

    #expect(completion.termination == .exited(1))
    #expect(folder.text(of: "file") == "before\n")
    #expect(folder.text(of: "new") == nil)
  }

  @Test("writes where it may, as a user that is nobody on this machine")
  func writesWritable() throws {
    let folder = try ScratchFolder()

    let completion = try executor.run(
      .shell(#"echo after > "$1/file""#, folder.path, writing: folder))

    #expect(completion.termination == .exited(0))
    #expect(folder.text(of: "file") == "after\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "file"))
    #expect(attributes[.ownerAccountID] as? Int == (getuid() == 0 ? 64005 : Int(getuid())))
    #expect(attributes[.groupOwnerAccountID] as? Int == (getuid() == 0 ? 64005 : Int(getgid())))
  }

  @Test(
    "writes nowhere else",
    arguments: ["/", "/usr", "/usr/bin", "/dev", "/proc", "/lib", "/proc/sys/kernel"])
  func writesNowhereElse(path: String) throws {
    let completion = try executor.run(.shell(#"touch "$1/switchboard-was-here""#, path))

    #expect(completion.termination == .exited(1))
    #expect(access("\(path)/switchboard-was-here", F_OK) != 0)
  }

  @Test("has its own /tmp, which this machine does not see")
  func hasPrivateScratch() throws {
    let name = "/tmp/switchboard-\(UUID().uuidString)"
    let neighbour = try ScratchFolder()

    let completion = try executor.run(
      .shell(#"touch "$1"; ls -d /tmp/*; test -e "$2""#, name, neighbour.path))

    #expect(completion.outputText == "\(name)\n")
    #expect(completion.termination == .exited(1))
    #expect(access(name, F_OK) != 0)
  }

  @Test("bounds what is kept in memory", arguments: [("/tmp", 256 << 20), ("/dev/shm", 4096)])
  func boundsScratch(path: String, size: Int) throws {
    let script = #"head -c $2 /dev/zero > "$1/full" && ! head -c 5000 /dev/zero > "$1/over""#

    let completion = try executor.run(
      .shell(script, path, "\(size)").with(\.limits.fileBytes, 1 << 30))

    #expect(completion.termination == .exited(0))
    #expect(completion.errorText.contains("No space left on device"))
  }

  @Test("writes nowhere at all if it has no scratch", arguments: ["/tmp", "/dev/shm", "/"])
  func hasNoScratch(path: String) throws {
    let completion = try executor.run(
      .shell(#"mkdir "$1/folder""#, path).with(\.limits.scratchBytes, 0))

    #expect(completion.termination == .exited(1))
    #expect(completion.errorText.contains("Read-only file system"))
  }

  // MARK: - Who it is

  @Test("has no capability and gains none")
  func hasNoCapability() throws {
    let completion = try executor.run(
      .shell("grep -E '^(Cap(Prm|Eff|Bnd|Amb)|NoNewPrivs)' /proc/self/status | cut -f2"))

    let none = "0000000000000000\n"
    #expect(completion.outputText == none + none + none + none + "1\n")
  }

  @Test("is not root")
  func isNotRoot() throws {
    let completion = try executor.run(
      .shell("id -u; id -G; grep -E '^[UG]id' /proc/self/status | cut -f2-5"))

    let user = getuid() == 0 ? 64005 : getuid()
    let group = getuid() == 0 ? 64005 : getgid()
    #expect(
      completion.outputText == """
        \(user)
        \(group)
        \(user)\t\(user)\t\(user)\t\(user)
        \(group)\t\(group)\t\(group)\t\(group)

        """)
  }

  @Test("makes no sandbox itself")
  func makesNoNamespace() throws {
    let completion = try executor.run(.shell("unshare --user true"))

    #expect(completion.termination == .exited(1))
    #expect(completion.errorText.contains("unshare failed"))
  }

  // MARK: - What it says

  @Test(
    "is not said to have failed because the program says so",
    arguments: [
      "echo 'bwrap: I failed' >&2; exit 1",
      "echo 'bwrap: execvp /bin/sh: No such file' >&2; exit 1",
      "echo '{\"exit-code\": 0}' >&2; exit 1",
    ])
  func isNotForged(script: String) throws {
    let completion = try executor.run(.shell(script))

    #expect(completion.termination == .exited(1))
  }

  @Test("reports on itself where the program cannot write")
  func hidesStatus() throws {
    let completion = try executor.run(
      .shell("echo '{ \"exit-code\": 0 }' >&4 || exit 9; exit 8"))

    // The descriptor is invalid, so the shell gives up before it reaches the exits.
    #expect(completion.termination == .exited(2) || completion.termination == .exited(9))
  }

  private func listen() throws -> (descriptor: Int32, port: Int) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, length) == 0 && Glibc.listen(server, 8) == 0
          && getsockname(server, $0, &length) == 0
      }
    }
    try #require(isBound)
    return (server, Int(UInt16(bigEndian: address.sin_port)))
  }
}
