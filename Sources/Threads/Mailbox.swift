import CDescriptors
import Glibc
import Synchronization

/// Messages from any thread for one that waits for more than messages.
///
/// A class, because both sides hold on to it.
package final class Mailbox<Message: Sendable>: Sendable {
  /// Readable while there is a message; to be waited for, and not to be read.
  package let descriptor: Int32
  private let messages = Mutex<[Message]>([])

  /// An empty mailbox.
  package init() throws(ThreadsError) {
    descriptor = cdescriptors_counter()
    guard descriptor >= 0 else {
      throw .noMailbox(reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }

  /// Puts a message in; never waits.
  package func send(_ message: Message) {
    messages.withLock { messages in
      if messages.isEmpty { cdescriptors_count(descriptor) }
      messages.append(message)
    }
  }

  /// Takes all messages out, in the order in which they came; never waits.
  package func receive() -> [Message] {
    messages.withLock { messages in
      var count: UInt64 = 0
      _ = read(descriptor, &count, 8)
      defer { messages = [] }
      return messages
    }
  }
}
