import Checking
import Testing

import class Downloads.Download
import protocol Downloads.DownloadDelegate
import enum Downloads.DownloadError

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.
extension DownloadsSuite {
  // MARK: The place for a listener

  @Test func listenerIsNotKept() {
    let (scene, download) = listenerLeftAlone()
    let (isFreed, keepers) = withExtendedLifetime(download) {
      (scene.isFreed("the delegate"), scene.keepers(of: "the delegate"))
    }
    #expect(
      isFreed,
      """
      An object was the delegate of a download, and nobody else needs it any more. It is still in \
      memory. \(keepers) `delegate` in Download should refer to its object without keeping it \
      alive.
      """)
  }

  @Test func nobodyListens() {
    let listener = Listener()
    let download = download(for: listener)
    download.delegate = nil
    download.receive(40)
    download.finish()
    for (_, end) in ends {
      let fresh = Download(of: "Episode 8", size: 100)
      fresh.receive(60)
      end(fresh)
      let left = Download(of: "Episode 9", size: 100)
      listenBriefly(to: left)
      left.receive(60)
      end(left)
    }
    let (count, received): (Int, Int) = (listener.reports.count, download.received)
    guard count == 0 else {
      Issue.record(
        """
        `delegate` was set to nil, and the former delegate still got a message \(times(count)). \
        Without a delegate, there is nobody to notify.
        """)
      return
    }
    #expect(
      received == 40,
      """
      A piece of 40 bytes arrived at a download without a delegate, and `received` is \(received). \
      A download works with or without a delegate.
      """)
  }

  // MARK: Pieces

  @Test func piecesAreReported() {
    let listener = Listener()
    let download = download(for: listener)
    download.receive(30)
    guard !listener.reports.isEmpty else {
      Issue.record(
        """
        A piece of 30 bytes arrived, and the delegate got no message. In `receive(_:)`, the \
        download should send `download(_:didReceive:)` to its delegate.
        """)
      return
    }
    let wrong = listener.reports.first { $0.kind != .piece(30) }
    guard wrong == nil, listener.reports.count == 1 else {
      let heard = listener.reports.map(\.said).joined(separator: "; then ")
      Issue.record(
        """
        A piece of 30 bytes arrived, and the delegate got \(heard). It should get \
        `download(_:didReceive:)` once, with the bytes of this piece.
        """)
      return
    }
    let pieces = unforeseenPieces()
    for count in pieces { download.receive(count) }
    let isEach = listener.pieces == [30] + pieces
    #expect(
      isEach,
      """
      Three more pieces of different sizes arrived, and the delegate didn't get each of them once, \
      in this order, with its own bytes.
      """)
  }

  @Test func countedBeforeTold() {
    let listener = Listener()
    let download = download(for: listener)
    download.receive(30)
    download.receive(20)
    // Another check judges messages from other senders.
    let own = listener.reports.filter { $0.sender == identity(of: download) }
    guard !own.isEmpty else { return }
    let received = own.compactMap(\.received)
    #expect(
      received == [30, 50],
      """
      Pieces of 30 and 20 bytes arrived. When the delegate got the messages, the download's \
      `received` was \(received.map(String.init).joined(separator: ", then ")), and should be 30, \
      then 50. "Did" means that it has happened: first count, then report.
      """)
  }

  @Test func piecesNameTheirDownload() {
    let listener = Listener()
    let (first, second) = (download(for: listener), download(for: listener))
    for (which, speaker) in [("second", second), ("first", first)] {
      listener.reports = []
      speaker.receive(Int.random(in: 11...99))
      guard let report = listener.reports.first else {
        Issue.record(
          """
          Two downloads have one delegate. A piece arrived at the \(which), and the delegate got \
          no message. It should learn which of the two it was.
          """)
        return
      }
      let isSender = report.sender == identity(of: speaker)
      guard isSender else {
        Issue.record(
          """
          Two downloads have one delegate. A piece arrived at the \(which), and the first argument \
          of `download(_:didReceive:)` was another object. It should be the sender: the download \
          that received the piece.
          """)
        return
      }
    }
  }

  // MARK: The end

  @Test func finishIsReported() {
    expect("the whole episode was here, `finish()`", "none") { $0.finish() }
  }

  @Test func failureIsReported() {
    expect("the connection was lost, `fail(with:)`", "noConnection") {
      $0.fail(with: .noConnection)
    }
    expect("there was no space left, `fail(with:)`", "noSpace") { $0.fail(with: .noSpace) }
  }

  @Test func cancelIsReported() {
    expect("the user cancelled, `cancel()`", "cancelled") { $0.cancel() }
  }

  private func expect(
    _ event: String, _ error: String, when end: (Download) -> Void
  ) {
    let listener = Listener()
    let download = download(for: listener)
    download.receive(10)
    listener.reports = []
    end(download)
    let reports = listener.reports
    guard !reports.isEmpty else {
      Issue.record(
        """
        A download has ended (\(event)), and the delegate got no message. It should get \
        `download(_:didEndWith:)`. Without it, the delegate waits forever.
        """)
      return
    }
    let isRight = reports.map(\.kind) == [.end(error)]
    let heard = reports.map(\.said).joined(separator: "; then ")
    #expect(
      isRight,
      """
      A download has ended (\(event)), and the delegate got \(heard). It should get \
      `download(_:didEndWith:)` once, with \(error == "none" ? "no error" : "the error \(error)").
      """)
  }

  @Test func overWhenTold() {
    var count = 0
    for (name, end) in ends {
      let listener = Listener()
      let download = download(for: listener)
      end(download)
      // An end that is not reported, and one of another download, are other checks'.
      guard let report = listener.reports.last(where: \.isEnd) else { continue }
      count += 1
      guard report.sender != identity(of: download) || report.isOver == true else {
        Issue.record(
          """
          A download has ended (`\(name)`). When the delegate got the message, `isOver` was still \
          false. "Did" means that it has happened: first end, then report.
          """)
        return
      }
    }
    #expect(count > 0, "Downloads have ended in three ways, and the delegate got no message.")
  }

  @Test func endsNameTheirDownload() {
    var count = 0
    for (name, end) in ends {
      let listener = Listener()
      let (first, second) = (download(for: listener), download(for: listener))
      end(second)
      end(first)
      let senders = listener.reports.filter(\.isEnd).map(\.sender)
      count += senders.count
      let areBoth = senders.isEmpty || senders == [identity(of: second), identity(of: first)]
      guard areBoth else {
        Issue.record(
          """
          Two downloads have one delegate. The second has ended, then the first (`\(name)`). The \
          first argument of `download(_:didEndWith:)` wasn't the second and then the first. It \
          should be the sender: the download that has ended.
          """)
        return
      }
    }
    #expect(
      count > 0,
      """
      Two downloads have one delegate. They have ended in three ways, and the delegate got no \
      message. It should learn which of the two it was.
      """)
  }

  @Test func nothingAfterTheEnd() {
    for (name, end) in ends {
      let listener = Listener()
      let download = download(for: listener)
      end(download)
      listener.reports = []
      download.receive(10)
      for (_, again) in ends { again(download) }
      let heard = listener.reports.map(\.said).joined(separator: "; then ")
      guard heard.isEmpty else {
        Issue.record(
          """
          A download had ended (`\(name)`), and then more methods were called. The delegate got \
          \(heard). It should get nothing more: a download ends once.
          """)
        return
      }
    }
  }

  private var ends: [(String, (Download) -> Void)] {
    [
      ("finish()", { $0.finish() }), ("fail(with:)", { $0.fail(with: .noSpace) }),
      ("cancel()", { $0.cancel() }),
    ]
  }
}

private func listenBriefly(to download: Download) {
  let listener = Listener()
  download.delegate = listener
}

// It ends before the check looks: its local variables keep nothing alive.
private func listenerLeftAlone() -> (Scene, Download) {
  let listener = Listener()
  let download = download(for: listener)
  download.receive(10)
  return (Scene(["the delegate": listener, "the download": download]), download)
}
