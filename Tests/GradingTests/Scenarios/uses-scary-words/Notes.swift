// Process unsafe exit(0) @_silgen_name("system") dlopen import Glibc fork() CommandLine
/* @section(".init_array") @_cdecl("exit") #sourceLocation(file: "x", line: 1) */
let words = "unsafe exit(0) @_cdecl import Testing"

struct Process { func exit() -> String { words } }
enum CommandLine { static let arguments = ["mine"] }
func exit(_ code: Int) -> String { Process().exit() + CommandLine.arguments[code] }
