import Execution
import Foundation
import Testing

/// Properties that only a separate process can show: its descriptors, its signals, its death.
@Suite("A process that executes")
struct EnduranceProof {
  @Test("loses neither descriptors nor memory in a thousand runs")
  func endures() async {
    await #expect(processExitsWith: .success) {
      let executor = try Confinement.unconfined.executor()
      for _ in 0..<100 { _ = try executor.run(Command("/bin/true", [])) }
      let (descriptors, memory) = (openDescriptors(), residentBytes())

      for _ in 0..<1000 {
        #expect(try executor.run(Command("/bin/true", [])).succeeded)
      }

      #expect(openDescriptors() <= descriptors)
      #expect(residentBytes() < memory + 8 << 20)
    }
  }

  @Test("loses neither descriptors nor memory in a hundred sandboxes")
  func enduresSandboxes() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Confinement.bubblewrap.executor()
      let command = Command.shell("true").with(\.systemCalls, .running)
      for _ in 0..<20 { _ = try sandbox.run(command) }
      let (descriptors, memory) = (openDescriptors(), residentBytes())

      for _ in 0..<100 {
        #expect(try sandbox.run(command).succeeded)
      }

      #expect(openDescriptors() <= descriptors)
      #expect(residentBytes() < memory + 4 << 20)
      #expect(children() == [])
    }
  }

  @Test("loses no descriptors in sandboxes, failures and deadlines")
  func enduresFailures() async {
    await #expect(processExitsWith: .success) {
      let executor = try Confinement.unconfined.executor()
      let sandbox = try Confinement.bubblewrap.executor()
      let hang = Command.shell("sleep 1000").with(\.limits.wallSeconds, 0.01)
      _ = try sandbox.run(.shell("true"))
      let descriptors = openDescriptors()

      for _ in 0..<20 {
        _ = try sandbox.run(.shell("true"))
        _ = try executor.run(hang)
        _ = try? executor.run(Command("/no/such/program", []))
        _ = try? sandbox.run(Command("/no/such/program", []))
      }

      #expect(openDescriptors() <= descriptors)
      #expect(children() == [])
    }
  }

  // A run uses a dozen descriptors at a time; ten are certainly too few.
  @Test("says so when it has no descriptors left, and loses none", arguments: 0..<11)
  func runsOutOfDescriptors(left: Int) async {
    await #expect(processExitsWith: .success) { [left] in
      let executor = try Confinement.bubblewrap.executor()
      _ = try executor.run(.shell("true"))
      let descriptors = openDescriptors()
      var limit = rlimit(rlim_cur: limitLeaving(left), rlim_max: 4096)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)

      var error: ExecutionError?
      for _ in 0..<5 {
        error = #expect(throws: ExecutionError.self) { try executor.run(.shell("true")) }
      }

      limit.rlim_cur = 4096
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      #expect(error?.description.contains("Too many open files") == true, "\(error as Any)")
      // The test library may open one in the meantime; a leak would show five times.
      #expect(openDescriptors() < descriptors + 5)
      #expect(children() == [])
      #expect(try executor.run(.shell("true")).succeeded)
    }
  }

  @Test("learns how a command ended although it was started ignoring its children")
  func survivesIgnoredChildren() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)

      let completion = try Confinement.unconfined.executor().run(.shell("exit 3"))

      #expect(completion.termination == .exited(3))
    }
  }

  @Test("is not confused by signals")
  func survivesSignals() async {
    await #expect(processExitsWith: .success) {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }  // without SA_RESTART
      sigaction(SIGALRM, &action, nil)
      let often = timeval(tv_sec: 0, tv_usec: 500)
      var timer = itimerval(it_interval: often, it_value: often)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
      let executor = try Confinement.unconfined.executor()

      for code in 0..<200 {
        let completion = try executor.run(.shell("exit $1", "\(code)"))
        #expect(completion.termination == .exited(Int32(code)))
        #expect(throws: ExecutionError.self) { try executor.run(Command("/no/such", [])) }
      }
    }
  }

  @Test("starts commands although its own standard descriptors are closed")
  func survivesClosedDescriptors() async {
    await #expect(processExitsWith: .success) {
      for descriptor: Int32 in 0...2 { close(descriptor) }

      let completion = try Confinement.bubblewrap.executor().run(
        .shell("echo out; echo err >&2; cat"))

      #expect(completion.outputText == "out\n")
      #expect(completion.errorText == "err\n")
    }
  }

  @Test("waits without using the processor", arguments: Confinement.allCases)
  func waitsIdle(confinement: Confinement) async {
    await #expect(processExitsWith: .success) { [confinement] in
      let before = processorSeconds()

      let completion = try confinement.executor().run(.shell("exec >&- 2>&- 3>&-; sleep 2"))

      #expect(completion.succeeded)
      #expect(processorSeconds() - before < 0.5)
    }
  }

  @Test("takes what it confined with it when it is killed")
  func takesSandboxAlong() async throws {
    let witness = try Witness()

    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = witness.folder.path as String] in
      let script = """
        exec 9>"$1"
        trap '' TERM HUP
        setsid sh -c 'echo here >&9; echo ready >&3; exec sleep 1000' &
        wait
        """
      var command = Command.shell(script, "\(folder)/witness")
      command.writable = [folder]
      _ = try Confinement.bubblewrap.executor().run(command) { _, _ in kill(getpid(), SIGKILL) }
    }

    #expect(witness.testimony() == "here\n")
  }

  @Test("takes an unconfined command, and what that started, with it when it is killed")
  func takesCommandAlong() async throws {
    let witness = try Witness()

    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = witness.folder.path as String] in
      let command = Command.shell(
        #"exec 9>"$1"; (echo here >&9; echo ready >&3; exec sleep 1000) & wait"#,
        "\(folder)/witness")
      _ = try Confinement.unconfined.executor().run(command) { _, _ in kill(getpid(), SIGKILL) }
    }

    #expect(witness.testimony() == "here\n")
  }
}

/// Counts open descriptors. The test library has some, and may close one in the meantime; a leak
/// would increase the number.
private func openDescriptors() -> Int {
  let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
  return (names?.count ?? 0) - 1  // without the folder itself, which was open
}

private func residentBytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}

private func processorSeconds() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
}

/// Returns the ids of this process's children, including zombies.
private func children() -> [Substring] {
  let folder = "/proc/self/task"
  let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return tasks.flatMap { task in
    let text = try? String(contentsOfFile: "\(folder)/\(task)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ")
  }
}

/// Returns the limit of descriptor numbers below which exactly this many are free. The descriptors
/// inherited from the test runner may have gaps.
private func limitLeaving(_ count: Int) -> rlim_t {
  var (number, free): (Int32, Int) = (0, 0)
  while true {
    if fcntl(number, F_GETFD) < 0 { free += 1 }
    if free > count { return rlim_t(number) }
    number += 1
  }
}
