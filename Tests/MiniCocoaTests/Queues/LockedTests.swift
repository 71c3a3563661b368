import MiniCocoa
import Testing

@Suite("Locked")
struct LockedTests {
  private struct Slip: Error {}

  @Test("is changed by one thread at a time")
  func exclusive() {
    let (count, queue) = (Locked(0), OperationQueue())

    for _ in 0..<200 { queue.addOperation { count.withLock { $0 += 1 } } }
    queue.waitUntilAllOperationsAreFinished()

    #expect(count.value == 200)
  }

  @Test("gives what its closure gives, and throws what it throws")
  func results() throws {
    let word = Locked("a")

    let length = word.withLock { word in
      word += "b"
      return word.count
    }

    #expect(length == 2)
    #expect(throws: Slip.self) { try word.withLock { _ in throw Slip() } }
    word.value = "c"
    #expect(word.value == "c")
  }

  /// Inspects its own place when it is deallocated.
  private final class Last: Sendable {
    let place: Locked<Last?>
    let wasEmpty: Locked<Bool>

    init(_ place: Locked<Last?>, _ wasEmpty: Locked<Bool>) {
      (self.place, self.wasEmpty) = (place, wasEmpty)
    }

    deinit { wasEmpty.value = place.value == nil }
  }

  @Test("lets go of what was there outside of the lock")
  func release() {
    let (place, wasEmpty) = (Locked<Last?>(nil), Locked(false))
    place.value = Last(place, wasEmpty)

    place.value = nil

    #expect(wasEmpty.value)
  }
}
