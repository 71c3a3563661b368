import Glibc

/// Returns how many bytes of memory stay in use for each of `count` objects that are created and
/// released in each round.
///
/// A check can use this to see whether released objects are forgotten. The place of a leak does not
/// matter: a stored property, a captured variable or a global variable. Temporary storage and spare
/// capacity appear in the first round, which does not count.
///
///     let kept = bytesKept(forEachOf: 200) {
///       for _ in 1...200 { addListenerThatGoes(to: list) }
///     }
///     guard kept < 4 else { … }
///
/// The smallest record of an object is a word of 8 bytes. The round itself must not retain
/// anything.
public func bytesKept(forEachOf count: Int, rounds: Int = 8, _ round: () -> Void) -> Double {
  // Allocate what only the first call needs, such as the buffer of this measurement.
  _ = bytesInUse()
  round()
  let before = bytesInUse()
  let counted = max(1, rounds - 1)
  for _ in 1...counted { round() }
  return Double(bytesInUse() - before) / Double(counted * max(1, count))
}

/// Returns the number of bytes in allocated blocks of the program.
private func bytesInUse() -> Int {
  var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
  guard let stream = open_memstream(&text, &size) else { return 0 }
  let status = mallocInfo(0, stream)
  fclose(stream)
  defer { free(text) }
  guard status == 0, let text else { return 0 }
  // The totals follow the heaps (malloc_info(3)).
  let sums = String(cString: text).split(separator: "\n").suffix(8)
  func sum(_ beginning: String) -> Int {
    let parts = sums.first { $0.hasPrefix(beginning) }?.split(separator: "\"") ?? []
    return parts.last { Int($0) != nil }.flatMap { Int($0) } ?? 0
  }
  return sum("<system type=\"current\"") + sum("<total type=\"mmap\"")
    - sum("<total type=\"fast\"") - sum("<total type=\"rest\"")
}

@_silgen_name("malloc_info")
private func mallocInfo(_ options: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32
