import ArgumentParser
import CourseModel
import Execution
import Foundation
import Grading
import Terminal
import Workspaces

/// `switchboard doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is missing on this machine, and what installs it.",
    discussion: "Example: switchboard doctor")

  @OptionGroup var options: CourseOptions

  /// One thing that was looked at.
  private struct Finding {
    let what: String
    /// What is there; or, when it is not, what to do.
    let result: Result<String, Cure>

    var isGood: Bool { if case .success = result { true } else { false } }
  }

  private struct Cure: Error {
    let text: String
  }

  func run() throws {
    let findings = [toolchain(), sandbox(), cache(), installation(), course(), workspace()]
    let table = Table(
      columns: [.left, .left, .left],
      rows: findings.map { finding in
        switch finding.result {
        case .success(let text):
          [
            Line("✓", style: Style(foreground: .green)), Line(finding.what),
            Line(text, style: Style(dim: true)),
          ]
        case .failure(let cure):
          [
            Line("✗", style: Style(foreground: .red)), Line(finding.what, style: Style(bold: true)),
            Line(cure.text),
          ]
        }
      })
    // Never cut: a cure that cannot be read is none.
    Screen.show(table.lines(width: 10_000) + [Line()])
    guard findings.allSatisfy(\.isGood) else {
      Screen.next(Span("do what the lines with ✗ say, then "), .command("switchboard doctor"))
      throw Failure.cannotJudge
    }
    Screen.next(.command("switchboard"))
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  private func find(_ what: String, _ look: () throws -> String) -> Finding {
    do {
      return Finding(what: what, result: .success(try look()))
    } catch let cure as Cure {
      return Finding(what: what, result: .failure(cure))
    } catch {
      return Finding(what: what, result: .failure(Cure(text: "\(error)")))
    }
  }

  private func toolchain() -> Finding {
    find("Swift") {
      let toolchain = try Toolchain(searching: environment["PATH"] ?? "")
      return "\(try toolchain.version()), \(toolchain.folder)"
    }
  }

  private func sandbox() -> Finding {
    find("sandbox") {
      let sandbox = try Bubblewrap()
      let executor = Executor(sandbox: sandbox, cancellation: try Cancellation())
      do {
        let trial = Command("/usr/bin/true", [], readable: ["/usr"])
        guard try executor.run(trial).succeeded else {
          throw Cure(
            text: "bubblewrap runs, but nothing runs in it: apt-get install --reinstall bubblewrap")
        }
      } catch ExecutionError.sandboxRefused(let reason) {
        throw Cure(text: Self.cure(forSandbox: reason))
      }
      return "bubblewrap works"
    }
  }

  /// What allows user namespaces where a system forbids them.
  private static func cure(forSandbox reason: String) -> String {
    let sysctl =
      if FileManager.default.fileExists(
        atPath: "/proc/sys/kernel/apparmor_restrict_unprivileged_userns")
      {
        "on Ubuntu: apt-get install apparmor-profiles, then copy "
          + "/usr/share/apparmor/extra-profiles/bwrap-userns-restrict to /etc/apparmor.d and restart"
      } else {
        "allow user namespaces: sysctl -w kernel.unprivileged_userns_clone=1 "
          + "user.max_user_namespaces=10000 (in a container, ask who runs it)"
      }
    return "bubblewrap cannot make a sandbox (\(reason)); \(sysctl)"
  }

  private func cache() -> Finding {
    find("cache") {
      let cache = Cache(environment: environment)
      guard cache.isWritable else {
        throw Cure(
          text: "\(cache.folder.path) cannot be written; name another in SWITCHBOARD_CACHE")
      }
      return cache.folder.path
    }
  }

  private func installation() -> Finding {
    find("own files") { try Installation().folder.path }
  }

  private func course() -> Finding {
    find("course") {
      let course = try options.openCourse()
      return "\(course.title) (\(try course.exercises().count) exercises), \(course.folder.path)"
    }
  }

  private func workspace() -> Finding {
    find("workspace") {
      guard let workspace = try options.findWorkspace() else {
        return "none around this folder ('switchboard init DIR' makes one)"
      }
      let attempts = try Progress(in: workspace).states().values.reduce(0) { $0 + $1.attempts }
      return "\(workspace.folder.path), \(attempts) \(attempts == 1 ? "attempt" : "attempts") kept"
    }
  }
}
