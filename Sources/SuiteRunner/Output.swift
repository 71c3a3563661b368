@preconcurrency import Glibc

/// What checks print.
enum Output {
  /// Before the digits of a mark. The grader removes both.
  private static let beginning: UInt8 = 0x1e

  /// Has each line written at once: what a program had printed before it crashed is not lost.
  static func prepare() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes a record's tag behind all that was printed before.
  static func mark(with digits: ArraySlice<UInt8>) {
    fflush(stdout)
    ([beginning] + digits).withUnsafeBytes { Records.writeAll($0, to: STDOUT_FILENO) }
  }
}
