import Glibc

/// The resource usage of the process at a crash, which distinguishes an exceeded limit from a
/// mistake.
///
///     #usage
///     lines of /proc/self/status
///     #descriptors spent         only if none is left
///
/// Called by a signal handler: no allocation, no Swift runtime.
enum Usage {
  /// Opened while there are descriptors; the kernel generates its content anew for each read.
  nonisolated(unsafe) private static var status: Int32 = -1
  nonisolated(unsafe) private static var buffer =
    UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static let capacity = 4096

  static func prepare() {
    buffer.initialize(repeating: 0, count: capacity)
    status = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
  }

  static func write(to descriptor: Int32) {
    let title: StaticString = "\n#usage\n"
    _ = Glibc.write(descriptor, title.utf8Start, title.utf8CodeUnitCount)
    let count = pread(status, buffer, capacity, 0)
    if count > 0 { _ = Glibc.write(descriptor, buffer, count) }
    let spare = dup(descriptor)
    if spare >= 0 {
      close(spare)
    } else {
      let spent: StaticString = "#descriptors spent\n"
      _ = Glibc.write(descriptor, spent.utf8Start, spent.utf8CodeUnitCount)
    }
  }
}
