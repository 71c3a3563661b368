import Checking
import Testing

import class Recording.Recorder

// What an expectation compares is made plain first: a failing #expect describes its operands, and
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
      An object was the delegate of a recorder, and nobody else needed it any more: it is still in \
      memory. \(keepers) `delegate` in `Recorder` should know its object, and not keep it.
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
      `start()` was called: the delegate heard `recorderShouldStart(_:)` \(times(count)). It should \
      hear the question once for each start.
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
          `start()` was called on a recorder whose delegate answers \(answer ? "yes" : "no"): \
          `isRecording` is \(starts). The answer of the delegate decides if the recorder starts.
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
      `start()` was called: when the delegate was asked, the recorder was recording already. \
      "Should" is asked before anything has changed.
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
      `start()` was called on a recorder without a delegate: `isRecording` is false. If nobody \
      listens, nobody says no.
      """)
    alone.hear(5)
    alone.stop()
    left.hear(5)
    left.stop()
    let (length, isStillOn): (Int, Bool) = (alone.length, isRecording(alone))
    #expect(
      !starts || length == 5 && !isStillOn,
      """
      A recorder without a delegate was started, heard 5 seconds, and was stopped: `length` is \
      \(length), `isRecording` is \(isStillOn). A recorder works whether somebody listens or not.
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
      A recorder was started, and `hear(_:)` was called four times, with different seconds: the \
      delegate heard `recorder(_:didRecord:)` \(times(heard.count)), and not with these seconds in \
      this order. Each piece is reported once, with its own seconds.
      """)
  }

  @Test func countsBeforeItTells() {
    let listener = Listener()
    let recorder = running(for: listener)
    recorder.hear(30)
    recorder.hear(20)
    let lengths = listener.heard.filter { $0.sender == identity(of: recorder) }.map(\.length)
    // That the pieces are reported, and by whom, is another check's.
    guard lengths.count == 2 else { return }
    #expect(
      lengths == [30, 50],
      """
      Pieces of 30 and 20 seconds were recorded. When the delegate was told, `length` was \
      \(lengths[0]), then \(lengths[1]), and should be 30, then 50. First count, then tell.
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
      A recorder that was recording was stopped: the delegate heard `recorderDidStop(_:)` \
      \(times(count)). It should hear it once.
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
      A recorder was stopped: when the delegate was told, it was still recording. "Did" is said \
      afterwards.
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
        A recorder had not been started, and `hear(30)` and `stop()` were called: its delegate heard \
        \(said.isEmpty ? "nothing" : said), and `length` is \(length). A recorder that does not \
        record does nothing, and says nothing.
        """)
      return
    }
    recorder.start()
    // That a recorder starts at all is another check's.
    guard isRecording(recorder) else { return }
    listener.heard = []
    recorder.hear(20)
    recorder.stop()
    let (pieces, isStillOn) = (listener.pieces.count, isRecording(recorder))
    guard pieces == 1, !isStillOn else {
      Issue.record(
        """
        A recorder was started after `hear(30)` and `stop()` had been called in vain. Now it heard 20 \
        seconds and was stopped: its delegate heard of seconds \(times(pieces)), and `isRecording` is \
        \(isStillOn). Whether the recorder records has to be looked up each time.
        """)
      return
    }
    let busy = running(for: listener)
    busy.start()
    said = listener.said
    guard said.isEmpty, isRecording(busy) else {
      Issue.record(
        """
        `start()` was called on a recorder that was recording: its delegate heard \
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
      A recorder was stopped, and `hear(30)` and `stop()` were called: its delegate heard \
      \(said.isEmpty ? "nothing" : said), and `length` is \(length). A recorder that does not record \
      does nothing, and says nothing.
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
          Two recorders, one delegate: with \(strange?.said ?? ""), the first argument was not the \
          recorder that was speaking. It is the sender, so that the delegate can tell the two apart.
          """)
        return
      }
    }
    let isHeard = !listener.heard.isEmpty
    #expect(
      isHeard,
      """
      Two recorders, one delegate: both were started and stopped, and the delegate heard nothing of \
      the first.
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
