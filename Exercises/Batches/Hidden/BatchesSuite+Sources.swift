import Instruments
import MiniCocoa
import Testing

import class Batches.BatchingReceptionist

// A thermometer, a station, a slider.
extension BatchesSuite {
  // MARK: A thermometer

  @Test func observesThermometer() {
    judge(after: [gathers, empties, rings], observes)
  }

  @Test func twoThermometers() {
    judge(after: [gathers, empties, rings, observes]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      let (inside, outside) = (Thermometer(), Thermometer())
      receptionist.observe(inside)
      receptionist.observe(outside)
      onAnotherThread {
        inside.value = cast[0]
        outside.value = cast[1]
        inside.value = cast[2]
      }
      desk.passInterval()
      let told = desk.told()
      let due = [Array(cast.values.prefix(3))]
      guard told == due else {
        return """
          A receptionist observes two thermometers. The first one changed to \
          \(cast.quoted(cast[0])), the second one to \(cast.quoted(cast[1])), the first one again \
          to \(cast.quoted(cast[2])). The task got \(cast.quoted(told)), and should get \
          \(cast.quoted(due)). A new source doesn't end an older one.
          """
      }
      return nil
    }
  }

  // MARK: A station

  @Test func hearsStation() {
    judge(after: [gathers, empties, rings], hears)
  }

  @Test func onlyThisStation() {
    judge(after: [gathers, empties, rings, hears]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      let center = NotificationCenter()
      let (station, other) = (Station(center: center), Station(center: center))
      receptionist.listen(to: station)
      other.report(cast[0])
      station.report(cast[1])
      center.post(
        name: Notification.Name("StationWillRest"), object: station,
        userInfo: ["temperature": cast[2]])
      desk.passInterval()
      let told = desk.told()
      guard told == [[cast[1]]] else {
        return """
          A receptionist listens to one of two stations. The other one reported \
          \(cast.quoted(cast[0])), this one \(cast.quoted(cast[1])); and it posted a notification \
          of another name. The task got \(cast.quoted(told)), and should get \
          \(cast.quoted([cast[1]])).
          """
      }
      return nil
    }
  }

  // MARK: Ownership

  @Test func sourcesKeepNobody() {
    judge(after: [gathers, empties, rings, observes, hears], isLetGo)
  }

  @Test func sourcesAreReleased() {
    judge(after: [gathers, empties, rings, observes, hears, isLetGo]) { cast in
      let desk = Desk(cast)
      let ways: [(name: String, end: (BatchingReceptionist) -> Void)] = [
        ("stopped", { $0.stop() }), ("cancelled", { $0.cancel() }), ("dropped", { _ in }),
      ]
      for (way, isStationFirst) in ways.flatMap({ [($0, false), ($0, true)] }) {
        let (thermometer, station) = (Thermometer(), Station(center: NotificationCenter()))
        var kept: BatchingReceptionist?
        func come() {
          let receptionist = desk.receptionist()
          if isStationFirst { receptionist.listen(to: station) }
          receptionist.observe(thermometer)
          if !isStationFirst { receptionist.listen(to: station) }
          way.end(receptionist)
          if way.name != "dropped" { kept = receptionist }
        }
        come()
        let (changes, posts) = (Conversation(), Conversation())
        changes.record { thermometer.value = cast[0] }
        posts.record { station.report(cast[1]) }
        guard changes.messages.isEmpty, posts.messages.isEmpty else {
          let source = posts.messages.isEmpty ? "The thermometer" : "The station's centre"
          return """
            A receptionist observed a thermometer and listened to a station. Then it was \
            \(way.name). \(source) still calls its closure at each new value. At the end, remove \
            every registration that you have made.
            """
        }
        withExtendedLifetime(kept) {}
      }
      return nil
    }
  }

  // MARK: A slider

  @Test func takesSlider() {
    judge(after: [gathers, empties, rings], isMoved)
  }

