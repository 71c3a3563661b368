import MiniCocoa
import Testing

import class Batches.BatchingReceptionist

// Stopping and cancelling.
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
          A receptionist was stopped, and received more values afterwards. The task got \
          \(cast.quoted(told)), and should get \(cast.quoted([cast[0]])). After the end, it \
          gathers nothing more.
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
          A receptionist gathered \(cast.quoted(cast[0])) and was stopped. Its owner released it \
          before the queue ran the batch. The task got \(cast.quoted(told)): the last batch is \
          lost. A waiting operation has to carry everything that it needs.
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
          Two receptionists share a queue, and a batch of each waited there: \
          \(cast.quoted(others)) and \(cast.quoted(own)). The second one was cancelled. The task \
          got \(cast.quoted(told)), and should get \(cast.quoted([others])). The queue belongs to \
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
          A receptionist was stopped, so its last batch waited in the queue. Then it was \
          cancelled. The task got \(cast.quoted(told)), and should get nothing: a waiting batch \
          can still be dropped after `stop()`.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

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
      task got \(cast.quoted(told)), and should get \(cast.quoted(due)). Otherwise the screen \
      shows an old value forever.
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
      afterwards. The task got \(cast.quoted(told)), and should get nothing.
      """
  }
  guard waiting == 0 else {
    return """
      Two values were gathered, and the receptionist was cancelled. Later it added \
      \(tasks(waiting)) to the queue, with nothing to do. Drop the gathered values at once.
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
      A batch waited in the queue, and then the receptionist was cancelled. The task still ran, \
      and got \(cast.quoted(told)). Work in a queue doesn't know that it is out of date: it has to \
      check, when its turn comes.
      """
  }
  return nil
}
