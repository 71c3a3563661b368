import Checking
import MiniCocoa
import Testing
import Weather

import class Thermometers.TemperatureBoard

// The board's archive, and the end of the observation.
extension ThermometersSuite {
  @Test func archives() {
    judge(writes)
  }

  @Test func archivesEquals() {
    judge(after: [writes]) { stage in
      stage.board?.show(stage.kitchen)
      for value in [22.0, 22, 22] {
        stage.measure(stage.kitchen, [value])
        stage.work()
      }
      let found = stage.archive.values
      guard found != [22, 22, 22] else { return nil }
      return """
        A thermometer measured 22 three times. The archive has \(list(found)), and should have \
        each of them. It is worth knowing that a value has stayed the same.
        """
    }
  }

  @Test func asItWasThen() {
    judge(after: [writes]) { stage in
      stage.board?.show(stage.kitchen)
      stage.measure(stage.kitchen, [21, 22, 23])
      stage.work()
      let found = stage.archive.values
      guard found != [21, 22, 23] else { return nil }
      return """
        A thermometer measured 21, 22 and 23, one after the other, while the queue for slow work \
        was busy. Then the queue ran, and recorded \(list(found)). It should be 21.0, 22.0, 23.0. \
        A task runs later than the change, so give it the value of that moment.
        """
    }
  }

  @Test func notOnTheScreen() {
    judge(after: [paintsChanges, writes], writesElsewhere)
  }

  @Test func paintsOnce() {
    judge(after: [paintsChanges, writes, writesElsewhere]) { stage in
      stage.board?.show(stage.kitchen)
      let first = stage.screen.operationCount
      stage.measure(stage.kitchen, [30, 10])
      let changes = stage.screen.operationCount - first
      guard first > 1 || changes != 2 else { return nil }
      return """
        A thermometer was shown, and changed twice. The screen's queue got \(first) tasks at the \
        beginning, and \(changes) for the changes. It should be 1 at most, and 2.
        """
    }
  }

  // MARK: The end

  @Test func hides() {
    judge(after: [paintsChanges, writes], stops)
  }

  @Test func hidesTheFirst() {
    judge(after: [paintsChanges, writes, stops]) { stage in
      stage.measure(stage.kitchen, [10])
      stage.board?.show(stage.kitchen)
      stage.board?.hide(stage.kitchen)
      // Another check judges whether it has one already.
      guard stage.color(of: stage.kitchen) == nil else { return nil }
      stage.work()
      let color = stage.color(of: stage.kitchen)
      guard color != nil else { return nil }
      return """
        A thermometer was shown, and hidden before the screen's queue ran. Then the queue did \
        everything that waited in it, and the view is \(named(color)). It should have no colour: \
        after hiding, nothing is painted, not even the first colour.
        """
    }
  }

  @Test func showsAgain() {
    judge(after: [paintsChanges, writes, stops]) { stage in
      for (value, color) in [(30.0, Color.red), (10, .blue), (30, .red)] {
        stage.board?.show(stage.kitchen)
        stage.work()
        stage.measure(stage.kitchen, [value])
        stage.work()
        let found = stage.color(of: stage.kitchen)
        guard found == color, stage.archive.values.last == value else {
          return """
            A thermometer was shown, hidden, and shown again. Then it measured \(Int(value)). The \
            view is \(named(found)), and the archive's last value is \
            \(stage.archive.values.last.map { "\($0)" } ?? "missing"). It should be \
            \(named(color)), and \(value).
            """
        }
        stage.board?.hide(stage.kitchen)
        stage.measure(stage.kitchen, [20])
        stage.work()
        guard stage.color(of: stage.kitchen) == color else {
          return """
            A thermometer was hidden, not for the first time, and measured 20. Its view was \
            painted again. Hiding works as often as showing.
            """
        }
      }
      return nil
    }
  }

