import Testing

@testable import Grading

@Suite("Tasks that were handed in")
struct OpenTasksTests {
  private let first = SlurmTask.ID(array: "7", number: 1)
  private let second = SlurmTask.ID(array: "8", number: 2)
  private let start = ContinuousClock.now

  private func tasks() -> OpenTasks {
    var tasks = OpenTasks()
    tasks.add(first, ["a", "b"])
    tasks.add(second, ["c"])
    return tasks
  }

  private func states(_ one: String?, _ two: String? = "RUNNING") -> [SlurmTask] {
    [one.map { "7_1|\($0)|None|n1" }, two.map { "8_2|\($0)|None|n2" }]
      .compactMap { $0.flatMap { SlurmTask(line: $0) } }
  }

  @Test("are open until each of their submissions has what it waits for")
  func removed() {
    var tasks = tasks()
    #expect(tasks.count == 3)
    #expect(tasks.arrays == ["7", "8"])
    tasks.remove("a")
    #expect(tasks.arrays == ["7", "8"])
    #expect(tasks.keys.sorted { $0[0] < $1[0] } == [["b"], ["c"]])
    tasks.remove("b")
    tasks.remove("b")
    #expect(tasks.arrays == ["8"])
    #expect(tasks.taskCount == 1)
    #expect(tasks.holds("c"))
    #expect(!tasks.holds("b"))
  }

  @Test("that are over lose what is missing, after the time that a file may take to be seen")
  func lost() {
    var tasks = tasks()
    tasks.remove("a")
    #expect(!tasks.isAnyOver)
    let delays = [.zero, .seconds(5), OpenTasks.grace]
    let lost = delays.map { tasks.note(states("TIMEOUT"), at: start + $0) }
    let loss = OpenTasks.Loss(key: "b", task: first, end: .outOfTime, node: "n1")
    #expect(lost == [[], [], [loss]])
    #expect(tasks.isAnyOver)
    tasks.remove("b")
    #expect(tasks.note(states("TIMEOUT"), at: start + .seconds(60)).isEmpty)
    #expect(!tasks.isAnyOver)
  }

  @Test("that Slurm has forgotten are over, too")
  func forgotten() {
    var tasks = tasks()
    _ = tasks.note(states("RUNNING"), at: start)
    let early = tasks.note(states(nil), at: start)
    #expect(early.isEmpty)
    let lost = tasks.note(states(nil), at: start + OpenTasks.grace)
    #expect(lost.map(\.key).sorted() == ["a", "b"])
    #expect(lost.map(\.end) == [.other(nil), .other(nil)])
  }

  @Test("that are gone before they began were cancelled, since Slurm keeps nothing of such a task")
  func cancelled() {
    var tasks = tasks()
    _ = tasks.note(states("PENDING"), at: start)
    _ = tasks.note(states(nil), at: start)
    let lost = tasks.note(states(nil), at: start + OpenTasks.grace)
    #expect(lost.map(\.end) == [.cancelled, .cancelled])
  }

  @Test("that are taken up again after their node failed have all their time again")
  func requeued() {
    var tasks = tasks()
    _ = tasks.note(states("NODE_FAIL"), at: start)
    _ = tasks.note(states("PENDING"), at: start + .seconds(8))
    let counts = [12, 22].map { seconds in
      tasks.note(states("NODE_FAIL"), at: start + .seconds(seconds)).count
    }
    #expect(counts == [0, 2])
  }
}