  @Test func threeSources() {
    judge(after: [gathers, empties, rings, observes, hears, isMoved]) { cast in
      let desk = Desk(cast)
      let receptionist = desk.receptionist()
      let (thermometer, station) = (Thermometer(), Station(center: NotificationCenter()))
      let slider = Slider(in: -50...1_000)
      receptionist.receive(cast[4])
      receptionist.observe(thermometer)
      receptionist.listen(to: station)
      receptionist.take(slider)
      onAnotherThread { thermometer.value = cast[0] }
      onAnotherThread { station.report(cast[1]) }
      slider.slide(to: cast[2])
      slider.slide(to: cast.unwanted)
      onAnotherThread { station.report(cast.unwanted) }
      onAnotherThread { thermometer.value = cast[3] }
      desk.passInterval()
      let told = desk.told()
      let due = [[4, 0, 1, 2, 3].map { cast[$0] }]
      guard told == due else {
        return """
          \(cast.quoted(cast[4])) was received. Then came three sources. A thermometer changed to \
          \(cast.quoted(cast[0])), a station reported \(cast.quoted(cast[1])), a slider moved to \
          \(cast.quoted(cast[2])), and the thermometer changed to \(cast.quoted(cast[3])); in \
          between came values that the filter refuses. The task got \(cast.quoted(told)), and \
          should get \(cast.quoted(due)). All sources fill one batch, and a new source ends no \
          interval.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

func observes(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  let thermometer = Thermometer()
  thermometer.value = cast[5]
  receptionist.observe(thermometer)
  onAnotherThread {
    for value in cast.values.prefix(3) { thermometer.value = value }
  }
  let early = desk.notebook.batches
  desk.passInterval()
  let told = desk.told()
  let due = [Array(cast.values.prefix(3))]
  guard early.isEmpty, told == due else {
    return """
      A receptionist observes a thermometer, which shows \(cast.quoted(cast[5])). On another \
      thread, it changed to \(cast.quoted(cast[0])), \(cast.quoted(cast[1])) and \
      \(cast.quoted(cast[2])). After an interval, the task got \(cast.quoted(told)), and should \
      get \(cast.quoted(due)). The receptionist receives each change, with its new value.
      """
  }
  return nil
}

func hears(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  let station = Station(center: NotificationCenter())
  receptionist.listen(to: station)
  onAnotherThread {
    for value in cast.values.prefix(2) { station.report(value) }
  }
  guard desk.notebook.batches.isEmpty else {
    return """
      A station posted a temperature on another thread. When the post returned, the task had run \
      already, on that thread. A post calls its observers on the thread that posts. Only an \
      operation gets the work to the queue.
      """
  }
  desk.passInterval()
  let told = desk.told()
  let due = [Array(cast.values.prefix(2))]
  guard told == due else {
    return """
      A receptionist listens to a station, which reported \(cast.quoted(cast[0])) and \
      \(cast.quoted(cast[1])) on another thread. After an interval, the task got \
      \(cast.quoted(told)), and should get \(cast.quoted(due)).
      """
  }
  return nil
}

func isMoved(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let receptionist = desk.receptionist()
  let slider = Slider(in: -50...1_000)
  receptionist.take(slider)
  slider.sendActions(for: .touchDown)
  slider.slide(to: cast[0])
  slider.slide(to: cast[1])
  desk.passInterval()
  let told = desk.told().flatMap(\.self)
  guard told == [cast[0], cast[1]] else {
    return """
      A receptionist took a slider. The user put a finger on it, and moved it to \
      \(cast.quoted(cast[0])) and \(cast.quoted(cast[1])). The values that reached the task are \
      \(cast.quoted(told)), and should be \(cast.quoted([cast[0], cast[1]])): one for each change \
      of the value.
      """
  }
  return nil
}

func isLetGo(_ cast: Cast) -> String? {
  let desk = Desk(cast)
  let (thermometer, station) = (Thermometer(), Station(center: NotificationCenter()))
  weak var left: BatchingReceptionist?
  func useAndLeave() {
    let receptionist = desk.receptionist()
    receptionist.observe(thermometer)
    receptionist.listen(to: station)
    left = receptionist
  }
  useAndLeave()
  guard left == nil else {
    return """
      A receptionist observed a thermometer and listened to a station. Then nobody needed it any \
      more, and it is still in memory. A registered closure keeps it, or one of its own does.
      """
  }
  return nil
}
