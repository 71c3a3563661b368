import Glibc

/// How many bytes of memory stay in use for each of so many things that come and go in a round.
///
/// By this a check can see whether what has gone is forgotten. Where something is kept does not matter:
/// in a stored property, in a variable that a closure has captured, in a global one. What is kept for a
/// while only, or as room for more, has been so in the first round, which does not count.
///
///     let kept = bytesKept(forEachOf: 200) {
///       for _ in 1...200 { addListenerThatGoes(to: list) }
///     }
///     guard kept < 4 else { … }
///
/// The smallest note of something is a word of 8 bytes. Let each round keep nothing itself.
public func bytesKept(forEachOf count: Int, rounds: Int = 8, _ round: () -> Void) -> Double {
  // What is made at the first time, such as the room for what is measured here.
  _ = bytesInUse()
  round()
  let before = bytesInUse()
  let counted = max(1, rounds - 1)
  for _ in 1...counted { round() }
  return Double(bytesInUse() - before) / Double(counted * max(1, count))
}

/// How many bytes the program has from the allocator, in blocks that are in use.
private func bytesInUse() -> Int {
  var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
  guard let stream = open_memstream(&text, &size) else { return 0 }
  let status = mallocInfo(0, stream)
  fclose(stream)
  defer { free(text) }
  guard status == 0, let text else { return 0 }
  // Behind the heaps stand their sums (malloc_info(3)).
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
