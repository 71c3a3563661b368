import Checking
import MiniCocoa
import Synchronization
import Testing

import class Batches.BatchingReceptionist

// What is gathered, and handed on at once.
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
          Two values were received and flushed, while the queue was suspended. The task ran all the \
          same, on the thread that called `flush()`. It should run on the queue.
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
          Work that ran on the queue received two values, called `flush()`, and went \
          on. The task should run on that queue, after this work, and not inside `flush()`. Who is \
          already there has no right to go first: other batches may wait.
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
          A single value was received, \(cast.quoted(cast[0])), and flushed. The task was told \
          \(cast.quoted(told)), and should be told \(cast.quoted([cast[0]])). One value is a batch, \
          too.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks presuppose

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
      received, then `flush()` was called. The task was told \(cast.quoted(told)), and should be \
      told \(cast.quoted(values)): one batch, in order.
      """
  }
  guard waiting <= 1 else {
    return """
      Three values were received and flushed. \(waiting) operations waited in the queue for them, \
      and it should be one. A batch is there so that three values cost one hop.
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
      Two values were received and flushed, three times. The task was told \
      \(cast.quoted(told)), and should be told \(cast.quoted(due)). What was handed on is no \
      longer gathered.
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
      Where nothing was gathered there is nothing to hand on: no empty batch, and no task.
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
      Three values were received. The filter was asked \(times(asked.batches.count)) until then, \
      and should be asked once for each. Ask where a value comes in, before it costs anything.
      """
  }
  receptionist.flush()
  let told = desk.told()
  guard told == [[cast[0], cast[1]]] else {
    return """
      The filter wants what is below 100. \(cast.quoted(cast[0])), \(cast.quoted(cast.unwanted)) and \
      \(cast.quoted(cast[1])) were received and flushed. The task was told \(cast.quoted(told)), and \
      should be told \(cast.quoted([cast[0], cast[1]])).
      """
  }
  receptionist.receive(cast.unwanted)
  receptionist.flush()
  guard desk.waiting == 0 || restsWithNothing(cast) != nil else {
    return """
      Only \(cast.quoted(cast.unwanted)) was received, which the filter does not want. `flush()` \
      added a task to the queue all the same. Filter before the hop, not after it.
      """
  }
  return nil
}
