import Checking
import Testing

import class Recording.Recorder

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.
extension RecordingSuite {
  @Test func delegateIsNotKept() {
    let (scene, recorder) = listenerLeftAlone()
    let (isFreed, keepers) = withExtendedLifetime(recorder) {
      (scene.isFreed("the delegate"), scene.keepers(of: "the delegate"))
    }
    #expect(
      isFreed,
      """
      An object was the delegate of a recorder, and nobody else needs it any more. It is still in \
      memory. \(keepers) `delegate` in `Recorder` should refer to its object without keeping it \
      alive.
      """)
  }

  // MARK: The question

  @Test func asksOnce() {
    let listener = Listener()
    let recorder = recorder(for: listener)
    recorder.start()
    let count = listener.questions.count
    #expect(
      count == 1,
      """
      `start()` was called, and the delegate got `recorderShouldStart(_:)` \(times(count)). It \
      should get the question once for each start.
      """)
  }

  @Test func noMeansNo() {
    let listener = Listener()
    let recorder = recorder(for: listener)
    for answer in [false, true] {
      listener.answer = answer
      recorder.start()
      let starts = isRecording(recorder)
      guard starts == answer else {
        Issue.record(
          """
          `start()` was called on a recorder whose delegate answers \(answer ? "yes" : "no"). \
          `isRecording` is \(starts). The delegate's answer decides whether the recorder starts.
          """)
        return
      }
    }
  }

  @Test func asksBeforehand() {
    let listener = Listener()
    let recorder = recorder(for: listener)
    recorder.start()
    guard let question = listener.questions.first else { return }
    #expect(
      !question.isRecording,
      """
      `start()` was called. When the delegate got the question, the recorder was already \
      recording. Ask "should" before anything has changed.
      """)
  }

  @Test func startsUnheard() {
    let alone = Recorder()
    alone.start()
    let left = Recorder()
    listenBriefly(to: left)
    left.start()
    let starts = isRecording(alone) && isRecording(left)
    #expect(
      starts,
      """
      `start()` was called on a recorder without a delegate, and `isRecording` is false. Without a \
      delegate, nobody says no.
      """)
    alone.hear(5)
    alone.stop()
    left.hear(5)
    left.stop()
    let (length, isStillOn): (Int, Bool) = (alone.length, isRecording(alone))
    #expect(
      !starts || length == 5 && !isStillOn,
      """
      A recorder without a delegate was started, heard 5 seconds, and was stopped. `length` is \
      \(length), `isRecording` is \(isStillOn). A recorder works with or without a delegate.
      """)
  }

  // MARK: The reports

  @Test func piecesAreReported() {
    let listener = Listener()
    let recorder = running(for: listener)
    let pieces = [30] + (1...3).map { _ in Int.random(in: 31...99) }
    for seconds in pieces { recorder.hear(seconds) }
    let heard = listener.pieces
    #expect(
      heard == pieces,
      """
      A recorder was started, and `hear(_:)` was called four times, with different seconds. The \
      delegate got `recorder(_:didRecord:)` \(times(heard.count)), and not with these seconds in \
      this order. Report each piece once, with its own seconds.
      """)
  }

  @Test func countsBeforeItTells() {
    let listener = Listener()
    let recorder = running(for: listener)
    recorder.hear(30)
    recorder.hear(20)
    let lengths = listener.heard.filter { $0.sender == identity(of: recorder) }.map(\.length)
    // Another check judges whether the pieces are reported, and by which recorder.
    guard lengths.count == 2 else { return }
    #expect(
      lengths == [30, 50],
      """
      Pieces of 30 and 20 seconds were recorded. When the delegate got the messages, `length` was \
      \(lengths[0]), then \(lengths[1]), and should be 30, then 50. First count, then report.
      """)
  }

  @Test func stopIsReported() {
    let listener = Listener()
    let recorder = running(for: listener)
    recorder.hear(30)
    recorder.stop()
    let count = listener.ends.count
    #expect(
      count == 1,
      """
      A recorder that was recording was stopped, and the delegate got `recorderDidStop(_:)` \
      \(times(count)). It should get it once.
      """)
  }

  @Test func stopsBeforeItTells() {
    let listener = Listener()
    let recorder = running(for: listener)
    recorder.stop()
    guard let end = listener.ends.first, end.sender == identity(of: recorder) else { return }
    #expect(
      !end.isRecording,
      """
      A recorder was stopped. When the delegate got the message, it was still recording. Send \
      "did" afterwards.
      """)
  }

  @Test func buttonsThatDoNothing() {
    let listener = Listener()
    let recorder = recorder(for: listener)
    recorder.hear(30)
    recorder.stop()
    var (said, length): (String, Int) = (listener.said, recorder.length)
    guard said.isEmpty, length == 0 else {
      Issue.record(
        """
        `hear(30)` and `stop()` were called on a recorder that hadn't been started. Its delegate \
        got \(said.isEmpty ? "nothing" : said), and `length` is \(length). A recorder that doesn't \
        record does nothing, and reports nothing.
        """)
      return
    }
    recorder.start()
    // Another check judges whether a recorder starts.
    guard isRecording(recorder) else { return }
    listener.heard = []
    recorder.hear(20)
    recorder.stop()
    let (pieces, isStillOn) = (listener.pieces.count, isRecording(recorder))
    guard pieces == 1, !isStillOn else {
      Issue.record(
        """
        `hear(30)` and `stop()` were called on a recorder that hadn't been started. Then it was \
        started, heard 20 seconds and was stopped. It reported seconds \(times(pieces)), and \
        `isRecording` is \(isStillOn). Look up each time whether the recorder is recording.
        """)
      return
    }
    let busy = running(for: listener)
    busy.start()
    said = listener.said
    guard said.isEmpty, isRecording(busy) else {
      Issue.record(
        """
        `start()` was called on a recorder that was recording. Its delegate got \
        \(said.isEmpty ? "nothing, and the recorder stopped" : said). The red button does nothing \
        then.
        """)
      return
    }
    busy.stop()
    listener.heard = []
    busy.hear(30)
    busy.stop()
    (said, length) = (listener.said, busy.length)
    #expect(
      said.isEmpty && length == 0,
      """
      A recorder was stopped, and `hear(30)` and `stop()` were called. Its delegate got \
      \(said.isEmpty ? "nothing" : said), and `length` is \(length). A recorder that doesn't \
      record does nothing, and reports nothing.
      """)
  }

  @Test func namesTheSender() {
    let listener = Listener()
    let recorders = [recorder(for: listener), recorder(for: listener)]
    for recorder in recorders.reversed() {
      listener.heard = []
      recorder.start()
      recorder.hear(30)
      recorder.stop()
      let strange = listener.heard.first { $0.sender != identity(of: recorder) }
      guard strange == nil else {
        Issue.record(
          """
          Two recorders have one delegate. With \(strange?.said ?? ""), the first argument wasn't \
          the recorder that sent the message. It should be the sender, so that the delegate can \
          tell the two apart.
          """)
        return
      }
    }
    let isHeard = !listener.heard.isEmpty
    #expect(
      isHeard,
      """
      Two recorders have one delegate. Both were started and stopped, and the delegate got nothing \
      from the first.
      """)
  }
}

private func listenBriefly(to recorder: Recorder) {
  let listener = Listener()
  recorder.delegate = listener
}

// It ends before the check looks: its local variables keep nothing alive.
private func listenerLeftAlone() -> (Scene, Recorder) {
  let listener = Listener()
  let recorder = recorder(for: listener)
  recorder.start()
  recorder.hear(10)
  return (Scene(["the delegate": listener, "the recorder": recorder]), recorder)
}
