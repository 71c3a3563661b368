import CourseModel
import GradingTestSupport
import Testing

@testable import Grading

@Suite("Submissions that wait for an array")
struct WaitingPartsTests {
  private let order: ChunkOrder
  private let start = ContinuousClock.now

  init() throws {
    let exercise = try Course(at: TestMachine.checkout).exercise(named: "FlipSide")
    order = try ChunkOrder(of: Grader(for: exercise, in: TestMachine.machine()))
  }

  /// Returns this many submissions that have arrived at once.
  private func waiting(_ count: Int, chunkSize: Int = 5, mostTasks: Int = 1000) -> WaitingParts {
    var waiting = WaitingParts(
      chunkSize: chunkSize, mostTasks: mostTasks, width: 100, at: start)
    for number in 0..<count {
      waiting.add(Chunk.Part(key: "\(number)", files: []), order, at: start)
    }
    return waiting
  }

  @Test("are given when no other has come for a while, all of them")
  func quiet() {
    var waiting = waiting(7)
    let early = waiting.nextArray(open: 0, at: start + WaitingParts.quiet / 2)
    #expect(early == nil)
    let array = waiting.nextArray(open: 0, at: start + WaitingParts.quiet)
    #expect(array?.chunks.map(\.count) == [3, 4])
    let none = waiting.nextArray(open: 7, at: start + WaitingParts.quiet)
    #expect(none == nil)
  }

  @Test("are given in full chunks while others come, and not at each breath")
  func busy() {
    var waiting = waiting(12)
    let late = start + WaitingParts.betweenArrays
    waiting.add(Chunk.Part(key: "last", files: []), order, at: late)
    let array = waiting.nextArray(open: 0, at: late)
    #expect(array?.chunks.map(\.count) == [5, 5])
    for number in 0..<5 {
      waiting.add(Chunk.Part(key: "more \(number)", files: []), order, at: late)
    }
    let next = waiting.nextArray(open: 10, at: late + WaitingParts.quiet / 2)
    #expect(next == nil)
  }

  @Test("wait for a full chunk while more than half of what may be with Slurm is there")
  func partial() {
    var waiting = waiting(7)
    let later = start + WaitingParts.quiet
    let full = waiting.nextArray(open: 51, at: later)
    #expect(full?.chunks.map(\.count) == [5])
    let none = waiting.nextArray(open: 56, at: later)
    #expect(none == nil)
    let rest = waiting.nextArray(open: 50, at: later)
    #expect(rest?.chunks.map(\.count) == [2])
  }

  @Test("are cut into as many arrays as Slurm's limit asks for, and none is lost")
  func cut() {
    var waiting = waiting(23, chunkSize: 2, mostTasks: 4)
    var keys: [String] = []
    var sizes: [Int] = []
    while let (_, chunks) = waiting.nextArray(open: 0, at: start + WaitingParts.quiet) {
      sizes.append(chunks.count)
      keys += chunks.joined().map(\.key)
    }
    #expect(sizes == [4, 4, 4])
    #expect(keys == (0..<23).map { "\($0)" })
  }
}
