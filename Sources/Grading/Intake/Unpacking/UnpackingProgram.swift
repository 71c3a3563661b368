import Execution
import Foundation
import Glibc

/// A program that reads hostile bytes: its command, and the files that it needs.
enum UnpackingProgram: String, CaseIterable, Sendable {
  /// Reads zip, 7z and tar, and writes tar.
  case bsdtar
  /// Reads repositories and bundles, and writes tar.
  case git
  /// Each removes only its own compression.
  case gzip, bzip2, xz, zstd

  /// The Debian package with the program.
  var package: String {
    switch self {
    case .bsdtar: "libarchive-tools"
    case .xz: "xz-utils"
    case .git, .gzip, .bzip2, .zstd: rawValue
    }
  }

  private var path: String { "/usr/bin/\(rawValue)" }

  /// - Throws: `toolMissing`.
  func verify() throws(GradingError) {
    guard access(path, X_OK) == 0 else { throw .toolMissing(path, package: package) }
  }

  /// A file name that the program accepts.
  var fileName: String {
    switch self {
    case .bsdtar: "archive"
    case .git: "repository.git"
    case .gzip: "archive.gz"
    case .bzip2: "archive.bz2"
    case .xz: "archive.xz"
    case .zstd: "archive.zst"
    }
  }

  /// Whether it writes files, into its home.
  var writes: Bool { self == .git }

  /// The output of a program.
  enum Work {
    /// All that is in the archive.
    case everything
    /// The names in it, with kinds and sizes; bsdtar alone lists them.
    case list
    /// Entries whose path matches this; bsdtar alone picks them.
    case only(String)
  }

  /// The command that writes the contents of `source` to its output.
  func command(reading source: URL, _ work: Work = .everything) -> Command {
    var command = Command(path, [], environment: ["PATH": "/usr/bin", "LC_ALL": "C.UTF-8"])
    command.directory = "/tmp"
    if !writes { command.limits.scratchBytes = 0 }
    switch self {
    case .bsdtar:
      // -P: names as they are, so that we are the ones who judge them.
      let reading = ["-c", "-P", "--format=pax", "-f", "-"]
      command.arguments =
        switch work {
        case .everything: reading + ["@\(source.path)"]
        case .list: ["-t", "-v", "--numeric-owner", "-f", source.path]
        case .only(let pattern): reading + ["--include", pattern, "@\(source.path)"]
        }
    case .git:
      command.executable = "/usr/bin/sh"
      command.arguments = ["-c", GitScript.text, "sh", source.path]
      command.environment.merge(GitScript.environment) { $1 }
    case .gzip, .bzip2: command.arguments = ["-dc", source.path]
    case .xz: command.arguments = ["-dc", "--format=xz", source.path]
    case .zstd: command.arguments = ["-dcq", source.path]
    }
    return command
  }

  /// The files and folders that it needs to run. They contain no user data.
  func needs(_ executor: Executor) throws(GradingError) -> [String] {
    switch self {
    // libarchive decodes names according to the locale.
    case .bsdtar:
      try SharedLibraries.with(path, executor) + ["/usr/lib/locale/C.utf8"].filter(exists)
    case .git:
      try SharedLibraries.with(path, executor) + SharedLibraries.with("/usr/bin/sh", executor)
        + SharedLibraries.with("/usr/bin/mkdir", executor) + ["/usr/lib/git-core"]
    case .gzip, .bzip2, .xz, .zstd: try SharedLibraries.with(path, executor)
    }
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A small input that the program can always read if it works at all.
  var sample: Data {
    switch self {
    case .bsdtar: TarHeader.opening + Data(count: 2 * TarHeader.size)
    case .git:
      Self.data(
        "IyB2MiBnaXQgYnVuZGxlCjBmOWU5ZWMwOGZhNTU4ZWVlN2M0MmVlZmVjZjkzYjBhMDk0OWExOGUgSEVBRAoKUEFDSwAAAAIAAAACkAd4nCspSk1VMEmyMDJNSTYzMUpOMktNskw0MDNINTVJSrNIMbM0srBIS0pNNbE0MOFKLC3JyC9SCFawKbZTMDSAAQVtEMmVnJ+bm1lSkopTAVcFFwDs7h0qIHicAwAAAAAB7ORi0dx86AU1hao/RnF4x2UkIcc="
      )
    case .gzip: Self.data("H4sIAAAAAAAAAwMAAAAAAAAAAAA=")
    case .bzip2: Self.data("QlpoORdyRThQkAAAAAA=")
    case .xz: Self.data("/Td6WFoAAATm1rRGAAAAABzfRCEftvN9AQAAAAAEWVo=")
    case .zstd: Self.data("KLUv/SQAAQAAmenYUQ==")
    }
  }

  private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }
}
