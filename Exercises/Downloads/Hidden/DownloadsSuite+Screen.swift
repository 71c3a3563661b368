import Checking
import Testing

import class Downloads.Download
import protocol Downloads.DownloadDelegate
import enum Downloads.DownloadError
import class Downloads.DownloadsController

extension DownloadsSuite {
  // MARK: The screen is notified

  @Test func screenShowsProgress() {
    let (screen, ear) = (DownloadsController(), Listener())
    guard let delegate = listening(screen) else { return }
    let download = listed(by: screen, "Episode 7", size: 200, for: ear)
    let other = listed(by: screen, "Episode 8", for: ear)
    for count in [50, 30] {
      download.receive(count)
      delegate.download(download, didReceive: count)
    }
    other.receive(12)
    delegate.download(other, didReceive: 12)
    let shown = Shown(screen).percents
    #expect(
      shown == ["Episode 7": 40, "Episode 8": 12],
      """
      Of "Episode 7", 80 of 200 bytes have arrived; of "Episode 8", 12 of 100. The screen got the \
      messages, and its `percents` are \(text(shown)). They should be 40 and 12, as the sender's \
      properties say at that moment.
      """)
  }

  @Test func screenAddsTheBytes() {
    let (screen, ear) = (DownloadsController(), Listener())
    guard let delegate = listening(screen) else { return }
    let first = listed(by: screen, "Episode 7", for: ear)
    let second = listed(by: screen, "Episode 8", for: ear)
    for (download, count) in [(first, 20), (second, 30), (first, 5)] {
      download.receive(count)
      delegate.download(download, didReceive: count)
    }
    let traffic = Shown(screen).traffic
    #expect(
      traffic == 55,
      """
      Pieces of 20, 30 and 5 bytes arrived, at two downloads, and the screen got a message for \
      each. Its `traffic` is \(traffic). It should be 55, the sum of all pieces.
      """)
  }

  @Test func screenTakesItOff() {
    for error in [DownloadError?.none, .noSpace] {
      let (screen, ear) = (DownloadsController(), Listener())
      guard let delegate = listening(screen) else { return }
      let second = listed(by: screen, "Episode 8", for: ear)
      second.receive(10)
      // Only a download on the list can leave it.
      guard Shown(screen).running.contains(identity(of: second)) else { return }
      delegate.download(second, didEndWith: error)
      let shown = Shown(screen)
      let how = error == nil ? "without an error" : "with an error"
      let isListed = shown.running.contains(identity(of: second))
      guard !isListed else {
        Issue.record(
          """
          The screen got the message that a download has ended (\(how)). The download is still in \
          `running`. Nothing more will happen to it, so the screen takes it off its list.
          """)
        return
      }
      guard shown.percents["Episode 8"] == nil else {
        Issue.record(
          """
          The screen got the message that a download has ended (\(how)). The download isn't in \
          `running`, but still in `percents`. Don't show an ended download as if it were running.
          """)
        return
      }
    }
  }

  @Test func othersStay() {
    for error in [DownloadError?.none, .noSpace] {
      let (screen, ear) = (DownloadsController(), Listener())
      guard let delegate = listening(screen) else { return }
      let first = listed(by: screen, "Episode 7", for: ear)
      let second = listed(by: screen, "Episode 7", for: ear)
      let third = listed(by: screen, "Episode 9", for: ear)
      delegate.download(second, didEndWith: error)
      let running = Shown(screen).running.filter { $0 != identity(of: second) }
      let areLeft = running == [identity(of: first), identity(of: third)]
      guard areLeft else {
        Issue.record(
          """
          One of three downloads has ended (\(error == nil ? "without" : "with") an error). The \
          two others should still be in `running`, in their order. Only the sender has ended: not \
          one with its title, and not all.
          """)
        return
      }
      let percent = Shown(screen).percents["Episode 9"]
      guard percent == 0 else {
        Issue.record(
          """
          One of three downloads has ended. Another one, which has received nothing yet, should \
          still have its 0 in `percents`.
          """)
        return
      }
    }
  }

  @Test func screenListsTheWhole() {
    let (screen, ear) = (DownloadsController(), Listener())
    guard let delegate = listening(screen) else { return }
    let titles = [unforeseenTitle() + "a", unforeseenTitle() + "b"]
    for title in titles {
      let download = listed(by: screen, title, for: ear)
      delegate.download(download, didEndWith: nil)
    }
    let failed = listed(by: screen, "Episode 7", for: ear)
    delegate.download(failed, didEndWith: .noConnection)
    let library = Shown(screen).library
    let isRight = library == titles
    #expect(
      isRight,
      """
      Two downloads ended without an error, then one with an error. `library` has \(library.count) \
      titles. It should have the two that are whole, in this order, and not the third.
      """)
  }

  @Test func screenNotesFailures() {
    let (screen, ear) = (DownloadsController(), Listener())
    guard let delegate = listening(screen) else { return }
    for (title, error) in [
      ("Episode 7", DownloadError?.some(.noSpace)), ("Episode 8", .cancelled), ("Episode 9", nil),
    ] {
      let download = listed(by: screen, title, for: ear)
      delegate.download(download, didEndWith: error)
    }
    let failures = Shown(screen).failures
    #expect(
      failures == ["Episode 7": "noSpace", "Episode 8": "cancelled"],
      """
      "Episode 7" ended with noSpace, "Episode 8" with cancelled, and "Episode 9" without an \
      error. `failures` has \(failures.count) entries. It should have the first two, by their \
      titles, each with its own error.
      """)
  }

  // MARK: The screen listens

  @Test func screenListens() {
    let screen = DownloadsController()
    let started = screen.start("Episode 7", size: 100)
    guard isHeard(started, by: screen) else {
      Issue.record(
        """
        The screen started a download, and a piece arrived, but the screen got no message. \
        `start(_:size:)` passes the new download to `take(_:)`. There both ends are known, and the \
        screen can become its delegate.
        """)
      return
    }
    let taken = Download(of: "Episode 8", size: 100)
    screen.take(taken)
    guard isHeard(taken, by: screen) else {
      Issue.record(
        """
        The screen got a download with `take(_:)`, and a piece arrived, but the screen got no \
        message. It lists this download like its own, so it should be its delegate as well.
        """)
      return
    }
    let isStillHeard = isHeard(started, by: screen)
    #expect(
      isStillHeard,
      """
      The screen took a second download, and a piece of the first arrived, but the screen got no \
      message. It should be the delegate of everything that it lists.
      """)
  }

  /// Whether a screen changes when a piece arrives now.
  private func isHeard(_ download: Download, by screen: DownloadsController) -> Bool {
    let before = Shown(screen)
    download.receive(Int.random(in: 1...9))
    return Shown(screen) != before
  }

  @Test func letGoIsNotHeard() {
    let screen = DownloadsController()
    let kept = screen.start("Episode 8", size: 100)
    let wasHeard = isHeard(kept, by: screen)
    for title in ["Episode 7", "Episode 9"] {
      let gone = screen.start(title, size: 100)
      gone.receive(10)
      screen.letGo(of: gone)
      let before = Shown(screen)
      gone.receive(20)
      gone.finish()
      let after = Shown(screen)
      guard after == before else {
        Issue.record(
          """
          The screen let go of a download, which went on to its end. The screen still got \
          messages, and shows the download. `letGo(of:)` has to end the connection: afterwards, \
          there is no delegate.
          """)
        return
      }
    }
    let isStillHeard = !wasHeard || isHeard(kept, by: screen)
    #expect(
      isStillHeard,
      """
      The screen let go of one of two downloads, and a piece of the other one arrived. The screen \
      got no message. `letGo(of:)` is about one download only.
      """)
  }

  @Test func othersKeepListening() {
    let screen = DownloadsController()
    let download = screen.start("Episode 7", size: 100)
    let carDisplay = CarDisplay()
    carDisplay.takeOver(download, from: screen)
    download.receive(10)
    // Another check judges whether pieces are reported at all.
    let isHeard = carDisplay.hasHeard || !reportsPieces()
    guard isHeard else {
      Issue.record(
        """
        A car display made itself the delegate of a download, in the screen's place. Then the \
        screen let go of the download, and a piece arrived. The car display got no message. \
        `letGo(of:)` may end the screen's own connection, and no other.
        """)
      return
    }
    let isOffTheList = Shown(screen).running.isEmpty
    #expect(
      isOffTheList,
      """
      A car display made itself the delegate of a download, in the screen's place. Then the screen \
      let go of the download, and it is still in `running`. The screen has to take it off the list \
      in any case.
      """)
  }

  @Test func endedIsFreed() {
    let ends: [(String, (Download, DownloadsController) -> Void)] = [
      ("finish()", { download, _ in download.finish() }),
      ("fail(with:)", { download, _ in download.fail(with: .noSpace) }),
      ("cancel()", { download, _ in download.cancel() }),
      ("letGo(of:)", { download, screen in screen.letGo(of: download) }),
    ]
    for (name, end) in ends {
      let screen = DownloadsController()
      let scene = endedDownload(of: screen, when: end)
      // Another check judges the rest of the list.
      guard Shown(screen).running.isEmpty else { continue }
      let (isFreed, keepers) = withExtendedLifetime(screen) {
        (scene.isFreed("the download"), scene.keepers(of: "the download"))
      }
      guard isFreed else {
        Issue.record(
          """
          A download is off the list, after `\(name)`, and nobody else needs it. It is still in \
          memory. \(keepers) The screen keeps what it lists, and nothing else.
          """)
        return
      }
    }
  }

  @Test func screenIsFreed() {
    let scene = screenLeftAlone()
    let isFreed = scene.isFreed("the screen")
    #expect(
      isFreed,
      """
      A screen was released while a download was running, and it is still in memory. \
      \(scene.keepers(of: "the screen")) The screen keeps its downloads; nothing may keep the \
      screen in return.
      """)
  }
}

// These end before the check looks: their local variables keep nothing alive.

private func endedDownload(
  of screen: DownloadsController, when end: (Download, DownloadsController) -> Void
) -> Scene {
  let download = screen.start("Episode 7", size: 100)
  download.receive(10)
  end(download, screen)
  return Scene(["the download": download, "the screen": screen])
}

private func screenLeftAlone() -> Scene {
  let screen = DownloadsController()
  let download = screen.start("Episode 7", size: 100)
  download.receive(10)
  screen.letGo(of: screen.start("Episode 8", size: 100))
  return Scene(["the screen": screen, "the download": download])
}

private func text(_ percents: [String: Int]) -> String {
  let known = percents.filter { ["Episode 7", "Episode 8", "Episode 9"].contains($0.key) }
  let list = known.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
  return list.isEmpty ? "empty" : list.joined(separator: ", ")
}
