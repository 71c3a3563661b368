import MiniCocoa
import Testing

import class Batches.BatchingReceptionist

// Intervals, and the last value of each.
extension BatchesSuite {
  // MARK: The interval

  @Test func clockHandsOn() {
    judge(after: [gathers], rings)
  }

  @Test func countsFromFirst() {
    judge(after: [gathers, empties, rings]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      for value in cast.values.prefix(4) {
        receptionist.receive(value)
        desk.pass(quarters: 1)
      }
      let told = desk.told()
      guard told == [Array(cast.values.prefix(4))] else {
        return """
          A value came in every quarter of an interval. One interval after the first of them, the \
          task got \(cast.quoted(told)), and should get \
          \(cast.quoted(Array(cast.values.prefix(4)))). An interval begins with its *first* value: \
          with a source that never pauses, you would wait forever.
          """
      }
      return nil
    }
  }

  @Test func nextBatch() {
    judge(after: [gathers, empties, rings], ringsAgain)
  }

  @Test func fullInterval() {
    judge(after: [gathers, empties, rings, ringsAgain]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      receptionist.receive(cast[0])
      desk.pass(quarters: 2)
      receptionist.receive(cast[1])
      desk.pass(quarters: 2)
      let first = desk.told()
      guard first == [[cast[0], cast[1]]] else { return nil }
      desk.pass(quarters: 1)
      receptionist.receive(cast[2])
      desk.pass(quarters: 3)
      let early = desk.told()
      guard early == first else {
        return """
          \(cast.quoted(cast[0])) came in at the beginning of an interval, \(cast.quoted(cast[1])) \
          in its middle. They were delivered at its end. Then \(cast.quoted(cast[2])) came in, and \
          it was delivered before a whole interval had passed. Ask the clock once for each \
          interval, at its first value.
          """
      }
      desk.pass(quarters: 1)
      let told = desk.told()
      guard told == first + [[cast[2]]] else {
        return """
          After a batch of two, \(cast.quoted(cast[2])) came in. One interval later, it still \
          hasn't been delivered. A new interval begins with the first value after a batch.
          """
      }
      return nil
    }
  }

  @Test func earlyFlush() {
    judge(after: [gathers, empties, rings, ringsAgain]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      let first = Array(cast.values.prefix(2))
      receptionist.receive(all: first)
      desk.pass(quarters: 2)
      receptionist.flush()
      desk.pass(quarters: 1)
      receptionist.receive(cast[2])
      desk.pass(quarters: 3)
      let early = desk.told()
      guard early == [first] else {
        return """
          \(cast.quoted(first)) was flushed in the middle of an interval. Then \
          \(cast.quoted(cast[2])) came in. Before a whole interval had passed since then, the task \
          got \(cast.quoted(early)), and should get \(cast.quoted([first])). After `flush()`, the \
          clock's work for the first interval is out of date.
          """
      }
      desk.pass(quarters: 1)
      let told = desk.told()
      guard told == [first, [cast[2]]] else {
        return """
          \(cast.quoted(first)) was flushed in the middle of an interval. Then \
          \(cast.quoted(cast[2])) came in, and one interval passed. It hasn't been delivered. \
          After `flush()`, the next value begins an interval.
          """
      }
      return nil
    }
  }

  @Test func unwantedStartsNothing() {
    judge(after: [gathers, empties, filters, rings]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      receptionist.receive(cast.unwanted)
      desk.pass(quarters: 2)
      receptionist.receive(cast[0])
      desk.pass(quarters: 3)
      let early = desk.told()
      guard early.isEmpty else {
        return """
          The filter refused \(cast.quoted(cast.unwanted)). Half an interval later, \
          \(cast.quoted(cast[0])) came in, and it was delivered too early: the interval began with \
          the refused value.
          """
      }
      desk.pass(quarters: 1)
      guard desk.told() == [[cast[0]]] else {
        return """
          The filter refused \(cast.quoted(cast.unwanted)). Then \(cast.quoted(cast[0])) came in, \
          and one interval passed. It hasn't been delivered.
          """
      }
      return nil
    }
  }

