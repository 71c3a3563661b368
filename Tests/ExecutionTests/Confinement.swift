import Execution
import Testing

/// The environment of a test's commands: most properties must hold in both.
enum Confinement: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
  case unconfined = "no sandbox"
  case bubblewrap, landlock

  var testDescription: String { rawValue }

  func executor(_ cancellation: Cancellation? = nil) throws -> Executor {
    let sandbox: any Sandbox =
      switch self {
      case .unconfined: NoSandbox()
      case .bubblewrap: try Bubblewrap()
      case .landlock: try Landlock()
      }
    return Executor(sandbox: sandbox, cancellation: try cancellation ?? Cancellation())
  }
}

extension Command {
  /// Returns a command with a shell script that sees the system's programs and these folders.
  ///
  /// - Parameter arguments: `$1`, `$2` … of the script.
  static func shell(
    _ script: String, _ arguments: String..., writing folders: ScratchFolder...
  ) -> Command {
    Command(
      "/bin/sh", ["-c", script, "sh"] + arguments, environment: ["PATH": "/usr/bin:/bin"],
      readable: ["/usr"], writable: folders.map(\.path))
  }

  func with<Value>(_ key: WritableKeyPath<Command, Value>, _ value: Value) -> Command {
    var copy = self
    copy[keyPath: key] = value
    return copy
  }
}
