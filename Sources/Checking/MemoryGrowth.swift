import Glibc

/// What stays in memory of things that come to a holder and go again, many times over.
///
/// By this a check can see whether what has gone is forgotten. Where something is kept does not matter:
/// in a stored property, in a variable that a closure has captured, in a global one.
///
///     let kept = KeptMemory(of: { Listeners() }, forEachOf: 200) { list in
///       for _ in 1...200 { addListenerThatGoes(to: list) }
///     }
///     guard !kept.takesTooMuchRoom else { … }
///     guard !kept.grows else { … }
///
/// A holder that takes room at first can note many things in it without needing more. So the room that it
/// may take is limited, and more come than could be noted in that much. Let each round keep nothing itself.
public struct KeptMemory {
  /// How many bytes more are in use for each of those that have come and gone.
  public let bytesForEach: Double
  /// How many bytes the holder, and what it keeps, took after the first round.
  public let room: Int

  /// The most bytes that a holder may take when all have gone: those in one round, at once or one after
  /// the other, are seldom more than 200.
  private static let mostRoom = 32 << 10
  /// The smallest note of something is a word of 8 bytes, and half of that is what may be by chance.
  private static let (noteBytes, mostForEach) = (8, 4)

  /// Lets so many come and go in each of several rounds: in a few where it shows already, which spares
  /// whoever goes through all that were ever there, and else in so many that they do not fit.
  ///
  /// - Parameters:
  ///   - make: Makes a new holder.
  ///   - count: How many come and go in a round.
  public init<Holder>(
    of make: () -> Holder, forEachOf count: Int, _ round: (_ holder: Holder) -> Void
  ) {
    // What is made at the first time, such as the room for what is measured here.
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
    // Less than the room may be something that the program needs beside the check.
    while rounds < most, kept < Self.mostRoom || bytesForEach < Double(Self.mostForEach) {
      round(holder)
      rounds += 1
      kept = bytesInUse() - before
      bytesForEach = Double(kept) / Double(rounds * max(1, count))
    }
    self.bytesForEach = bytesForEach
    withExtendedLifetime(holder) {}
  }

  /// Whether something stays for each.
  public var grows: Bool { bytesForEach >= Double(Self.mostForEach) }

  /// Whether the holder takes room for many more than it holds: whether something stays in there cannot be
  /// told.
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
