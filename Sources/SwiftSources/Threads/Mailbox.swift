import CDescriptors
import Glibc
import Synchronization

/// Messages from any thread to one that waits for other events, too.
///
/// A class, because both sides share it.
package final class Mailbox<Message: Sendable>: Sendable {
  /// Readable while there is a message. Wait for it, but don't read from it.
  package let descriptor: Int32
  private let messages = Mutex<[Message]>([])

  /// Creates an empty mailbox.
  package init() throws(ThreadsError) {
    descriptor = cdescriptors_counter()
    guard descriptor >= 0 else {
      throw .noMailbox(reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }

  /// Adds a message; never waits.
  package func send(_ message: Message) {
    messages.withLock { messages in
      if messages.isEmpty { cdescriptors_count(descriptor) }
      messages.append(message)
    }
  }

  /// Removes and returns all messages in order of arrival; never waits.
  package func receive() -> [Message] {
    messages.withLock { messages in
      var count: UInt64 = 0
      _ = read(descriptor, &count, 8)
      defer { messages = [] }
      return messages
    }
  }
}

/// The error for resources that threads need and can't get.
package enum ThreadsError: Error, Equatable, CustomStringConvertible {
  /// No file descriptor is available.
  case noMailbox(reason: String)

  package var description: String {
    switch self {
    case .noMailbox(let reason):
      "work beside the screen is not possible (\(reason)): raise the limit of open files "
        + "('ulimit -n'), then try again"
    }
  }
}