  @Test func clockKeepsNobody() {
    judge(after: [gathers, empties, rings]) { cast in
      let desk = Desk(cast)
      weak var left: BatchingReceptionist?
      func useAndLeave() {
        let receptionist = desk.receptionist()
        receptionist.receive(cast[0])
        left = receptionist
      }
      useAndLeave()
      guard left == nil else {
        return """
          A receptionist gathered a value, and then nobody needed it any more. It is still in \
          memory: the clock's work keeps it. The clock outlives it, and should not hold it.
          """
      }
      let parting = desk.told()
      guard parting.isEmpty else {
        return """
          A receptionist gathered \(cast.quoted(cast[0])), and was deallocated without `stop()`. \
          The task got \(cast.quoted(parting)) at that moment. Only `stop()` delivers the rest. \
          Without it, the gathered values are dropped.
          """
      }
      desk.passInterval()
      guard desk.told().isEmpty else {
        return """
          A receptionist gathered a value, and was deallocated. At the end of the interval, the \
          task still ran.
          """
      }
      return nil
    }
  }

  // MARK: The last value

  @Test func lastWins() {
    judge(after: [gathers, empties, rings, ringsAgain], keepsTheLast)
  }

  @Test func lastDoesNotWait() {
    judge(after: [gathers, empties, rings, ringsAgain, keepsTheLast]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist(.last)
      for value in cast.values.prefix(4) {
        receptionist.receive(value)
        desk.pass(quarters: 1)
      }
      let told = desk.told()
      guard told == [[cast[3]]] else {
        return """
          A receptionist keeps the last value of an interval. A value came in every quarter of an \
          interval. One interval after the first, the task got \(cast.quoted(told)), and should \
          get \(cast.quoted([cast[3]])). It is the last value *until then*: more values may follow \
          at once.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

func rings(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  let values = Array(cast.values.prefix(3))
  receptionist.receive(all: values)
  desk.pass(quarters: 3)
  guard desk.told().isEmpty else {
    return """
      Three values were received, and three quarters of an interval passed. They were delivered \
      already. They should be gathered until the interval is over, by the clock that the \
      receptionist got.
      """
  }
  desk.pass(quarters: 1)
  let told = desk.told()
  guard told == [values] else {
    return """
      Three values were received, and an interval passed on the clock. The task got \
      \(cast.quoted(told)), and should get \(cast.quoted(values)). Nobody calls `flush()` here: \
      the clock has to do it.
      """
  }
  return nil
}

func ringsAgain(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  var due: [[Double]] = []
  for value in cast.values.prefix(3) {
    receptionist.receive(value)
    desk.passInterval()
    desk.passInterval()
    due.append([value])
    let told = desk.told()
    guard told == due else {
      return """
        A value was received, two intervals passed, then came the next value, and so on. After \
        value number \(due.count), the task had got \(cast.quoted(told)), and should have got \
        \(cast.quoted(due)). Each batch begins with a first value, and each first value begins an \
        interval.
        """
    }
  }
  return nil
}

func keepsTheLast(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist(.last)
  receptionist.receive(all: cast.values.prefix(3))
  desk.passInterval()
  receptionist.receive(all: cast.values.suffix(3))
  desk.passInterval()
  let told = desk.told()
  guard told == [[cast[2]], [cast[5]]] else {
    return """
      A receptionist keeps the last value of an interval. It received \
      \(cast.quoted(Array(cast.values.prefix(3)))), and in a later interval \
      \(cast.quoted(Array(cast.values.suffix(3)))). The task got \(cast.quoted(told)), and should \
      get \(cast.quoted([[cast[2]], [cast[5]]])).
      """
  }
  return nil
}
