import MiniCocoa
import Testing

@Suite("OperationQueue")
struct OperationQueueTests {
  @Test("runs nothing before addOperation has returned, not even on the queue itself")
  func later() {
    let (queue, journal) = (serialQueue(), Journal())

    queue.addOperation {
      queue.addOperation { journal.note("inner") }
      journal.note("outer")
    }
    queue.waitUntilAllOperationsAreFinished()

    #expect(journal.all == ["outer", "inner"])
    #expect(queue.operationCount == 0)
  }

  @Test("does one after another, in order, if it is serial (3.5 row 4)")
  func serial() {
    let (queue, journal) = (serialQueue(), Journal())

    onAnotherThread {
      for round in 0..<200 {
        queue.addOperation {
          journal.note("\(round) begins")
          journal.note("\(round) ends")
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()

    #expect(journal.all == (0..<200).flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test("does as many at once as it may, on any machine", arguments: [-1, 2, 8])
  func concurrent(limit: Int) {
    let (queue, arrived, doors) = (OperationQueue(), Door(), (0..<8).map { _ in Door() })
    queue.maxConcurrentOperationCount = limit
    let count = limit == -1 ? 4 : limit

    for place in 0..<count {
      queue.addOperation {
        arrived.open()
        #expect(doors[place].wait())
      }
    }
    // All operations run, each on a separate thread, before any of them can end.
    for _ in 0..<count { #expect(arrived.wait()) }
    #expect(queue.operationCount == count)
    for door in doors { door.open() }
    queue.waitUntilAllOperationsAreFinished()

    #expect(queue.operationCount == 0)
  }

  @Test("begins nothing while it is suspended, and goes on where it was")
  func suspended() {
    let (queue, journal) = (serialQueue(isSuspended: true), Journal())

    for line in ["one", "two"] { queue.addOperation { journal.note(line) } }
    #expect(queue.operationCount == 2)
    #expect(journal.all.isEmpty)
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()

    #expect(journal.all == ["one", "two"])
  }

  @Test("lets what runs come to its end when it is suspended")
  func suspendedWhileRunning() {
    let (queue, journal, begun, door) = (serialQueue(), Journal(), Door(), Door())
    queue.addOperation {
      begun.open()
      door.wait()
      journal.note("one")
    }
    queue.addOperation { journal.note("two") }
    begun.wait()

    queue.isSuspended = true
    door.open()
    let misuses = Misuse.recorded { queue.waitUntilAllOperationsAreFinished() }

    #expect(misuses.map(\.kind) == [.waitsForSuspended])
    #expect(journal.all == ["one"])
    #expect(queue.operationCount == 1)
  }

  @Test("runs none with a limit of 0, and begins when the limit is raised")
  func noLimit() {
    let (queue, journal) = (OperationQueue(), Journal())
    queue.maxConcurrentOperationCount = 0

    queue.addOperation { journal.note("one") }
    #expect(queue.operationCount == 1)
    queue.maxConcurrentOperationCount = 1
    queue.waitUntilAllOperationsAreFinished()

    #expect(journal.all == ["one"])
  }

  @Test("is unlimited, unsuspended and without a name at first; a limit below -1 is -1")
  func defaults() {
    let queue = OperationQueue()

    #expect(queue.maxConcurrentOperationCount == OperationQueue.defaultMaxConcurrentOperationCount)
    #expect(!queue.isSuspended)
    #expect(queue.name == nil)
    queue.maxConcurrentOperationCount = -7
    #expect(queue.maxConcurrentOperationCount == -1)
  }

  @Test("cancelAllOperations drops what has not started, and later operations run")
  func cancelled() {
    let (queue, journal) = (serialQueue(isSuspended: true), Journal())

    queue.addOperation { journal.note("one") }
    queue.cancelAllOperations()
    #expect(queue.operationCount == 0)
    queue.addOperation { journal.note("two") }
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()

    #expect(journal.all == ["two"])
  }

  // MARK: Where

  @Test("is the current one for its own work only")
  func current() {
    let (queue, other) = (serialQueue(), serialQueue("other"))
    #expect(OperationQueue.current == nil)

    queue.addOperation {
      #expect(OperationQueue.current === queue)
      other.addOperation { #expect(OperationQueue.current === other) }
      other.waitUntilAllOperationsAreFinished()
      onAnotherThread { #expect(OperationQueue.current == nil) }
      #expect(OperationQueue.current === queue)
    }
    queue.waitUntilAllOperationsAreFinished()

    #expect(OperationQueue.current == nil)
  }

  @Test("is not the current one of a task that its work begins")
  func currentOfTasks() async {
    let queue = serialQueue()

    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      queue.addOperation {
        Task {
          #expect(OperationQueue.current == nil)
          done.resume()
        }
      }
    }
  }
}
