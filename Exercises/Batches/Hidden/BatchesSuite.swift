import Checking
import MiniCocoa
import Synchronization
import Testing

import class Batches.BatchingReceptionist

// Gathering values, and passing them on in batches.
@Suite struct BatchesSuite {
  @Test func oneBatch() {
    judge(gathers)
  }

  @Test func eachOnce() {
    judge(after: [gathers], empties)
  }

  @Test func onTheQueue() {
    judge(after: [gathers, empties]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      receptionist.receive(all: cast.values[0...1])
      receptionist.flush()
      guard desk.notebook.batches.isEmpty else {
        return """
          Two values were received and flushed, while the queue was suspended. The task ran \
          anyway, on the thread that called `flush()`. It should run on the queue.
          """
      }
      _ = desk.told()
      desk.queue.addOperation { [notebook = desk.notebook] in
        receptionist.receive(all: cast.values[2...3])
        receptionist.flush()
        notebook.write([cast[4]])
      }
      let told = desk.told()
      let due = [0, 4, 2].map { Array(cast.values[$0...min($0 + 1, 4)]) }
      guard told == due, desk.notebook.isAll(from: desk.queue) else {
        return """
          Work that ran on the queue received two values, called `flush()`, and went on. The task \
          should run on that queue, after this work, and not inside `flush()`. Being on the queue \
          already is no reason to go first: other batches may be waiting.
          """
      }
      return nil
    }
  }

  @Test func filtersFirst() {
    judge(after: [gathers, empties], filters)
  }

  @Test func nothingNoTask() {
    judge(after: [gathers], restsWithNothing)
  }

  @Test func singleValue() {
    judge(after: [gathers]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      receptionist.receive(cast[0])
      receptionist.flush()
      let told = desk.told()
      guard told == [[cast[0]]] else {
        return """
          A single value was received, \(cast.quoted(cast[0])), and flushed. The task got \
          \(cast.quoted(told)), and should get \(cast.quoted([cast[0]])). One value is a batch, \
          too.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

func gathers(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  let values = Array(cast.values.prefix(3))
  receptionist.receive(all: values)
  receptionist.flush()
  let waiting = desk.waiting
  let told = desk.told()
  guard told == [values] else {
    return """
      \(cast.quoted(values[0])), \(cast.quoted(values[1])) and \(cast.quoted(values[2])) were \
      received, then `flush()` was called. The task got \(cast.quoted(told)), and should get \
      \(cast.quoted(values)): one batch, in order.
      """
  }
  guard waiting <= 1 else {
    return """
      Three values were received and flushed. \(waiting) operations waited in the queue for them, \
      and it should be one. The point of a batch is one operation for three values.
      """
  }
  return nil
}

func empties(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  for pair in [0, 2, 4] {
    receptionist.receive(all: cast.values[pair...pair + 1])
    receptionist.flush()
  }
  let told = desk.told()
  let due = [0, 2, 4].map { Array(cast.values[$0...$0 + 1]) }
  guard told == due else {
    return """
      Two values were received and flushed, three times. The task got \(cast.quoted(told)), and \
      should get \(cast.quoted(due)). After a batch is delivered, its values are no longer \
      gathered.
      """
  }
  return nil
}

func restsWithNothing(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  receptionist.flush()
  let waiting = desk.waiting
  let told = desk.told()
  guard waiting == 0, told.isEmpty else {
    return """
      Nothing was received, and `flush()` was called. It added \(tasks(waiting)) to the queue. \
      Without gathered values, there is nothing to deliver: no empty batch, and no operation.
      """
  }
  return nil
}

func filters(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let asked = Notebook()
  let receptionist = desk.receptionist { value in
    asked.write([value])
    return value < 100
  }
  receptionist.receive(all: [cast[0], cast.unwanted, cast[1]])
  guard asked.batches.count == 3 else {
    return """
      Three values were received. The receptionist called its filter \(times(asked.batches.count)) \
      until then, and should call it once for each. Filter when a value comes in, before it costs \
      anything.
      """
  }
  receptionist.flush()
  let told = desk.told()
  guard told == [[cast[0], cast[1]]] else {
    return """
      The filter wants values below 100. \(cast.quoted(cast[0])), \(cast.quoted(cast.unwanted)) \
      and \(cast.quoted(cast[1])) were received and flushed. The task got \(cast.quoted(told)), \
      and should get \(cast.quoted([cast[0], cast[1]])).
      """
  }
  receptionist.receive(cast.unwanted)
  receptionist.flush()
  guard desk.waiting == 0 || restsWithNothing(cast) != nil else {
    return """
      Only \(cast.quoted(cast.unwanted)) was received, which the filter refuses. `flush()` still \
      added an operation to the queue. Filter before that, and not after it.
      """
  }
  return nil
}
