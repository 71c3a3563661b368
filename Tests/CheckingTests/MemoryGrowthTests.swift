import Glibc
import Testing

@testable import Checking

private final class Thing {}

private struct Entry {
  weak var thing: Thing?
}

/// Keeps entries where no check can inspect them.
private func closureThatKeeps() -> (_ thing: Thing, _ forgets: Bool) -> Void {
  var entries: [Entry] = []
  return { thing, forgets in
    if forgets { entries.removeAll { $0.thing == nil } }
    entries.append(Entry(thing: thing))
  }
}

private final class Numbers {
  var all: [Int] = []
}

// Each test runs in a separate process, because objects that other tests keep would count.
@Suite("What stays in memory")
struct MemoryGrowthTests {
  @Test("is next to nothing where those that have gone are forgotten")
  func forgets() async {
    await #expect(processExitsWith: .success) {
      let keep = closureThatKeeps()
      let kept = bytesKept(forEachOf: 200) {
        for _ in 1...200 { keep(Thing(), true) }
      }
      exit(kept < 4 ? 0 : 1)
    }
  }

  @Test("is seen where a closure has captured it")
  func captured() async {
    await #expect(processExitsWith: .success) {
      let keep = closureThatKeeps()
      let kept = bytesKept(forEachOf: 200) {
        for _ in 1...200 { keep(Thing(), false) }
      }
      exit(kept >= 8 ? 0 : 1)
    }
  }

  @Test("is seen if it is only a number for each")
  func numbers() async {
    await #expect(processExitsWith: .success) {
      let numbers = Numbers()
      let kept = bytesKept(forEachOf: 200) {
        for number in 1...200 { numbers.all.append(number) }
      }
      exit(kept > 4 ? 0 : 1)
    }
  }
}
