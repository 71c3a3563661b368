import Dispatch
import Glibc
import Testing

@testable import SwiftSources

@Suite("A mailbox")
struct MailboxTests {
  private let mailbox: Mailbox<Int>

  init() throws { mailbox = try Mailbox() }

  /// Waits for a message, at most this many milliseconds.
  private func hasMessage(within milliseconds: Int32 = 0) -> Bool {
    var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  @Test("is readable while there is a message, and only then")
  func readable() {
    #expect(!hasMessage())
    mailbox.send(1)
    mailbox.send(2)
    #expect(hasMessage())
    #expect(mailbox.receive() == [1, 2])
    #expect(!hasMessage())
    #expect(mailbox.receive() == [])
    mailbox.send(3)
    #expect(hasMessage())
  }

  @Test("loses nothing that many threads send, and keeps each one's order")
  func threads() {
    let (senders, each) = (4, 1_000)
    DispatchQueue.global().async { [mailbox] in
      DispatchQueue.concurrentPerform(iterations: senders) { sender in
        for number in 0..<each { mailbox.send(sender * each + number) }
      }
    }

    var received: [Int] = []
    while received.count < senders * each, hasMessage(within: 20_000) {
      received += mailbox.receive()
    }

    #expect(received.count == senders * each)
    for sender in 0..<senders {
      let own = received.filter { $0 / each == sender }
      #expect(own == Array(sender * each..<(sender + 1) * each))
    }
  }
}
