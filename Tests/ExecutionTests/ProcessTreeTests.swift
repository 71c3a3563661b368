import Execution
import Foundation
import Testing

@Suite("A tree of processes")
struct ProcessTreeTests {
  /// Scripts whose last process reports on descriptor 3 and then never ends; `$1` is a witness.
  static let hangs = [
    "echo here >&9; echo ready >&3; sleep 1000",
    "(echo here >&9; echo ready >&3; sleep 1000) & wait",
    "sh -c 'sh -c \"echo here >&9; echo ready >&3; sleep 1000\" & wait' & wait",
    "trap '' TERM INT HUP QUIT; echo here >&9; echo ready >&3; sleep 1000",
    "setsid sh -c 'echo here >&9; echo ready >&3; sleep 1000' & wait",
    "echo here >&9; echo ready >&3; kill -STOP $$",
    "exec 0<&-; echo here >&9; echo ready >&3; sleep 1000",
    "echo here >&9; echo ready >&3; exec >&- 2>&- 3>&-; sleep 1000",
    "echo here >&9; echo ready >&3; while :; do :; done",
  ]

  @Test("is killed as a whole at the deadline", arguments: Confinement.allCases, hangs)
  func deadline(confinement: Confinement, script: String) throws {
    let witness = try Witness()

    let completion = try confinement.executor().run(
      .shell(#"exec 9>"$1"; "# + script, witness.path, writing: witness.folder)
    ) { _, deadline in deadline = .now }

    #expect(completion.termination == .deadlinePassed)
    #expect(witness.testimony() == "here\n")
  }

  @Test("says where it is when its time is over, if it is asked", arguments: Confinement.allCases)
  func asked(confinement: Confinement) throws {
    let script = "trap 'echo standing >&3' USR2; echo ready >&3; while :; do :; done"
    var records = ""

    let completion = try confinement.executor().run(
      .shell(script).with(\.askingSignal, SIGUSR2)
    ) { data, deadline in
      records += String(decoding: data, as: UTF8.self)
      deadline = .now
    }

    #expect(completion.termination == .deadlinePassed)
    #expect(records == "ready\nstanding\n")
  }

  @Test("is asked again as long as nobody has the answer", arguments: Confinement.allCases)
  func askedAgain(confinement: Confinement) throws {
    let script = "trap 'echo standing >&3' USR2; echo ready >&3; while :; do :; done"
    var answers = 0

    let completion = try confinement.executor().run(
      .shell(script).with(\.askingSignal, SIGUSR2)
    ) { data, deadline in
      if String(decoding: data, as: UTF8.self).contains("standing") { answers += 1 }
      if answers != 1 { deadline = .now }
    }

    #expect(completion.termination == .deadlinePassed)
    #expect(answers == 2)
  }

  @Test("is late even if it ends when it is asked", arguments: Confinement.allCases)
  func endsWhenAsked(confinement: Confinement) throws {
    let script = "trap 'exit 0' USR2; echo ready >&3; while :; do :; done"

    let completion = try confinement.executor().run(
      .shell(script).with(\.askingSignal, SIGUSR2)
    ) { _, deadline in deadline = .now }

    #expect(completion.termination == .deadlinePassed)
  }

  @Test("is killed when its wall time is over", arguments: Confinement.allCases)
  func wallTime(confinement: Confinement) throws {
    let completion = try confinement.executor().run(
      .shell("sleep 1000").with(\.limits.wallSeconds, 0.2))

    #expect(completion.termination == .deadlinePassed)
  }

  @Test(
    "ends with its first process, whatever that leaves behind", arguments: Confinement.allCases,
    [
      "(echo here >&9; echo x > $2; exec sleep 1000) &",
      "(exec 3>&-; echo here >&9; echo x > $2; exec sleep 1000) &",
      "(trap '' HUP TERM; echo here >&9; echo x > $2; exec sleep 1000) &",
      "setsid sh -c 'echo here >&9; echo x > $0; exec sleep 1000' $2 &",
    ])
  func leavesNothingBehind(confinement: Confinement, script: String) throws {
    let witness = try Witness()
    let go = witness.folder.path(of: "go")
    try #require(mkfifo(go, 0o666) == 0)
    chmod(go, 0o666)

    let completion = try confinement.executor().run(
      .shell(
        #"exec 9>"$1"; "# + script + #" read x < "$2"; exit 7"#, witness.path, go,
        writing: witness.folder))

    #expect(completion.termination == .exited(7))
    #expect(witness.testimony() == "here\n")
  }

  @Test(
    "ends even who has left its session and its parent, and closed everything",
    arguments: Confinement.allCases)
  func leavesNoDaemonBehind(confinement: Confinement) throws {
    let witness = try Witness()
    let go = witness.folder.path(of: "go")
    try #require(mkfifo(go, 0o666) == 0)
    chmod(go, 0o666)
    let daemon = "(exec 3>&- >/dev/null 2>&1; echo here >&9; echo x > $0; exec sleep 1000) &"

    let completion = try confinement.executor().run(
      .shell(
        #"exec 9>"$1"; setsid sh -c "$3" "$2" & read x < "$2"; exit 7"#, witness.path, go, daemon,
        writing: witness.folder))

    #expect(completion.termination == .exited(7))
    #expect(witness.testimony() == "here\n")
  }

  #if arch(x86_64)
    @Test("in the sandbox is killed although it tried to stop the sandbox's first process")
    func survivesTracing() throws {
      let witness = try Witness()
      let script = #"""
        exec 9>"$1"
        exec perl -e '
          syscall(101, 16, 1, 0, 0);  # PTRACE_ATTACH
          open my $f, ">&=", 9; syswrite $f, "here\n";
          open my $r, ">&=", 3; syswrite $r, "ready\n";
          sleep 1000'
        """#

      let completion = try Confinement.bubblewrap.executor().run(
        .shell(script, witness.path, writing: witness.folder)
      ) { _, deadline in deadline = .now }

      #expect(completion.termination == .deadlinePassed)
      #expect(witness.testimony() == "here\n")
    }
  #endif
}