  @Test func shownTwice() {
    judge(after: [paintsChanges, writes, stops]) { stage in
      stage.board?.show(stage.kitchen)
      stage.measure(stage.kitchen, [21])
      stage.board?.show(stage.kitchen)
      stage.measure(stage.kitchen, [22])
      stage.work()
      let found = stage.archive.values
      guard found.count != 2 else { return nil }
      return """
        A thermometer was shown, and measured 21. Before the queues ran, it was shown once more, \
        and measured 22. The archive has \(list(found)), and should have two values. The \
        thermometer was shown already, so nothing should begin again, and nothing should happen \
        twice.
        """
    }
  }

  @Test func boardGoes() {
    judge(after: [paintsChanges, writes, stops]) { stage in
      weak var board: TemperatureBoard?
      weak var thermometer: Thermometer?
      weak var archive: Archive?
      let misuses = Misuse.recorded {
        let passing = Stage()
        passing.board?.show(passing.kitchen)
        passing.measure(passing.kitchen, [30])
        passing.work()
        passing.measure(passing.kitchen, [10])
        passing.board?.show(passing.garden)
        passing.board?.hide(passing.garden)
        (board, thermometer, archive) = (passing.board, passing.kitchen, passing.archive)
        passing.drop()
        passing.work()
        if passing.archive.values != [30] { archive = nil }
      }
      guard misuses.isEmpty || board != nil else { return nil }
      guard let name = board != nil ? "the board" : thermometer != nil ? "a thermometer" : nil
      else { return nil }
      _ = archive
      return """
        A board showed a thermometer. Then nobody needed the two any more, and \(name) is still in \
        memory. A task that waits in a queue, or that a receptionist holds, keeps everything that \
        it captures alive. Capture only what it needs.
        """
    }
  }
}

// MARK: - Stories that other checks need first

func writes(_ stage: Stage) -> String? {
  stage.board?.show(stage.kitchen)
  stage.board?.show(stage.garden)
  var expected: [Double] = []
  for value in [21.0, 22, 19] {
    stage.measure(stage.kitchen, [value])
    stage.work()
    expected.append(value)
  }
  stage.measure(stage.garden, [5])
  stage.work()
  expected.append(5)
  let found = stage.archive.values
  guard found != expected else { return nil }
  return """
    A visible thermometer measured 21, 22 and 19, and another one 5. Each time, both queues ran. \
    The archive has \(list(found)), and should have \(list(expected)).
    """
}

func writesElsewhere(_ stage: Stage) -> String? {
  stage.board?.show(stage.kitchen)
  stage.work()
  stage.measure(stage.kitchen, [30])
  stage.run(stage.screen)
  let (color, found) = (stage.color(of: stage.kitchen), stage.archive.values)
  guard found.isEmpty else {
    return """
      The queue for slow work was busy, and only the screen's queue ran. The archive has \
      \(list(found)) already, so the screen's queue wrote it. Writing is slow, and nobody can use \
      the screen meanwhile.
      """
  }
  guard color != .red else { return nil }
  return """
    A thermometer measured 30. The screen's queue ran, and the view is \(named(color)). It should \
    be red, without waiting for the archive.
    """
}

func stops(_ stage: Stage) -> String? {
  stage.board?.show(stage.kitchen)
  stage.board?.show(stage.garden)
  stage.measure(stage.kitchen, [20])
  stage.work()
  stage.measure(stage.kitchen, [30])
  stage.board?.hide(stage.kitchen)
  stage.measure(stage.kitchen, [31])
  stage.measure(stage.garden, [10])
  stage.work()
  let (color, other) = (stage.color(of: stage.kitchen), stage.color(of: stage.garden))
  guard color == .green, stage.archive.values == [20, 10] else {
    return """
      A thermometer measured 20, which was painted and recorded. Then it measured 30, was hidden \
      before any queue ran, and measured 31. Another one measured 10. In the end, the view is \
      \(named(color)), and the archive has \(list(stage.archive.values)). It should be green, and \
      20.0, 10.0. If you hide something, you don't expect to see it later.
      """
  }
  guard other == .blue else {
    return "One of two thermometers was hidden, and the other one isn't painted any more."
  }
  return nil
}
