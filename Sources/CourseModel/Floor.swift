// The floors of DESIGN.md, enforced by the compiler. This one file is compiled into every target
// below the commands (the others link to it): a declaration here shadows the library's own, so a
// call does not compile. FloorTests proves that.

@available(*, unavailable, message: "only SwitchboardCommands prints: return the text instead")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {}

@available(*, unavailable, message: "only SwitchboardCommands prints: return the text instead")
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {}

@available(*, unavailable, message: "only Execution starts processes: run a Command")
enum Process {}

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func posix_spawn(_ arguments: Any...) {}

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func system(_ command: String) {}

@available(*, unavailable, message: "only Execution starts processes: run a Command")
func popen(_ command: String, _ mode: String) {}

@available(*, unavailable, message: "only the executable exits: throw or return instead")
func exit(_ code: Int32) -> Never { while true {} }
