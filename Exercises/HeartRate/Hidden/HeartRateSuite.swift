import Checking
import MiniCocoa
import Testing

import class HeartRate.Belt
import class HeartRate.Sensor
import class HeartRate.Watch

@MainActor
@Suite struct HeartRateSuite {
  // MARK: A stream for each listener

  @Test func turnsOn() {
    let (belt, sensor) = belt()
    let isOnBefore: Bool = sensor.isOn
    let stream = belt.pulses()
    let isOn: Bool = sensor.isOn
    withExtendedLifetime((belt, stream)) {}
    #expect(
      !isOnBefore && isOn,
      """
      A sensor got a belt, and then somebody called `pulses(buffering:)`. The sensor's `isOn` was \
      \(isOnBefore) before the call and \(isOn) after it. It should be false, then true: the first \
      listener turns it on.
      """)
  }

  @Test func everyPulse() async {
    let (belt, sensor) = belt()
    let listener = Listener(belt.pulses())
    // Whether the belt turns its sensor on is another check's business.
    sensor.turnOn()
    let pulses = unforeseenPulses()
    for pulse in pulses.prefix(2) { sensor.measure(pulse) }
    await settle()
    for pulse in pulses.dropFirst(2) { sensor.measure(pulse) }
    await settle()
    withExtendedLifetime(belt) {}
    #expect(
      listener.pulses == pulses,
      """
      A loop reads a stream of the belt. The sensor measured \(said(pulses)), and the loop received \
      \(said(listener.pulses)). The belt is the sensor's delegate, and should put each pulse into \
      the stream, once and in order.
      """)
  }

  @Test func bothListen() async {
    let (belt, sensor) = belt()
    let (first, second) = (Listener(belt.pulses()), Listener(belt.pulses()))
    sensor.turnOn()
    let pulses = unforeseenPulses()
    for pulse in pulses { sensor.measure(pulse) }
    await settle()
    withExtendedLifetime(belt) {}
    guard !first.pulses.isEmpty || !second.pulses.isEmpty else { return leavesUnjudged() }
    #expect(
      first.pulses == second.pulses,
      """
      Two loops read the streams of one belt, and the sensor measured \(said(pulses)). One loop \
      received \(said(first.pulses)), and the other one \(said(second.pulses)). Each call of \
      `pulses(buffering:)` is a listener, and every listener should receive every pulse.
      """)
  }

  @Test func laterListener() async {
    let (belt, sensor) = belt()
    let first = Listener(belt.pulses())
    sensor.turnOn()
    let pulses = unforeseenPulses()
    sensor.measure(pulses[0])
    await settle()
    let second = Listener(belt.pulses())
    sensor.measure(pulses[1])
    await settle()
    withExtendedLifetime(belt) {}
    guard first.pulses == Array(pulses.prefix(2)), !second.pulses.isEmpty else {
      return leavesUnjudged()
    }
    #expect(
      second.pulses == [pulses[1]],
      """
      The sensor measured \(pulses[0]). Then a second listener came, and the sensor measured \
      \(pulses[1]). The second listener received \(said(second.pulses)). A stream has only the \
      pulses that come after the call.
      """)
  }

  // MARK: The listener's end

  @Test func lastTurnsOff() async {
    for isCancelled in [false, true] {
      let (belt, sensor) = belt()
      let listener = Listener(belt.pulses(), until: isCancelled ? nil : 120)
      await settle()
      guard sensor.isOn, !listener.isOver else { return leavesUnjudged() }
      if isCancelled { listener.cancel() } else { sensor.measure(120) }
      await settle()
      guard listener.isOver else { return leavesUnjudged() }
      let isOn: Bool = sensor.isOn
      withExtendedLifetime(belt) {}
      guard !isOn else {
        Issue.record(
          """
          The only listener of a belt has left: \
          \(isCancelled ? "its task was cancelled" : "its loop ended with `break`"). The sensor is \
          still on, and uses its battery for nobody. The stream's `onTermination` tells you of this \
          end.
          """)
        return
      }
    }
    let (belt, sensor) = belt()
    let (first, second) = (Listener(belt.pulses()), Listener(belt.pulses()))
    await settle()
    first.cancel()
    await settle()
    second.cancel()
    await settle()
    let isOn: Bool = sensor.isOn
    withExtendedLifetime(belt) {}
    #expect(
      !isOn,
      """
      Two listeners of a belt have left, one after the other. The sensor is still on, and uses its \
      battery for nobody.
      """)
  }

  @Test func othersGoOn() async {
    let (belt, sensor) = belt()
    let leaving = Listener(belt.pulses(), until: 120)
    let staying = Listener(belt.pulses())
    await settle()
    sensor.measure(120)
    await settle()
    guard leaving.isOver, staying.pulses == [120] else { return leavesUnjudged() }
    let isOn: Bool = sensor.isOn
    sensor.turnOn()
    sensor.measure(130)
    await settle()
    withExtendedLifetime(belt) {}
    #expect(
      isOn && staying.pulses == [120, 130],
      """
      One of two listeners has left. The sensor's `isOn` is \(isOn), and the other listener \
      received \(said(staying.pulses)) of 120, 130. As long as somebody listens, the sensor stays \
      on, and every pulse arrives.
      """)
  }

  @Test func comesBack() async {
    let (belt, sensor) = belt()
    let first = Listener(belt.pulses())
    await settle()
    first.cancel()
    await settle()
    guard first.isOver, !sensor.isOn else { return leavesUnjudged() }
    let second = Listener(belt.pulses())
    let isOn: Bool = sensor.isOn
    sensor.turnOn()
    sensor.measure(70)
    await settle()
    withExtendedLifetime(belt) {}
    #expect(
      isOn && second.pulses == [70],
      """
      All listeners left, and then a new one came. The sensor's `isOn` is \(isOn), and of the \
      pulse 70 the new listener received \(said(second.pulses)). The belt should work as at the \
      first time.
      """)
  }

  @Test func leavesElsewhere() async {
    let (belt, sensor) = belt()
    let first = Listener(belt.pulses())
    await settle()
    first.cancel()
    await settle()
    // Whether leaving turns the sensor off at all is another check's business.
    guard first.isOver, !sensor.isOn else { return leavesUnjudged() }
    let held = Held(belt.pulses())
    await settle()
    guard sensor.isOn else { return leavesUnjudged() }
    onAnotherThread { held.stream = nil }
    await settle()
    let isOn: Bool = sensor.isOn
    withExtendedLifetime(belt) {}
    #expect(
      !isOn,
      """
      The last listener of a belt left on another thread, and the sensor is still on. \
      `onTermination` runs on the thread that ends the stream. From there, a task can go to the \
      main actor.
      """)
  }

  @Test func beltIsFreed() async {
    let (scene, listeners) = await beltWithListeners()
    let isFreed = scene.isFreed("the belt")
    withExtendedLifetime(listeners) {}
    #expect(
      isFreed,
      """
      A belt was released while loops were still waiting for its pulses. The belt is still in \
      memory. \(scene.keepers(of: "the belt")) The belt keeps its continuations, and a \
      continuation keeps its `onTermination`: what does that closure capture?
      """)
  }

  // This ends before the check looks: its local variables keep nothing alive.
  private func beltWithListeners() async -> (Scene, [Listener]) {
    let (belt, sensor) = belt()
    let leaving = Listener(belt.pulses())
    let staying = [Listener(belt.pulses()), Listener(belt.pulses())]
    await settle()
    leaving.cancel()
    await settle()
    sensor.turnOn()
    sensor.measure(70)
    await settle()
    return (Scene(["the belt": belt, "the sensor": sensor]), staying)
  }

  // MARK: The sender's end

  @Test func disconnectEnds() async {
    let (belt, sensor) = belt()
    let (first, second) = (Listener(belt.pulses()), Listener(belt.pulses()))
    sensor.turnOn()
    sensor.measure(80)
    await settle()
    guard first.pulses == [80], !first.isOver, !second.isOver else { return leavesUnjudged() }
    sensor.measure(90)
    sensor.disconnect()
    await settle()
    withExtendedLifetime(belt) {}
    guard first.isOver, second.isOver else {
      let ended = [first, second].count(where: \.isOver)
      Issue.record(
        """
        Two loops read the streams of a belt, and the sensor lost its connection. \
        \(ended == 0 ? "None" : "Only one") of the loops has ended, the other waits for a pulse \
        that can't come. When the sensor disconnects, every stream should finish.
        """)
      return
    }
    #expect(
      first.pulses == [80, 90],
      """
      The sensor measured 80 and 90, and lost its connection. A loop received \
      \(said(first.pulses)). What is already in the stream should still arrive.
      """)
  }

  @Test func beltsEndEnds() async {
    let (scene, listeners) = await beltWithListeners()
    // Whether the belt is deallocated and every listener has received the pulse is other checks'
    // business.
    guard scene.isFreed("the belt"), listeners.allSatisfy({ $0.pulses == [70] }) else {
      return leavesUnjudged()
    }
    await settle()
    let waiting = listeners.count { !$0.isOver }
    #expect(
      waiting == 0,
      """
      Two loops read the streams of a belt, and the belt was released. \(waiting) of them still \
      wait\(waiting == 1 ? "s" : ""). A stream doesn't end because its sender is deallocated: the \
      belt has to finish all its streams before.
      """)
  }

  // MARK: The watch

  @Test func onlyTheNewest() async {
    let (belt, sensor) = belt()
    let watch = Watch()
    let run = Run { await watch.show(belt) }
    await settle()
    let pulses = unforeseenPulses()
    for pulse in pulses { sensor.measure(pulse) }
    await settle()
    sensor.measure(150)
    await settle()
    let drawn: [Int] = watch.drawn
    run.cancel()
    // The loop has been waiting, so it receives the first one as well.
    #expect(
      drawn == [pulses[0], pulses[3], 150],
      """
      A watch was waiting for a pulse, and the sensor measured \(said(pulses)), all in one turn; \
      later it measured 150. The watch drew \(said(drawn)), and should draw \
      \(said([pulses[0], pulses[3], 150])): the one it had been waiting for, the newest of the \
      others, and then 150.
      """)
  }

  @Test func showEnds() async {
    let watch = Watch()
    var shown: [Int] = []
    for pulse in [90, 100] {
      let (belt, sensor) = belt()
      let raw = Listener(belt.pulses())
      let run = Run { await watch.show(belt) }
      await settle()
      sensor.measure(pulse)
      await settle()
      shown.append(pulse)
      guard !run.isOver, shown.count > 1 || watch.drawn == shown else { return leavesUnjudged() }
      sensor.disconnect()
      await settle()
      // Whether the belt finishes its streams is another check's business.
      guard raw.isOver else { return leavesUnjudged() }
      withExtendedLifetime(belt) {}
      let drawn: [Int] = watch.drawn
      guard run.isOver, drawn == shown else {
        Issue.record(
          """
          A watch showed a belt's pulses, and the sensor lost its connection\
          \(shown.count == 1 ? "" : "; then it showed another belt, with the same end"). `show(_:)` \
          \(run.isOver ? "has returned" : "hasn't returned"), and the watch drew \(said(drawn)) of \
          \(said(shown)). It should show every pulse, and return when the stream ends.
          """)
        return
      }
      #expect(Bool(true))
    }
  }

  @Test func tooHighIsFound() async {
    for pulses in [[140, 150, 163, 171], [180, 155]] {
      let (belt, sensor) = belt()
      let watch = Watch()
      var answer: Int?
      let run = Run { answer = await watch.wait(for: 150, of: belt) }
      await settle()
      let isOverBefore = run.isOver
      for pulse in pulses {
        sensor.measure(pulse)
        await settle()
      }
      let (isOver, found) = (run.isOver, answer)
      run.cancel()
      await settle()
      let first = pulses.first { $0 > 150 }
      #expect(
        !isOverBefore && isOver && found == first,
        """
        A watch waits for a pulse over 150, and the sensor measured \(said(pulses)). \
        `wait(for:of:)` \(isOverBefore ? "returned before the first of them" : isOver
          ? "returned \(found.map(String.init) ?? "nil")" : "hasn't returned"). It should wait, and \
        return \(said(first.map { [$0] } ?? [])): the first pulse above the limit.
        """)
    }
  }

  @Test func nothingTooHigh() async {
    let (belt, sensor) = belt()
    let watch = Watch()
    var answer: Int? = 0
    let raw = Listener(belt.pulses())
    let run = Run { answer = await watch.wait(for: 150, of: belt) }
    await settle()
    guard !run.isOver else { return leavesUnjudged() }
    sensor.measure(120)
    await settle()
    sensor.disconnect()
    await settle()
    // Whether the belt finishes its streams is another check's business.
    guard raw.isOver else { return leavesUnjudged() }
    withExtendedLifetime(belt) {}
    let (isOver, found) = (run.isOver, answer)
    #expect(
      isOver && found == nil,
      """
      A watch waits for a pulse over 150. The sensor measured 120 and lost its connection. \
      `wait(for:of:)` \(isOver ? "returned \(found.map(String.init) ?? "nil")" : "still waits"). It \
      should return nil: no pulse was too high.
      """)
  }

  @Test func watchLetsGo() async {
    var watch: Watch? = Watch()
    guard let scene = await beltAtTheEnd(of: watch) else { return leavesUnjudged() }
    for name in ["the belt", "the watch"] {
      if name == "the watch" { watch = nil }
      let isFreed = scene.isFreed(name)
      let keepers = scene.keepers(of: name)
      withExtendedLifetime(watch) {}
      #expect(
        isFreed,
        """
        A watch has shown a belt's pulses, and waited for a high one; both calls have returned. \
        Then \(name) was released, and is still in memory. \(keepers) After the end, the watch \
        needs nothing from the belt.
        """)
    }
  }

  // This ends before the check looks: its local variables keep nothing alive.
  private func beltAtTheEnd(of watch: Watch?) async -> Scene? {
    guard let watch else { return nil }
    let (belt, sensor) = belt()
    let showing = Run { await watch.show(belt) }
    let waiting = Run { _ = await watch.wait(for: 150, of: belt) }
    await settle()
    sensor.measure(160)
    await settle()
    guard waiting.isOver else { return nil }
    showing.cancel()
    await settle()
    guard showing.isOver else { return nil }
    return Scene(["the belt": belt, "the watch": watch, "the sensor": sensor])
  }
}

/// A stream that may be released on any thread. Only one thread uses it at a time.
private final class Held: @unchecked Sendable {
  var stream: AsyncStream<Int>?

  init(_ stream: AsyncStream<Int>) { self.stream = stream }
}
