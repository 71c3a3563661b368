import MiniCocoa
import Testing

@Suite("OperationQueue: waiting for nothing")
struct QueueMisuseTests {
  @Test("work that waits for its own queue is a misuse, not a hang (3.5 row 5)")
  func waitsForItself() {
    let (queue, journal) = (serialQueue(), Journal())

    let misuses = Misuse.recorded {
      queue.addOperation {
        queue.addOperation { journal.note("second") }
        queue.waitUntilAllOperationsAreFinished()
        journal.note("first")
      }
      queue.waitUntilAllOperationsAreFinished()
    }

    #expect(misuses.map(\.kind) == [.waitsForItself])
    #expect(
      misuses.first?.description.contains(#"The queue "screen" was waited for in its own"#) == true)
    #expect(journal.all == ["first", "second"])
  }

  @Test("so is a wait on another thread for which the queue's work waits")
  func waitsElsewhere() {
    let (queue, free) = (serialQueue(), serialQueue("free"))

    let misuses = Misuse.recorded {
      queue.addOperation {
        onAnotherThread { onAnotherThread { queue.waitUntilAllOperationsAreFinished() } }
        free.addOperation {}
        onAnotherThread { free.waitUntilAllOperationsAreFinished() }
      }
      queue.waitUntilAllOperationsAreFinished()
    }

    #expect(misuses.map(\.kind) == [.waitsForItself])
  }

  @Test("to wait for a suspended queue that has work is a misuse, not a hang")
  func waitsForSuspended() {
    let queue = serialQueue(isSuspended: true)
    queue.waitUntilAllOperationsAreFinished()
    queue.addOperation {}

    let misuses = Misuse.recorded { queue.waitUntilAllOperationsAreFinished() }

    #expect(misuses.map(\.kind) == [.waitsForSuspended])
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
  }

  @Test("a queue that is suspended while somebody waits for it ends the wait")
  func suspendedMeanwhile() {
    let (queue, begun, door) = (serialQueue(), Door(), Door())
    queue.addOperation {
      begun.open()
      door.wait()
    }
    queue.addOperation {}
    begun.wait()
    let helper = OperationQueue()
    helper.addOperation {
      queue.isSuspended = true
      door.open()
    }

    let misuses = Misuse.recorded { queue.waitUntilAllOperationsAreFinished() }

    #expect(misuses.map(\.kind) == [.waitsForSuspended])
  }

  @Test("stops the process with its sentence where nobody records")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let queue = OperationQueue()
      queue.name = "screen"
      queue.addOperation { queue.waitUntilAllOperationsAreFinished() }
      queue.waitUntilAllOperationsAreFinished()
    }

    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said?.contains("return without waiting for it") == true)
  }
}
