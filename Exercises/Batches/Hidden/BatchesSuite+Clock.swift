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
          task was told \(cast.quoted(told)), and should be told \
          \(cast.quoted(Array(cast.values.prefix(4)))). An interval counts from its *first* value: \
          a source that never pauses would wait for ever.
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
          in its middle. They were handed on at its end. Then \(cast.quoted(cast[2])) came in, and \
          it was handed on before a whole interval had passed. One interval asks the clock once, \
          at its first value.
          """
      }
      desk.pass(quarters: 1)
      let told = desk.told()
      guard told == first + [[cast[2]]] else {
        return """
          After a batch of two, \(cast.quoted(cast[2])) came in. One interval later it has not been \
          handed on. A new interval begins with the first value after a batch.
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
          \(cast.quoted(first)) was flushed in the middle of an interval. Then \(cast.quoted(cast[2])) \
          came in. Before a whole interval had passed since then, the task was told \
          \(cast.quoted(early)), and should be told \(cast.quoted([first])). After `flush()`, the \
          work that the clock still had for the first interval is out of date.
          """
      }
      desk.pass(quarters: 1)
      let told = desk.told()
      guard told == [first, [cast[2]]] else {
        return """
          \(cast.quoted(first)) was flushed in the middle of an interval. Then \(cast.quoted(cast[2])) \
          came in, and one interval passed. It has not been handed on. After `flush()`, the next \
          value begins an interval.
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
          The filter did not want \(cast.quoted(cast.unwanted)). Half an interval later, \
          \(cast.quoted(cast[0])) came in, and it was handed on too early: the interval counted \
          from the value that nobody wants.
          """
      }
      desk.pass(quarters: 1)
      guard desk.told() == [[cast[0]]] else {
        return """
          The filter did not want \(cast.quoted(cast.unwanted)). Then \(cast.quoted(cast[0])) came \
          in, and one interval passed. It has not been handed on.
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
          memory: what it asked the clock to do keeps it. The clock outlives it, and should not \
          hold it.
          """
      }
      let parting = desk.told()
      guard parting.isEmpty else {
        return """
          A receptionist gathered \(cast.quoted(cast[0])), and went without `stop()`. The task was told \
          \(cast.quoted(parting)) as it went. Only `stop()` hands the rest on: who goes without it drops \
          what it has gathered.
          """
      }
      desk.passInterval()
      guard desk.told().isEmpty else {
        return """
          A receptionist gathered a value, and has gone. At the end of the interval the task was \
          told all the same.
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
          interval. One interval after the first, the task was told \(cast.quoted(told)), and \
          should be told \(cast.quoted([cast[3]])). It is the last value *until then*: it need not \
          be quiet afterwards.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks presuppose

func rings(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  let values = Array(cast.values.prefix(3))
  receptionist.receive(all: values)
  desk.pass(quarters: 3)
  guard desk.told().isEmpty else {
    return """
      Three values were received, and three quarters of an interval passed. They were handed on \
      already. They should be gathered until the interval is over, by the clock that was handed in.
      """
  }
  desk.pass(quarters: 1)
  let told = desk.told()
  guard told == [values] else {
    return """
      Three values were received, and an interval passed on the clock. The task was told \
      \(cast.quoted(told)), and should be told \(cast.quoted(values)). Nobody calls `flush()` here: \
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
        value number \(due.count), the task was told \(cast.quoted(told)), and should be told \
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
      \(cast.quoted(Array(cast.values.suffix(3)))). The task was told \(cast.quoted(told)), and \
      should be told \(cast.quoted([[cast[2]], [cast[5]]])).
      """
  }
  return nil
}
