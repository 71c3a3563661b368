import Execution
import Foundation
import Glibc
import Testing

#if arch(x86_64)
  @Suite("The filter of system calls")
  struct SystemCallFilterTests {
    /// A system call: its number (x86-64), arguments and error, and whether builds may use it.
    struct Call: CustomTestStringConvertible, Sendable {
      let name: String
      let number: Int
      var arguments = "0, 0, 0, 0, 0, 0"
      var error = EPERM
      var isAllowedInBuilds = false

      var testDescription: String { name }
    }

    private static let siginfo = "(my $i = pack('l3x116', 9, 0, -1))"
    private static let limit = "(my $l = pack('QQ', 60, 60))"

    static let calls = [
      Call(name: "ptrace", number: 101), Call(name: "process_vm_writev", number: 311),
      Call(name: "bpf", number: 321), Call(name: "perf_event_open", number: 298),
      Call(name: "userfaultfd", number: 323), Call(name: "io_uring_setup", number: 425),
      Call(name: "keyctl", number: 250), Call(name: "add_key", number: 248),
      Call(name: "mount", number: 165), Call(name: "unshare", number: 272),
      Call(name: "setns", number: 308), Call(name: "chroot", number: 161),
      Call(name: "open_by_handle_at", number: 304), Call(name: "pidfd_getfd", number: 438),
      Call(name: "kexec_load", number: 246), Call(name: "clock_settime", number: 227),
      Call(name: "personality", number: 135), Call(name: "shmget", number: 29),
      Call(name: "socket of AF_INET", number: 41, arguments: "2, 1, 0"),
      Call(name: "socket of AF_NETLINK", number: 41, arguments: "16, 3, 0"),
      Call(name: "socket of AF_ALG", number: 41, arguments: "38, 5, 0"),
      Call(name: "socket of AF_VSOCK", number: 41, arguments: "40, 1, 0"),
      Call(name: "socket of AF_VSOCK and more bits", number: 41, arguments: "(1 << 32) + 40, 1, 0"),
      Call(name: "TIOCSTI", number: 16, arguments: "0, 0x5412, 0"),
      Call(name: "TIOCSTI and more bits", number: 16, arguments: "0, (1 << 32) + 0x5412, 0"),
      Call(name: "clone of namespaces", number: 56, arguments: "0x10000011, 0, 0, 0, 0"),
      Call(name: "clone3", number: 435, error: ENOSYS),
      Call(name: "fork", number: 57, isAllowedInBuilds: true),
      Call(name: "vfork", number: 58, isAllowedInBuilds: true),
      Call(name: "clone", number: 56, arguments: "17, 0, 0, 0, 0", isAllowedInBuilds: true),
      Call(name: "kill by SIGKILL", number: 62, arguments: "$$+0, 9", isAllowedInBuilds: true),
      Call(name: "tkill by SIGKILL", number: 200, arguments: "$$+0, 9", isAllowedInBuilds: true),
      Call(
        name: "tgkill by SIGKILL", number: 234, arguments: "$$+0, $$+0, 9", isAllowedInBuilds: true),
      Call(
        name: "tgkill by SIGKILL and more bits", number: 234,
        arguments: "$$+0, $$+0, (1 << 32) + 9",
        isAllowedInBuilds: true),
      Call(
        name: "rt_sigqueueinfo by SIGKILL", number: 129, arguments: "$$+0, 9, \(siginfo)",
        isAllowedInBuilds: true),
      Call(
        name: "rt_tgsigqueueinfo by SIGKILL", number: 297, arguments: "$$+0, $$+0, 9, \(siginfo)",
        isAllowedInBuilds: true),
      Call(
        name: "pidfd_send_signal by SIGKILL", number: 424,
        arguments: "syscall(434, $$+0, 0), 9, 0, 0", isAllowedInBuilds: true),
      Call(
        name: "timer_create", number: 222, arguments: "1, 0, (my $t = 'x' x 8)",
        isAllowedInBuilds: true),
      Call(name: "F_SETSIG", number: 72, arguments: "0, 10, 9", isAllowedInBuilds: true),
      Call(name: "PR_SET_PDEATHSIG", number: 157, arguments: "1, 9", isAllowedInBuilds: true),
      Call(
        name: "setrlimit of CPU time", number: 160, arguments: "0, \(limit)",
        isAllowedInBuilds: true),
      Call(
        name: "prlimit64 of CPU time", number: 302, arguments: "0, 0, \(limit), 0",
        isAllowedInBuilds: true),
      Call(
        name: "prlimit64 of real time", number: 302, arguments: "0, 15, \(limit), 0",
        isAllowedInBuilds: true),
      Call(
        name: "memfd_create", number: 319, arguments: "(my $n = 'x'), 0", isAllowedInBuilds: true),
    ]

    @Test("denies", arguments: calls)
    func denies(call: Call) throws {
      let filters: [SystemCallFilter] =
        call.isAllowedInBuilds ? [.running] : [.building, .running]

      for filter in filters {
        #expect(try answer(to: call, filter) == "\(call.error)")
      }
    }

    @Test("lets the kernel refuse strict mode, in which almost every call kills")
    func refusesStrictMode() throws {
      for call in [
        Call(name: "PR_SET_SECCOMP", number: 157, arguments: "22, 1"),
        Call(name: "seccomp", number: 317, arguments: "0, 0, 0"),
      ] {
        #expect(try answer(to: call, .running) == "\(EINVAL)")
      }
    }

    @Test("lets a run end itself where signals are its own business")
    func allowsSignals() throws {
      let call = Call(name: "kill by SIGKILL", number: 62, arguments: "$$+0, 9")

      #expect(try answer(to: call, .runningWithSignals).isEmpty)
      #expect(try answer(to: Call(name: "fork", number: 57), .runningWithSignals) == "\(EPERM)")
    }

    @Test("lets builds start and end processes", arguments: calls.filter(\.isAllowedInBuilds))
    func allows(call: Call) throws {
      let answer = try answer(to: call, .building)
      // A process that ended itself prints nothing.
      #expect(answer.hasPrefix("0") || answer.isEmpty, "\(answer)")
    }

    @Test(
      "lets a run have what is like what it may not",
      arguments: [
        Call(name: "another signal", number: 62, arguments: "$$+0, 0"),
        Call(name: "limits of time, read", number: 302, arguments: "0, 0, 0, (my $l = 'x' x 16)"),
        Call(
          name: "another limit", number: 302, arguments: "0, 6, (my $l = pack('QQ', 60, 60)), 0"),
        Call(name: "another use of fcntl", number: 72, arguments: "0, 1, 0"),
        Call(name: "its name", number: 157, arguments: "15, (my $n = 'x')"),
      ])
    func allowsLikes(call: Call) throws {
      #expect(try answer(to: call, .running) == "0")
    }

    @Test("lets a run have threads, and talk to itself")
    func allowsThreads() throws {
      let call = Call(name: "socket of AF_UNIX", number: 41, arguments: "1, 1, 0")

      #expect(try answer(to: call, .running) == "0")
    }

    /// The calls of i386 have different numbers: its 'getpid' is 20, made with `int $0x80`.
    @Test("ends who calls as another architecture does")
    func endsForeigners() throws {
      let folder = try ScratchFolder()
      try folder.write(
        #"int main(void) { int r; __asm__ volatile("int $0x80" : "=a"(r) : "0"(20)); return 0; }"#,
        to: "foreign.c")
      let compiler = Command(
        "/usr/bin/env", ["clang", "foreign.c", "-o", "foreign"],
        environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
        directory: folder.path)
      try #require(try Confinement.unconfined.executor().run(compiler).succeeded)

      let completion = try Confinement.bubblewrap.executor().run(
        Command(folder.path(of: "foreign"), [], readable: ["/usr", folder.path]))

      #expect(completion.termination == .signalled(SIGSYS))
    }

    /// Returns the error number of the call in the sandbox; 0 if it succeeds.
    private func answer(to call: Call, _ filter: SystemCallFilter) throws -> String {
      let script =
        "$| = 1; my $r = syscall(\(call.number), \(call.arguments)); print $r < 0 ? $!+0 : 0"
      let command = Command("/usr/bin/perl", ["-e", script], readable: ["/usr"])
      return try Confinement.bubblewrap.executor()
        .run(command.with(\.systemCalls, filter)).outputText
    }
  }
#endif
