import Glibc

/// The memory that a holder keeps after many objects were added to it and deallocated.
///
/// It shows a check whether the holder forgets them. The place does not matter: a stored property, a
/// captured variable, a global one.
///
///     let kept = KeptMemory(of: { Listeners() }, forEachOf: 200) { list in
///       for _ in 1...200 { addListenerThatGoes(to: list) }
///     }
///     guard !kept.takesTooMuchRoom else { … }
///     guard !kept.grows else { … }
///
/// A holder that reserves memory first can note many objects in it without taking more. So its
/// memory is limited, and more objects come than fit into that. A round itself must keep no object.
public struct KeptMemory {
  /// The growth in bytes for each deallocated object.
  public let bytesForEach: Double
  /// The size in bytes of the holder and its contents after the first round.
  public let room: Int

  /// The maximum size in bytes of a holder whose objects are deallocated. One round seldom has more than
  /// 200 of them.
  private static let mostRoom = 32 << 10
  /// Half of the smallest note, a word of 8 bytes; less than that may be chance.
  private static let (noteBytes, mostForEach) = (8, 4)

  /// Measures several rounds. It ends after a few if the growth is clear, which spares a holder
  /// that searches all former objects. Otherwise it goes on until they do not fit.
  ///
  /// - Parameters:
  ///   - make: Returns a new holder.
  ///   - count: The number of objects in a round.
  public init<Holder>(
    of make: () -> Holder, forEachOf count: Int, _ round: (_ holder: Holder) -> Void
  ) {
    // The first round also allocates memory that is needed only once, such as that for these
    // figures.
    round(make())
    _ = bytesInUse()
    let start = bytesInUse()
    let holder = make()
    round(holder)
    let before = bytesInUse()
    room = before - start
    let notes = Self.mostRoom / (Self.noteBytes - Self.mostForEach)
    let most = room > Self.mostRoom ? 0 : max(8, notes * 5 / 4 / max(1, count))
    var (rounds, kept, bytesForEach) = (0, 0, 0.0)
    // Less than that may be memory that the program needs beside the check.
    while rounds < most, kept < Self.mostRoom || bytesForEach < Double(Self.mostForEach) {
      round(holder)
      rounds += 1
      kept = bytesInUse() - before
      bytesForEach = Double(kept) / Double(rounds * max(1, count))
    }
    self.bytesForEach = bytesForEach
    withExtendedLifetime(holder) {}
  }

  /// Whether something remains of each object.
  public var grows: Bool { bytesForEach >= Double(Self.mostForEach) }

  /// Whether the holder reserves memory for many more objects, which hides whether something remains.
  public var takesTooMuchRoom: Bool { room > Self.mostRoom }
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
