import Execution
import Foundation
import Glibc
import Grading
import Messages

/// An examination of everything on this machine that grading needs; it tries each part, and does
/// not only look for it.
struct MachineExamination {
  private typealias Cure = MachineFinding.Cure

  let context: Context

  /// The findings, in an order in which each needs those before it.
  func findings() -> [MachineFinding] {
    let needed = [toolchain(), kernel(), limits(), sandbox(), scratch(), cache(), installation()]
    let grader = needed.allSatisfy(\.isGood) ? [grader()] : []
    return needed + [archives()] + grader + [language()]
  }

  private func toolchain() -> MachineFinding {
    MachineFinding(.swift) {
      let toolchain = try Toolchain(searching: context.environment["PATH"] ?? "")
      try toolchain.verify()
      return .verbatim("\(try toolchain.version()), \(toolchain.folder)")
    }
  }

  /// Linux 5.11 can mark descriptors to be closed (close_range(2)); processes are found by the list
  /// of children that a kernel with CONFIG_PROC_CHILDREN has.
  private func kernel() -> MachineFinding {
    MachineFinding(.kernel) {
      let release =
        (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"
      let numbers = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
      guard !numbers.lexicographicallyPrecedes([5, 11]) else {
        // Translators: The release is the kernel's, such as “4.19.0”.
        throw MachineFinding.Cure(
          Message("Linux \(release, "release") is too old; switchboard needs 5.11 or later"))
      }
      guard access("/proc/thread-self/children", R_OK) == 0 else {
        // Translators: The release is the kernel's; “mount” is the command.
        throw MachineFinding.Cure(
          Message(
            """
            Linux \(release, "release") does not list the children of processes; mount /proc, or \
            use a kernel with CONFIG_PROC_CHILDREN
            """))
      }
      return .verbatim("Linux \(release)")
    }
  }

  private func limits() -> MachineFinding {
    MachineFinding(.limits) {
      try ResourceLimits.verify()
      return Message("enough processes and files")
    }
  }

  private func sandbox() -> MachineFinding {
    MachineFinding(.sandbox) {
      do throws(ExecutionError) {
        guard try Bubblewrap().works() else {
          return .failure(
            Cure(
              Message(
                "bubblewrap runs, but nothing runs in it: apt-get install --reinstall bubblewrap")))
        }
        // Translators: The sandbox was tried.
        return .success(Message("bubblewrap works"))
      } catch {
        return Self.finding(without: error)
      }
    }
  }

  /// Landlock, where bubblewrap cannot confine.
  private static func finding(without error: ExecutionError) -> Result<Message, Cure> {
    let reason = error.reasonAgainstBubblewrap
    let cure = cure(for: error)
    guard let landlock = try? Landlock(), (try? landlock.works()) == true else {
      return .failure(
        Cure(
          Message(
            """
            bubblewrap cannot make a sandbox (\(reason, "reason")), and this kernel has no \
            Landlock; \(cure, "cure")
            """)))
    }
    return .success(
      Message(
        """
        Landlock (version \(landlock.version, "version")) works, bubblewrap does not \
        (\(reason, "reason")). Landlock does not hide which files and processes exist, and limits \
        the size of each file, not of all. For bubblewrap: \(cure, "cure")
        """))
  }

  /// The cure that lets bubblewrap work.
  private static func cure(for error: ExecutionError) -> Message {
    if error == .sandboxMissing { return Message("apt-get install bubblewrap") }
    let files = FileManager.default
    if files.fileExists(atPath: "/proc/sys/kernel/apparmor_restrict_unprivileged_userns") {
      return Message(
        """
        on Ubuntu: apt-get install apparmor-profiles, then copy \
        /usr/share/apparmor/extra-profiles/bwrap-userns-restrict to /etc/apparmor.d and restart
        """)
    }
    let isContainer = ["/.dockerenv", "/run/.containerenv"].contains {
      files.fileExists(atPath: $0)
    }
    return isContainer
      ? Message(
        """
        start the container with '--security-opt seccomp=unconfined --security-opt \
        apparmor=unconfined'
        """)
      : Message(
        """
        allow user namespaces: sysctl -w kernel.unprivileged_userns_clone=1 \
        user.max_user_namespaces=10000 (in a container, ask who runs it)
        """)
  }

  private func scratch() -> MachineFinding {
    MachineFinding(.scratch) {
      let folder = FileManager.default.temporaryDirectory
      guard access(folder.path, W_OK | X_OK) == 0 else {
        throw MachineFinding.Cure(.notWritable(folder.path, variable: "TMPDIR"))
      }
      return try withRoom(in: folder, variable: "TMPDIR")
    }
  }

  private func cache() -> MachineFinding {
    MachineFinding(.cache) {
      let cache = Cache(environment: context.environment)
      guard cache.isWritable else {
        throw MachineFinding.Cure(.notWritable(cache.folder.path, variable: "SWITCHBOARD_CACHE"))
      }
      return try withRoom(in: cache.folder, variable: "SWITCHBOARD_CACHE")
    }
  }

  /// The folder's path, if it has room for the files of a grading run.
  private func withRoom(in folder: URL, variable: String) throws(MachineFinding.Cure) -> Message {
    let needed: UInt = 64 << 20
    var status = statvfs()
    if statvfs(folder.path, &status) == 0, status.f_blocks > 0,
      status.f_bavail * status.f_frsize < needed
    {
      throw MachineFinding.Cure(
        // Translators: The path is a folder's; the variable is one of the environment.
        Message(
          """
          \(folder.path, "path") has less than \(Int(needed >> 20), "megabytes") MB left; free \
          some space, or name another place in \(variable, "variable")
          """))
    }
    return .verbatim(folder.path)
  }

  private func installation() -> MachineFinding {
    MachineFinding(.installation) { .verbatim(try Installation(in: context).folder.path) }
  }

  private func archives() -> MachineFinding {
    MachineFinding(.archives) {
      try SubmissionReceiver.verifyPrograms()
      return Message("bsdtar, git, gzip, bzip2, xz and zstd")
    }
  }

  private func language() -> MachineFinding {
    MachineFinding(.language) {
      let wanted = Languages.wanted(in: context.environment)
      let found = Catalogue.installed(for: context.environment).language
      guard let language = wanted.first, !wanted.contains(found) else { return .verbatim(found) }
      if let command = Catalogue.command(toMakeAnyOf: wanted, for: context.environment) {
        throw MachineFinding.Cure(
          // Translators: The language is a code such as “de”; 'make start' is typed so.
          Message(
            """
            the translation into '\(language, "language")' was not built; 'make start' builds it, \
            and so does: \(command, "command")
            """))
      }
      // Translators: Both are codes of languages, such as “en”.
      return Message(
        "\(found, "found"), since there is no translation into '\(language, "language")'")
    }
  }

  /// The compiler, the C library's headers and the linker, tested by a program that is built and
  /// run as a submission is, with the grader's cache for that.
  private func grader() -> MachineFinding {
    MachineFinding(.grader) {
      try Machine(in: context, sandboxed: true).prove()
      return Message("ready: a program that imports Foundation and MiniCocoa compiles and runs")
    }
  }
}

extension Message {
  /// The path is a folder's; the variable is one of the environment.
  fileprivate static func notWritable(_ path: String, variable: String) -> Message {
    Message("\(path, "path") cannot be written; name another in \(variable, "variable")")
  }
}
