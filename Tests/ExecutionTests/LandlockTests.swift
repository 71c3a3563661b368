import Execution
import Foundation
import Glibc
import Testing

@Suite("Landlock")
struct LandlockTests {
  let executor: Executor

  init() throws { executor = try Confinement.landlock.executor() }

  // MARK: - Files

  @Test(
    "reads nothing that was not named",
    arguments: [
      "/etc/passwd", "/etc/hostname", "/proc/1/status", "/proc/cpuinfo", "/proc/self/../1/comm",
      "/sys/kernel/mm/transparent_hugepage/enabled", "/dev/tty", #filePath,
    ])
  func hidesFiles(path: String) throws {
    let completion = try executor.run(.shell(#"cat "$1""#, path))

    #expect(completion.termination == .exited(1))
    #expect(completion.output.isEmpty)
  }

  @Test("lists no folder that was not named", arguments: ["/", "/tmp", "/etc", "/proc", "/dev"])
  func hidesFolders(path: String) throws {
    let completion = try executor.run(.shell(#"ls "$1""#, path))

    #expect(completion.termination == .exited(2))
    #expect(completion.output.isEmpty)
  }

  @Test("reads a folder that was named, and not the one beside it")
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

  @Test("follows no link out of what was named")
  func followsNoLink() throws {
    let folder = try ScratchFolder()
    let neighbour = try ScratchFolder()
    try neighbour.write("secret\n", to: "file")
    symlink(neighbour.path(of: "file"), folder.path(of: "link"))

    let completion = try executor.run(
      .shell(
        #"cat "$1/link"; ln "$2/file" "$1/hard""#, folder.path, neighbour.path, writing: folder))

    #expect(completion.termination == .exited(1))
    #expect(completion.output.isEmpty)
  }

  @Test("reads what it says of itself, which no other process does")
  func readsItself() throws {
    let completion = try executor.run(
      Command("/usr/bin/grep", ["-c", "^Name:", "/proc/self/status"], readable: ["/usr"]))

    #expect(completion.outputText == "1\n")
  }

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

  @Test("writes where it may")
  func writesWritable() throws {
    let folder = try ScratchFolder()
    let script = #"cd "$1" && mkdir a b && echo after > a/x && mv a/x b/file && rm -r a"#

    let completion = try executor.run(.shell(script, folder.path, writing: folder))

    #expect(completion.termination == .exited(0), "\(completion.errorText)")
    #expect(folder.text(of: "b/file") == "after\n")
  }

  @Test("writes nowhere else", arguments: ["/tmp", "/dev/shm", "/var/tmp", "/run", "/usr", "/"])
  func writesNowhereElse(path: String) throws {
    let completion = try executor.run(.shell(#"mkdir "$1/switchboard-was-here""#, path))

    #expect(completion.termination == .exited(1))
    #expect(access("\(path)/switchboard-was-here", F_OK) != 0)
  }

  // MARK: - Bubblewrap first

  @Test("is not taken for bubblewrap where that works", arguments: [false, true])
  func isNoReplacement(hasConfined: Bool) throws {
    let sandbox = try StrongestSandbox { _ in Issue.record("it was replaced") }
    let strongest = Executor(sandbox: sandbox, cancellation: executor.cancellation)
    if hasConfined { #expect(try strongest.run(.shell("true")).succeeded) }
    let impossible = Command.shell("true").with(\.readable, ["/usr", "/no/such/path"])

    #expect(
      throws: ExecutionError.sandboxRefused(
        reason: "Can't find source path /no/such/path: No such file or directory")
    ) { try strongest.run(impossible) }
    #expect(sandbox.confinement == .bubblewrap)
    #expect(try strongest.run(.shell("test -d /tmp")).succeeded)
  }

  @Test("starts nothing where a path that was named is missing")
  func missingPath() throws {
    let command = Command.shell("true").with(\.readable, ["/usr", "/no/such/path"])

    #expect(
      throws: ExecutionError.cannotStart("/bin/sh", reason: "No such file or directory")
    ) { try executor.run(command) }
  }

  // MARK: - Other processes

  /// Scripts that reach for another process of the same user, with the shell and programs that
  /// every Debian has (the program `kill` is in procps, which a minimal one lacks). A run starts no
  /// other program: the shell becomes this one.
  private static let reaches = [
    #"kill -TERM "$1""#, #"kill -CONT "$1""#, #"kill -s INT -- "-$1""#,
    #"exec prlimit --pid "$1" --cpu=1"#, #"exec renice -n 19 -p "$1""#,
    #"exec taskset -p 1 "$1""#, #"exec ionice -c 3 -p "$1""#, #"exec chrt --idle --pid 0 "$1""#,
  ]

  @Test("reaches no process of the same user", arguments: reaches)
  func reachesNoNeighbour(script: String) throws {
    let neighbour = try Self.neighbour()
    defer { neighbour.terminate() }
    let process = neighbour.processIdentifier

    let completion = try executor.run(
      .shell(script, "\(process)").with(\.systemCalls, .running))

    #expect(!completion.succeeded)
    #expect(kill(process, 0) == 0)
    #expect(completion.errorText.contains("not permitted"), "\(completion.errorText)")
  }

  @Test("reads no other process's environment in a run", arguments: ["environ", "maps", "fd/0"])
  func hidesNeighboursMemory(file: String) throws {
    let neighbour = try Self.neighbour()
    defer { neighbour.terminate() }

    let completion = try executor.run(
      Command(
        "/usr/bin/cat", ["/proc/\(neighbour.processIdentifier)/\(file)"], readable: ["/usr"]
      ).with(\.systemCalls, .running))

    #expect(completion.termination == .exited(1))
    #expect(completion.output.isEmpty)
  }

  @Test("reads in /proc by number in a run, as the threads of Dispatch do of one another")
  func readsByNumber() throws {
    let completion = try executor.run(
      Command(
        "/bin/sh", ["-c", "read -r number rest < /proc/$$/stat && echo $((number - $$))"],
        readable: ["/usr"]
      ).with(\.systemCalls, .running))

    #expect(completion.outputText == "0\n", "\(completion.errorText)")
  }

  @Test("may set its own priority, as the threads of Dispatch do")
  func setsItsPriority() throws {
    let completion = try executor.run(
      Command("/usr/bin/nice", ["-n", "5", "/usr/bin/nice"], readable: ["/usr"])
        .with(\.systemCalls, .running))

    #expect(completion.outputText == "5\n", "\(completion.errorText)")
  }

  @Test("may signal itself")
  func signalsItself() throws {
    let completion = try executor.run(
      .shell("kill -USR1 $$").with(\.systemCalls, .runningWithSignals))

    #expect(completion.termination == .signalled(SIGUSR1))
  }

  @Test("opens no socket", arguments: ["AF_UNIX", "AF_INET", "AF_INET6", "AF_VSOCK"])
  func opensNoSocket(family: String) throws {
    let program = "use Socket; socket(my $s, \(family), SOCK_STREAM, 0) or die $!"
      .replacing("AF_VSOCK", with: "40")

    let completion = try executor.run(
      Command("/usr/bin/perl", ["-e", program], readable: ["/usr"]))

    #expect(completion.errorText.contains("Operation not permitted"), "\(completion.errorText)")
  }

  // MARK: - Its user

  @Test("has no capability and gains none")
  func hasNoCapability() throws {
    let completion = try executor.run(
      Command(
        "/usr/bin/grep", ["-E", "^(Cap(Prm|Eff|Amb)|NoNewPrivs)", "/proc/self/status"],
        readable: ["/usr"]))
    #expect(
      completion.outputText
        == "CapPrm:\t0000000000000000\nCapEff:\t0000000000000000\nCapAmb:\t0000000000000000\nNoNewPrivs:\t1\n"
    )
  }

  @Test("changes the rights of no file in a run")
  func keepsRights() throws {
    let folder = try ScratchFolder()
    let made = try executor.run(.shell(#"touch "$1/own""#, folder.path, writing: folder))
    #expect(made.succeeded)

    let completion = try executor.run(
      Command("/usr/bin/chmod", ["0", folder.path(of: "own")], readable: ["/usr"])
        .with(\.systemCalls, .running))

    #expect(completion.errorText.contains("Operation not permitted"))
  }

  /// A process of the user that confined commands run as.
  private static func neighbour() throws -> Process {
    let process = Process()
    let isRoot = getuid() == 0
    process.executableURL = URL(filePath: isRoot ? "/usr/bin/setpriv" : "/usr/bin/sleep")
    process.arguments =
      (isRoot ? ["--reuid=64005", "--regid=64005", "--clear-groups", "/usr/bin/sleep"] : []) + [
        "60"
      ]
    try process.run()
    return process
  }
}
