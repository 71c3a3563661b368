import Glibc

/// The running program.
package enum OwnProgram {
  /// A path that starts it again, even if its file has been replaced since.
  package static var path: String { "/proc/\(getpid())/exe" }

  /// A fingerprint of this build; another one may read and judge differently.
  static let identity = FileStamps(of: ["/proc/self/exe"]).digest
}
