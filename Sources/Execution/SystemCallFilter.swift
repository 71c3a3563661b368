import CSeccomp
import CSpawn
import Foundation
import Glibc

/// The system calls that confined processes must not use.
///
/// A denied call fails with EPERM and the process continues. A call of a foreign architecture,
/// whose numbers have other meanings, ends the process.
package struct SystemCallFilter: Sendable, Equatable {
  /// Denies everything that reaches out of the sandbox or into rare parts of the kernel.
  package static let building = SystemCallFilter(use: .building)
  /// Like `building`, and without new processes: a run is a single process, whose limits are thus
  /// the total. It also cannot cause its own SIGKILL, so that a SIGKILL in a run came from outside.
  package static let running = SystemCallFilter(use: .running)
  /// Like `running`, but signals are allowed.
  package static let runningWithSignals = SystemCallFilter(use: .runningWithSignals)

  private enum Use {
    case building, running, runningWithSignals
  }

  private let use: Use

  /// The filter in the kernel's format; compiled once.
  func program() throws(ExecutionError) -> Data {
    switch use {
    case .building: try Self.buildingProgram.get()
    case .running: try Self.runningProgram.get()
    case .runningWithSignals: try Self.runningWithSignalsProgram.get()
    }
  }

  /// The same for a process that no namespace hides from others.
  func programWithoutNamespaces() throws(ExecutionError) -> Data {
    switch use {
    case .building: try Self.openBuildingProgram.get()
    case .running: try Self.openRunningProgram.get()
    case .runningWithSignals: try Self.openRunningWithSignalsProgram.get()
    }
  }

  /// Whether a command with this filter is one process.
  var forbidsProcesses: Bool { use != .building }

  private static let openBuildingProgram = compiled(rules: Rule.everywhere + Rule.sockets)
  private static let openRunningProgram = compiled(
    rules: Rule.everywhere + Rule.runs + Rule.suicides + Rule.sockets + Rule.neighbours)
  private static let openRunningWithSignalsProgram = compiled(
    rules: Rule.everywhere + Rule.runs + Rule.sockets + Rule.neighbours)

  private static let buildingProgram = compiled(rules: Rule.everywhere)
  private static let runningProgram = compiled(rules: Rule.everywhere + Rule.runs + Rule.suicides)
  private static let runningWithSignalsProgram = compiled(rules: Rule.everywhere + Rule.runs)

  private static func compiled(rules: [Rule]) -> Result<Data, ExecutionError> {
    do throws(ExecutionError) {
      guard let filter = seccomp_init(Action.allow) else { throw refused(ENOMEM) }
      defer { seccomp_release(filter) }
      try check(seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, Action.endProcess))
      try check(seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2))  // a tree, not a list
      for rule in rules { try rule.add(to: filter) }
      return .success(try exported(filter))
    } catch {
      return .failure(error)
    }
  }

  private static func exported(_ filter: scmp_filter_ctx) throws(ExecutionError) -> Data {
    let file = cspawn_file(nil, 0)
    guard file >= 0 else { throw refused(errno) }
    defer { close(file) }
    try check(seccomp_export_bpf(filter, file))
    var program = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(file, &program, program.count, 0)
    guard count > 0 else { throw refused(errno) }
    return Data(program[..<count])
  }

  private static func check(_ result: Int32) throws(ExecutionError) {
    if result < 0 { throw refused(-result) }
  }

  private static func refused(_ number: Int32) -> ExecutionError {
    .sandboxRefused(reason: "no filter of system calls: \(String(cString: strerror(number)))")
  }

  /// The values of libseccomp's macros, which Swift does not import.
  private enum Action {
    static let allow: UInt32 = 0x7fff_0000
    static let endProcess: UInt32 = 0x8000_0000
    static func fail(_ number: Int32) -> UInt32 { 0x0005_0000 | UInt32(number) }
  }

  /// System calls that fail, by name, either always or if their arguments meet all conditions.
  struct Rule {
    let names: [String]
    var error = EPERM
    var conditions: [scmp_arg_cmp] = []

    fileprivate func add(to filter: scmp_filter_ctx) throws(ExecutionError) {
      var conditions = conditions
      for name in names {
        let number = seccomp_syscall_resolve_name(name)
        // The call is newer than the library or of another architecture: there is nothing to deny.
        guard number >= 0 else { continue }
        try SystemCallFilter.check(
          seccomp_rule_add_array(
            filter, Action.fail(error), number, UInt32(conditions.count), &conditions))
      }
    }
  }
}
