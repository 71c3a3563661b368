// The floors of ARCHITECTURE.md, enforced by the compiler. This one file is compiled into every
// target of the tool (the others link to it): a declaration here shadows the library's own, so a
// call does not compile. The commands name the module: Foundation.exit, Glibc.posix_spawn.
// FloorTests proves that. Of a function the whole type has to be the library's: an overload that is
// unavailable gives way to one that is not.

import Glibc

@available(*, unavailable, message: "only SwitchboardCommands prints: return the text instead")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {}

@available(*, unavailable, message: "only SwitchboardCommands prints: return the text instead")
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {}

@available(*, unavailable, message: "only Execution starts processes: run a Command")
struct Process {
  init() {}
}

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t>!,
  _ attributes: UnsafePointer<posix_spawnattr_t>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { ENOSYS }

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>!, _ name: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t>!,
  _ attributes: UnsafePointer<posix_spawnattr_t>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { ENOSYS }

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func system(_ command: UnsafePointer<CChar>!) -> Int32 { -1 }

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func popen(
  _ command: UnsafePointer<CChar>!, _ mode: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<FILE>! { nil }

@available(*, unavailable, message: "only the executable exits: throw or return instead")
func exit(_ code: Int32) -> Never { while true {} }
