import Execution
import Foundation
import Glibc

/// Turns archives and repositories into trees of files in memory.
///
/// What reads hostile bytes, libarchive's `bsdtar` and git, runs confined and writes nothing but
/// one stream of entries; nothing is ever unpacked onto a disk.
struct Unpacker: Sendable {
  let executor: Executor

  /// What unpacks; the value is the Debian package that has it.
  enum Program: String, CaseIterable {
    case bsdtar = "libarchive-tools"
    case git

    func path() throws(GradingError) -> String {
      let path = "/usr/bin/\(self)"
      guard access(path, X_OK) == 0 else { throw .toolMissing(path, package: rawValue) }
      return path
    }
  }

  /// The endings of what can be unpacked.
  static let endings = [".zip", ".tar", ".tar.gz", ".tgz", ".bundle"]
  /// The largest archive, or repository, in bytes.
  static let maxBytes = 32 << 20
  /// The most that may come out of it, in bytes.
  static let maxUnpackedBytes = 64 << 20
  /// So many times its own size may come out of an archive, and a little that is always allowed:
  /// source text rarely gives more than 20.
  static let maxExpansion = 100
  static let freeBytes = 4 << 20

  static func canUnpack(_ name: String) -> Bool {
    endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// What is in the archive or git bundle at `url`.
  func unpack(_ url: URL) throws(GradingError) -> Unpacked {
    let content = try FileTree.read(url, atMost: Self.maxBytes)
    guard content.count <= Self.maxBytes else { return tooLarge }
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let copy = scratch.url.appending(path: "archive")
    try ScratchFolder.write(content, to: copy)
    if content.starts(with: "# v2 git bundle".utf8) || content.starts(with: "# v3 git".utf8) {
      return try stream(git(reading: copy), of: content.count, from: copy)
    }
    guard Self.isArchive(content) else {
      return .refused("It is no .zip, .tar, .tar.gz or git bundle, whatever its name says.")
    }
    return try stream(bsdtar(reading: copy), of: content.count, from: copy)
  }

  /// What HEAD has in the bare git repository at `folder`.
  func checkOut(_ folder: URL) throws(GradingError) -> Unpacked {
    guard case .tree(let tree) = try FileTree.reading(folder) else { return .tooMany }
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let copy = try scratch.folder("repository.git")
    var size = 0
    for entry in tree.entries.sorted(by: { $0.path.names.count < $1.path.names.count }) {
      let place = copy.appending(path: entry.path.text)
      switch entry.kind {
      case .folder:
        mkdir(place.path, 0o755)
        chmod(place.path, 0o755)
      case .file(let bytes, _):
        size += bytes
        guard size <= Self.maxBytes else { return tooLarge }
        let source = folder.appending(path: entry.path.text)
        try ScratchFolder.write(FileTree.read(source, atMost: Self.maxBytes), to: place)
      case .other(let what): return .refused("The repository holds \(what): hand in plain files.")
      }
    }
    return try stream(git(reading: copy), of: size, from: copy)
  }

  private var tooLarge: Unpacked {
    .refused("It is larger than \(Self.maxBytes >> 20) MB: hand in the exercise's own files.")
  }

  private static let tooMuch = Unpacked.refused(
    "Far more comes out of it than it seems: hand in the exercise's own files.")

  private static func isArchive(_ content: Data) -> Bool {
    content.starts(with: "PK".utf8) || content.starts(with: [0x1F, 0x8B])
      || content.dropFirst(257).starts(with: "ustar".utf8)
  }

  // MARK: - Confined

  private func stream(
    _ command: Command, of size: Int, from source: URL
  ) throws(GradingError) -> Unpacked {
    var command = command
    command.readable = ["/usr", source.path]
    command.limits.wallSeconds = 20
    command.limits.memoryBytes = 1 << 30
    command.limits.outputBytes = min(
      Self.maxUnpackedBytes, Self.freeBytes + Self.maxExpansion * size)
    let completion = try executor.complete(command)
    switch completion.termination {
    case .exited(0): return FileTree.parsing(tar: completion.output)
    case .outputExceeded:
      return Self.tooMuch
    case .exited(127), .signalled(SIGKILL):
      throw .toolFailed(step: "unpacking the submission", output: completion.errorText)
    default: break
    }
    let complaint = completion.errorText.lowercased()
    // It writes nowhere but into its private memory, which is of a size that is ours to choose.
    if completion.ranOutOfSpace { return Self.tooMuch }
    if completion.ranOutOfProcesses {
      throw .toolFailed(step: "unpacking the submission", output: completion.errorText)
    }
    if complaint.contains("passphrase") || complaint.contains("encrypt") {
      return .refused("The archive is encrypted: make it again without a password.")
    }
    return FileTree.damaged
  }

  private func bsdtar(reading archive: URL) throws(GradingError) -> Command {
    // -P: names as they are, so that we are the ones who judge them.
    return Command(
      try Program.bsdtar.path(), ["-c", "-P", "--format=pax", "-f", "-", "@\(archive.path)"],
      environment: ["PATH": "/usr/bin", "LC_ALL": "C.UTF-8"], directory: "/tmp")
  }

  /// The attributes keep a repository from having its files changed or left out on their way.
  private func git(reading repository: URL) throws(GradingError) -> Command {
    _ = try Program.git.path()
    let script = """
      set -e
      git config --global safe.directory '*'
      git clone --quiet --bare --no-local --template= -- "$1" /tmp/clone.git
      cd /tmp/clone.git
      mkdir -p info
      echo '* -export-ignore -export-subst -filter -text -eol -ident -working-tree-encoding' \\
        > info/attributes
      exec git archive --format=tar HEAD
      """
    return Command(
      "/usr/bin/sh", ["-c", script, "sh", repository.path],
      environment: [
        "PATH": "/usr/bin", "HOME": "/tmp", "LC_ALL": "C.UTF-8", "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_TERMINAL_PROMPT": "0",
      ], directory: "/tmp")
  }
}
