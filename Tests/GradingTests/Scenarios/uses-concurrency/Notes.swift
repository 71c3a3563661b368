import Synchronization

actor Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

let log = Log()
let count = Atomic(0)

func note(_ line: String) {
  Task { await log.add(line) }
  count.add(1, ordering: .relaxed)
  _ = AsyncStream<Int> { $0.finish() }
}
