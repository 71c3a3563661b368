import Glibc

/// The program that this code is a part of.
package enum OwnProgram {
  /// Where it can be started again, even if its file has been replaced since it started.
  package static var path: String { "/proc/\(getpid())/exe" }

  /// Stands for this build of it: another one may read and judge otherwise.
  static let identity = Stamps(of: ["/proc/self/exe"]).digest
}
