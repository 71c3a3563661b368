import MiniCocoa
import Testing

import class Batches.BatchingReceptionist

// To stop, and to cancel.
extension BatchesSuite {
  // MARK: Stop

  @Test func stopHandsOn() {
    judge(after: [gathers, empties, rings], stops)
  }

  @Test func stopEnds() {
    judge(after: [gathers, empties, rings, stops]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      receptionist.receive(cast[0])
      receptionist.stop()
      receptionist.receive(cast[1])
      receptionist.flush()
      receptionist.receive(cast[2])
      desk.passInterval()
      receptionist.receive(cast[3])
      receptionist.stop()
      let told = desk.told()
      guard told == [[cast[0]]] else {
        return """
          A receptionist was stopped, and received more values afterwards. The task was told \
          \(cast.quoted(told)), and should be told \(cast.quoted([cast[0]])). After the end nothing \
          is gathered any more.
          """
      }
      return nil
    }
  }

  @Test func lastBatchArrives() {
    judge(after: [gathers, empties, rings, stops]) { cast in
      let desk = Desk(cast)
      func useAndLeave() {
        let receptionist = desk.receptionist()
        receptionist.receive(cast[0])
        receptionist.stop()
      }
      useAndLeave()
      let told = desk.told()
      guard told == [[cast[0]]] else {
        return """
          A receptionist gathered \(cast.quoted(cast[0])) and was stopped. Its owner let go of it \
          before the queue came to the batch. The task was told \(cast.quoted(told)): the last \
          batch is lost. What waits in the queue has to bring along all that it needs.
          """
      }
      return nil
    }
  }

  // MARK: Cancel

  @Test func cancelDrops() {
    judge(after: [gathers, empties, rings], drops)
  }

  @Test func cancelReachesTheQueue() {
    judge(after: [gathers, empties, rings, drops], dropsWhatWaits)
  }

  @Test func cancelLeavesOthers() {
    judge(after: [gathers, empties, rings, drops, dropsWhatWaits]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      let other = desk.receptionist()
      let (own, others) = (Array(cast.values.prefix(2)), Array(cast.values.suffix(2)))
      other.receive(all: others)
      other.flush()
      receptionist.receive(all: own)
      receptionist.flush()
      receptionist.cancel()
      let told = desk.told()
      guard told == [others] else {
        return """
          Two receptionists share a queue, and a batch of each waited there: \(cast.quoted(others)) \
          and \(cast.quoted(own)). The second one was cancelled. The task was told \
          \(cast.quoted(told)), and should be told \(cast.quoted([others])). The queue belongs to \
          others, too.
          """
      }
      return nil
    }
  }

  @Test func cancelAfterStop() {
    judge(after: [gathers, empties, rings, stops, drops, dropsWhatWaits]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      receptionist.receive(cast[0])
      receptionist.stop()
      receptionist.cancel()
      let told = desk.told()
      guard told.isEmpty else {
        return """
          A receptionist was stopped, so its last batch waited in the queue. Then it was cancelled. \
          The task was told \(cast.quoted(told)), and should be told nothing: what waits can still \
          be dropped after `stop()`.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks presuppose

func stops(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  receptionist.receive(all: cast.values.prefix(2))
  desk.pass(quarters: 1)
  receptionist.stop()
  let told = desk.told()
  let due = [Array(cast.values.prefix(2))]
  guard told == due else {
    return """
      Two values were gathered, and the receptionist was stopped before the interval was over. The \
      task was told \(cast.quoted(told)), and should be told \(cast.quoted(due)). Otherwise the \
      screen shows an old value for ever.
      """
  }
  return nil
}

func drops(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  receptionist.receive(all: cast.values.prefix(2))
  receptionist.cancel()
  desk.passInterval()
  receptionist.flush()
  receptionist.receive(cast[2])
  desk.passInterval()
  receptionist.stop()
  let waiting = desk.waiting
  let told = desk.told()
  guard told.isEmpty else {
    return """
      Two values were gathered, and the receptionist was cancelled. It received a third one \
      afterwards. The task was told \(cast.quoted(told)), and should be told nothing.
      """
  }
  guard waiting == 0 else {
    return """
      Two values were gathered, and the receptionist was cancelled. Later it added \
      \(tasks(waiting)) to the queue, with nothing to do. What was gathered should be dropped at \
      once.
      """
  }
  return nil
}

func dropsWhatWaits(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  receptionist.receive(all: cast.values.prefix(2))
  receptionist.flush()
  receptionist.cancel()
  let told = desk.told()
  guard told.isEmpty else {
    return """
      A batch waited in the queue, and then the receptionist was cancelled. The task ran all the \
      same, and was told \(cast.quoted(told)). Work in a queue does not know that it is out of \
      date: it has to ask, when its turn comes.
      """
  }
  return nil
}
