import MiniCocoa
import Testing

@Suite("OperationQueue: what it keeps")
struct QueueLifetimeTests {
  @Test("has let go of a closure when it has been waited for")
  func afterRunning() {
    let queue = serialQueue()
    var token: Token? = Token()
    weak let remembered = token

    queue.addOperation { [token] in withExtendedLifetime(token) {} }
    token = nil
    queue.waitUntilAllOperationsAreFinished()

    #expect(remembered == nil)
  }

  @Test("lets go of closures that it drops", arguments: [true, false])
  func dropped(isCancelled: Bool) {
    var queue: OperationQueue? = serialQueue(isSuspended: true)
    var token: Token? = Token()
    weak let remembered = token
    queue?.addOperation { [token] in withExtendedLifetime(token) {} }
    token = nil
    #expect(remembered != nil)

    if isCancelled { queue?.cancelAllOperations() } else { queue = nil }

    #expect(remembered == nil)
  }

  @Test("does its work although nobody keeps it any more")
  func unkept() {
    var queue: OperationQueue? = serialQueue()
    let (journal, begun, go, end) = (Journal(), Door(), Door(), Door())
    queue?.addOperation {
      begun.open()
      go.wait()
    }
    queue?.addOperation {
      journal.note("done")
      end.open()
    }
    begun.wait()

    queue = nil
    go.open()

    #expect(end.wait())
    #expect(journal.all == ["done"])
  }

  @Test("goes when nobody keeps it and its work is done")
  func gone() {
    var queue: OperationQueue? = serialQueue()
    weak let remembered = queue
    queue?.addOperation {}
    queue?.isSuspended = true
    queue?.isSuspended = false
    queue?.waitUntilAllOperationsAreFinished()
    // Its thread may still be ending, but not for long.
    queue = nil
    for _ in 0..<100_000 where remembered != nil { onAnotherThread {} }

    #expect(remembered == nil)
  }
}
