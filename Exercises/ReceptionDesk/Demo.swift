import DemoRunner
import MiniCocoa
import Workplace

Demo.play("A meter") {
  let meter = Demo.keep(Meter(), as: "meter")
  let office = Demo.keep(Office(), as: "office")
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  Demo.settle(queue)
  let memos = Locked<[String]>([])
  let receptionist = Demo.keep(
    Receptionist<Int>(in: office, queue: queue) { memo in
      let (old, new) = (memo.old.map { "\($0)" } ?? "?", memo.new.map { "\($0)" } ?? "?")
      memos.withLock { $0.append("\(old) to \(new)") }
    }, as: "receptionist")
  return [
    Demo.Slide("meter", from: 0, in: 0...20) { meter.value = Int($0) },
    Demo.Row([
      Demo.Press("Attend") { receptionist.attend(to: meter, keyPath: "value") },
      Demo.Press("Stop") { receptionist.stop() },
    ]),
    Demo.Flip("queue waits") { queue.isSuspended = $0 },
    Demo.Flip("office open") { office.isOpen = $0 },
    Demo.Label { "memos: " + memos.value.joined(separator: ", ") },
    Demo.Label { "The desk is \(receptionist.isOpen ? "open" : "closed")." },
  ]
}
