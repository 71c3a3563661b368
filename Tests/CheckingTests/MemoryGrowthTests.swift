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

/// Takes room at first, and notes those that come where it was taken.
private final class Roomy {
  var all: [Int] = []
  init(_ room: Int) { all.reserveCapacity(room) }
}

// Each test runs in a separate process: memory that other tests keep meanwhile would count.
@Suite("Memory that stays in use")
struct MemoryGrowthTests {
  @Test("is next to nothing where deallocated ones are forgotten")
  func forgets() async {
    await #expect(processExitsWith: .success) {
      let kept = KeptMemory(of: closureThatKeeps, forEachOf: 200) { keep in
        for _ in 1...200 { keep(Thing(), true) }
      }
      exit(!kept.grows && !kept.takesTooMuchRoom ? 0 : 1)
    }
  }

  @Test("is seen where a closure has captured it")
  func captured() async {
    await #expect(processExitsWith: .success) {
      let kept = KeptMemory(of: closureThatKeeps, forEachOf: 200) { keep in
        for _ in 1...200 { keep(Thing(), false) }
      }
      exit(kept.grows && !kept.takesTooMuchRoom ? 0 : 1)
    }
  }

  @Test("is seen if it is only a number for each")
  func numbers() async {
    await #expect(processExitsWith: .success) {
      let kept = KeptMemory(of: { Roomy(0) }, forEachOf: 200) { numbers in
        for number in 1...200 { numbers.all.append(number) }
      }
      exit(kept.grows && !kept.takesTooMuchRoom ? 0 : 1)
    }
  }

  @Test(
    "is seen in room that was taken at first, or the room is too much", arguments: [3_000, 100_000])
  func room(_ room: Int) async {
    await #expect(processExitsWith: .success) { [room = room as Int] in
      let kept = KeptMemory(of: { Roomy(room) }, forEachOf: 200) { numbers in
        for number in 1...200 { numbers.all.append(number) }
      }
      exit(room < 4_096 ? (kept.grows ? 0 : 1) : (kept.takesTooMuchRoom ? 0 : 1))
    }
  }
}
