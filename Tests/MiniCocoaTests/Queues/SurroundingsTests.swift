import MiniCocoa
import Testing

/// The context that accompanies submitted work.
@Suite("OperationQueue: what goes along")
struct SurroundingsTests {
  private enum Local {
    @TaskLocal static var word = "nothing"
  }

  private static func misuse(_ name: String) -> Misuse {
    Misuse(Misuse.Kind(name), object: Token(), "a token was \(name)", "do not")
  }

  @Test("misuses in work that was added are recorded where it was added")
  func misuses() {
    let queue = serialQueue()

    let inner = Misuse.recorded {
      queue.addOperation {
        Self.misuse("one").report()
        queue.addOperation { Self.misuse("two").report() }
      }
      queue.waitUntilAllOperationsAreFinished()
      onAnotherThread { Self.misuse("three").report() }
    }

    #expect(inner.map(\.kind.description) == ["one", "two", "three"])
  }

  @Test("what is said in work that was added belongs to the conversation")
  func conversation() {
    let (queue, conversation) = (serialQueue(), Conversation())

    conversation.record {
      queue.addOperation { Conversation.note(from: nil, to: Token(), "hello", .action) }
      queue.waitUntilAllOperationsAreFinished()
    }

    #expect(conversation.messages.map(\.text) == ["hello"])
  }

  @Test("the default centre is that of the place where work was added")
  func center() {
    let (queue, center) = (serialQueue(), NotificationCenter())

    center.beingDefault {
      queue.addOperation { #expect(NotificationCenter.default === center) }
      onAnotherThread { #expect(NotificationCenter.default === center) }
    }
    queue.waitUntilAllOperationsAreFinished()
  }

  @Test("values are those of the adding, not of the running, from a task and from a thread")
  func values() async {
    let (queue, journal) = (serialQueue(isSuspended: true), Journal())

    Local.$word.withValue("task") { queue.addOperation { journal.note(Local.word) } }
    await Task {
      Local.$word.withValue("child") { queue.addOperation { journal.note(Local.word) } }
    }.value
    onAnotherThread {
      Local.$word.withValue("thread") { queue.addOperation { journal.note(Local.word) } }
    }
    queue.addOperation { journal.note(Local.word) }
    Local.$word.withValue("late") { queue.isSuspended = false }
    queue.waitUntilAllOperationsAreFinished()

    #expect(journal.all == ["task", "child", "thread", "nothing"])
    #expect(Local.word == "nothing")
  }
}
