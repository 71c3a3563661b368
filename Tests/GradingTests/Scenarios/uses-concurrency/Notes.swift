import Synchronization

actor Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

let log = Log()
let count = Mutex(0)

func note(_ line: String) {
  Task { await log.add(line) }
  count.withLock { $0 += 1 }
  _ = AsyncStream<Int> { $0.finish() }
}
