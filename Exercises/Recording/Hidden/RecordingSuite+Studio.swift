import Checking
import Testing

import class Recording.Recorder
import protocol Recording.RecorderDelegate
import class Recording.Studio

extension RecordingSuite {
  // MARK: The studio as a delegate

  @Test func studioAnswers() {
    let studio = Studio()
    guard let delegate = listening(studio) else { return }
    for isOpen in [false, true, false] {
      studio.isDoorOpen = isOpen
      let answer: Bool = delegate.recorderShouldStart(Recorder())
      guard answer == !isOpen else {
        Issue.record(
          """
          The door was \(isOpen ? "open" : "closed"), and a recorder asked whether it should \
          start. The studio said \(answer ? "yes" : "no"). It says no while the door is open, and \
          yes otherwise.
          """)
        return
      }
    }
  }

  @Test func studioAddsTheSeconds() {
    let studio = Studio()
    guard let delegate = listening(studio) else { return }
    let pieces = (1...3).map { _ in Int.random(in: 11...99) }
    for seconds in pieces { delegate.recorder(Recorder(), didRecord: seconds) }
    let sum: Int = studio.seconds
    #expect(
      sum == pieces.reduce(0, +),
      """
      `recorder(_:didRecord:)` of a studio was called for three recorders, with \(pieces[0]), \
      \(pieces[1]) and \(pieces[2]) seconds. Its `seconds` is \(sum). It is the sum of all \
      reported seconds, whether the recorders are still there or not.
      """)
  }

  @Test func studioNotesInterviews() {
    let studio = Studio()
    guard let delegate = listening(studio) else { return }
    let lengths = [Int.random(in: 50...99), Int.random(in: 11...40)]
    for length in lengths {
      let listener = Listener()
      let recorder = running(for: listener)
      recorder.hear(length)
      delegate.recorder(recorder, didRecord: length)
      delegate.recorderDidStop(recorder)
    }
    let interviews: [Int] = studio.interviews
    let isRight = interviews == lengths
    #expect(
      isRight,
      """
      Two recorders with a `length` of \(lengths[0]) and \(lengths[1]) reported that they had \
      stopped. `interviews` doesn't have these two lengths, in this order.
      """)
  }

  // MARK: References and ownership

  @Test func studioKeeps() {
    let studio = Studio()
    let (first, second) = (studio.setUp(), studio.setUp())
    let isKept = identities(of: studio) == [identity(of: first), identity(of: second)]
    #expect(
      isKept,
      """
      `setUp()` was called twice, and `recorders` isn't just these two recorders. The studio \
      creates a recorder, needs it until it has stopped, and so keeps it.
      """)
  }

  @Test func studioListens() {
    let studio = Studio()
    for number in 1...2 {
      let recorder = studio.setUp()
      let before: Int = studio.seconds
      recorder.start()
      recorder.hear(30 + number)
      let after: Int = studio.seconds
      guard after != before else {
        Issue.record(
          """
          Recorder \(number) of a studio was started, and recorded something. The studio's \
          `seconds` stayed the same. Is the studio the delegate of what it sets up?
          """)
        return
      }
    }
  }

  @Test func studioLetsGo() {
    let studio = Studio()
    let recorder = studio.setUp()
    recorder.start()
    recorder.stop()
    let interviews: [Int] = studio.interviews
    // Another check judges whether the studio learns of it.
    guard !interviews.isEmpty else { return }
    let isOff = !identities(of: studio).contains(identity(of: recorder))
    #expect(
      isOff,
      """
      A recorder of a studio has stopped, and it is still in `recorders`. Only recorders that \
      haven't stopped should be there.
      """)
  }

  @Test func othersStay() {
    let studio = Studio()
    let (first, second, third) = (studio.setUp(), studio.setUp(), studio.setUp())
    // Another check judges whether the studio keeps them.
    guard identities(of: studio).count == 3 else { return }
    for recorder in [first, second] { recorder.start() }
    second.stop()
    let left = identities(of: studio).filter { $0 != identity(of: second) }
    let areThere = left == [identity(of: first), identity(of: third)]
    #expect(
      areThere,
      """
      A studio had three recorders. The first records, the second has stopped, and the third \
      hasn't been started yet. Now `recorders` isn't just the first and the third. The message \
      says which recorder has stopped.
      """)
  }

  @Test func recorderIsFreed() {
    let studio = Studio()
    let scene = interview(in: studio)
    // Another check judges what is still listed.
    guard identities(of: studio).isEmpty else { return }
    let isFreed = scene.isFreed("the recorder")
    #expect(
      isFreed,
      """
      A recorder has stopped, and nobody else needs it. It is still in memory. \
      \(scene.keepers(of: "the recorder")) The studio keeps its `recorders`, and nothing else.
      """)
    withExtendedLifetime(studio) {}
  }

  @Test func studioIsFreed() {
    // Another check judges whether a recorder keeps no delegate.
    guard recordersKeepNobody() else { return }
    let scene = studioLeftAlone()
    let isFreed = scene.isFreed("the studio")
    #expect(
      isFreed,
      """
      A studio was released while one of its recorders was recording, and it is still in memory. \
      \(scene.keepers(of: "the studio")) The studio keeps its recorders, and nothing keeps the \
      studio in return.
      """)
  }
}

/// The studio as a delegate; records a failure if it is none.
private func listening(_ studio: Studio) -> (any RecorderDelegate)? {
  let delegate = (studio as AnyObject) as? any RecorderDelegate
  if delegate == nil {
    Issue.record(
      """
      `Studio` doesn't adopt `RecorderDelegate`, so no recorder can ask it or notify it. Adopting \
      the protocol is the promise to implement its three messages.
      """)
  }
  return delegate
}

// It ends before the check looks: its local variables keep nothing alive.
private func interview(in studio: Studio) -> Scene {
  let recorder = studio.setUp()
  recorder.start()
  recorder.hear(30)
  recorder.stop()
  return Scene(["the recorder": recorder, "the studio": studio])
}

private func studioLeftAlone() -> Scene {
  let studio = Studio()
  let recorder = studio.setUp()
  recorder.start()
  recorder.hear(30)
  return Scene(["the studio": studio, "the recorder": recorder])
}

private func recordersKeepNobody() -> Bool {
  let recorder = Recorder()
  let scene = listenerLeftAlone(with: recorder)
  return withExtendedLifetime(recorder) { scene.isFreed("the delegate") }
}

private func listenerLeftAlone(with recorder: Recorder) -> Scene {
  let listener = Listener()
  recorder.delegate = listener
  return Scene(["the delegate": listener])
}
