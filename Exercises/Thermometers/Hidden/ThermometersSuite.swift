import Checking
import MiniCocoa
import Testing
import Weather

import class Thermometers.TemperatureBoard

// The views that a board paints, and the queue it paints them on.
@Suite struct ThermometersSuite {
  @Test func paints() {
    judge(paintsChanges)
  }

  @Test func onTheScreen() {
    let (complaint, _) = play(paintsChanges)
    guard complaint == nil else { return }
    var misuses: [Misuse] = []
    let (other, _) = play { stage in
      stage.board?.show(stage.kitchen)
      stage.work()
      misuses = Misuse.recorded {
        stage.measure(stage.kitchen, [30, 10])
        stage.work()
        stage.board?.hide(stage.kitchen)
      }
      return nil
    }
    guard other == nil, misuses.contains(where: { $0.kind == .wrongQueue }) else { return }
    Issue.record(
      """
      A thermometer changed, and its view got a colour outside of the screen's queue: on the \
      thread of the change, or on the queue for slow work. A view belongs to one queue. Change it \
      only there: another thread may be drawing it at this moment.
      """)
  }

  @Test func nobodyWaits() {
    judge(after: [paintsChanges]) { stage in
      let waits = Misuse.recorded {
        stage.board?.show(stage.kitchen)
        stage.measure(stage.kitchen, [30, 10, 20])
        stage.board?.hide(stage.kitchen)
      }
      guard
        waits.contains(where: { $0.kind == .waitsForSuspended || $0.kind == .waitsForItself })
      else { return nil }
      return """
        The screen's queue was busy. A thermometer was shown, measured, and was hidden, and one of \
        these calls waited until the screen's queue ran. Add the work to the queue, and return.
        """
    }
  }

  @Test func eachItsOwn() {
    judge(after: [paintsChanges]) { stage in
      stage.board?.show(stage.kitchen)
      stage.board?.show(stage.garden)
      let cellar = Thermometer()
      stage.board?.show(cellar)
      stage.work()
      stage.measure(cellar, [30])
      stage.measure(stage.kitchen, [30])
      stage.measure(stage.garden, [10])
      stage.work()
      let colors = [stage.color(of: stage.kitchen), stage.color(of: stage.garden)]
      guard colors != [.red, .blue] else { return nil }
      return """
        Two thermometers are visible. The kitchen has 30 degrees, and the garden has 10. Their \
        views are \(named(colors[0])) and \(named(colors[1])). They should be red and blue.
        """
    }
  }

  // MARK: The beginning

  @Test func fromTheBeginning() {
    judge(paintsAtOnce)
  }

  @Test func firstOnTheScreen() {
    judge(after: [paintsAtOnce]) { stage in
      let misuses = Misuse.recorded {
        stage.board?.show(stage.kitchen)
        stage.work()
      }
      guard misuses.contains(where: { $0.kind == .wrongQueue }) else { return nil }
      return """
        A thermometer was shown, and its view got the first colour outside of the screen's queue: \
        in the call of `show(_:)`, or on the queue for slow work. The first colour takes the same \
        way as all later ones.
        """
    }
  }
}

// MARK: - Stories that other checks need first

func paintsChanges(_ stage: Stage) -> String? {
  stage.board?.show(stage.kitchen)
  stage.work()
  for (value, color) in [(30.0, Color.red), (20, .green), (10, .blue), (25, .red)] {
    stage.measure(stage.kitchen, [value])
    stage.work()
    let found = stage.color(of: stage.kitchen)
    guard found != color else { continue }
    return """
      A thermometer is visible, and its value became \(Int(value)) on another thread. Then the \
      screen's queue ran. The view is \(named(found)), and should be \(named(color)). That is a \
      receptionist's work: it observes "value", and works as long as somebody keeps it.
      """
  }
  return nil
}

func paintsAtOnce(_ stage: Stage) -> String? {
  stage.measure(stage.kitchen, [10])
  stage.board?.show(stage.kitchen)
  stage.work()
  let found = stage.color(of: stage.kitchen)
  guard found != .blue else { return nil }
  return """
    A thermometer of 10 degrees was shown, and nothing has changed since. The screen's queue ran, \
    and the view is \(named(found)). It should be blue already.
    """
}
