import Execution
import Foundation
import GradingTestSupport
import Glibc

@testable import Grading

/// The real toolchain behind scripts, which obey a line in the sources before they run the real
/// program: `// fault: NAME` in a file called Fault.swift.
struct FaultyToolchain {
  /// One for all tests, so that the grader prepares its files once.
  static let shared = Result { try FaultyToolchain() }

  let toolchain: Toolchain
  private let real: Toolchain

  private init() throws {
    real = try TestMachine.toolchain()
    let usr = try TestMachine.emptyFolder("toolchain").appending(path: "usr")
    let bin = usr.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: usr.path + "/lib", withDestinationPath: real.folder + "/usr/lib")
    for name in ["clang", "llvm-symbolizer"] {
      try FileManager.default.createSymbolicLink(
        atPath: bin.path + "/" + name, withDestinationPath: "\(real.folder)/usr/bin/\(name)")
    }
    for (name, program) in [("swift-frontend", real.frontend), ("ld.lld", real.linker)] {
      let script = bin.appending(path: name)
      try Data(Self.script(becoming: program).utf8).write(to: script)
      chmod(script.path, 0o755)
    }
    // Its own identity: its caches have other paths, and fit no other toolchain.
    toolchain = try Toolchain(searching: bin.path)
  }

  private static func script(becoming program: String) -> String {
    """
    #!/bin/sh
    if test "$2" = @/dev/stdin; then  # a compiler that is told where its arguments are
      read -r place
      place=${place#@\\"}; place=${place%\\"}
      words=$(sed 's/^"//; s/"$//' "$place")
      set -- "$1" "@$place"
    fi
    for word in "$@" $words; do
      case "$word" in
        */Fault.swift) file=$word ;;
        */exports) folder=${word%/*}; test -e "$folder/Fault.swift" && linked=$folder/Fault.swift ;;
        */suite/*.swiftinterface) grep -qs SuiteFault "$word" && exit 1
          grep -qs SuiteCrash "$word" && kill -SEGV $$ ;;
        */out/*.swiftmodule) out=${word%/*} ;;
      esac
    done
    test -n "$linked" && grep -q 'fault: linkerGone' "$linked" && exit 127
    test -n "$file" && case $(sed -n 's,^// fault: ,,p' "$file") in
      killed) kill -KILL $$ ;;
      crashes) kill -SEGV $$ ;;
      crashesOnce) test -e "$out/died" || { : > "$out/died"; kill -SEGV $$; } ;;
      silent) exit 1 ;;
      noThreads) echo 'LLVM ERROR: pthread_create: Resource temporarily unavailable' >&2; kill -ABRT $$ ;;
      noSpace) echo 'error: No space left on device' >&2; exit 1 ;;
      silentWhenAlone) case "$2" in -typecheck) exit 1 ;; esac ;;
      noModule) echo "$file:1:8: error: no such module 'MiniCocoa'" >&2; exit 1 ;;
    esac
    exec \(program) "$@"
    """
  }

  /// Returns a machine with bubblewrap and this toolchain; its sandboxes also see the real one.
  func machine() throws -> Machine {
    let sandbox = SeeingSandbox(inside: try Bubblewrap(), path: real.folder)
    return Machine(
      toolchain: toolchain, cache: TestMachine.cache,
      executor: Executor(sandbox: sandbox, cancellation: try Cancellation()),
      sources: TestMachine.checkout.appending(path: "Sources"), reader: TestMachine.switchboard)
  }
}

/// A sandbox that shows one more folder.
private struct SeeingSandbox: Sandbox {
  let inside: Bubblewrap
  let path: String

  var user: UInt32? { inside.user }

  func confining(_ command: Command) throws(ExecutionError) -> Command {
    var command = command
    command.readable.append(path)
    return try inside.confining(command)
  }

  func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
    try inside.unconfining(completion)
  }
}
