import Checking
import MiniCocoa
import Workplace
import Testing

import class ReceptionDesk.Receptionist

// How a receptionist ends.
extension ReceptionDeskSuite {
  @Test func stops() {
    judge(after: [handsChangesOn], stopsTaking)
  }

  @Test func stopsOnce() {
    guard play(handsChangesOn).complaint == nil, play(stopsTaking).complaint == nil else { return }
    let (_, misuses) = play { desk in
      desk.receptionist?.stop()
      desk.attend()
      desk.receptionist?.stop()
      desk.receptionist?.stop()
      return nil
    }
    guard !misuses.contains(where: { $0.kind == .notRegistered }) else {
      Issue.record(
        """
        A receptionist was stopped before it began, and then twice at the end. MiniCocoa has recorded \
        that an observer was removed which was not registered. Remove what there is, once.
        """)
      return
    }
    guard !leavesTheOther() else { return }
    Issue.record(
      """
      A receptionist attended to a meter. Then somebody registered it for the same property, with \
      another context, and the receptionist was stopped. That removed the other registration, and \
      not its own. Say by the context which one is yours.
      """)
  }

  /// Whether a stop leaves a registration that somebody else made for the same property.
  private func leavesTheOther() -> Bool {
    let stranger = KVOContext("stranger")
    let (_, misuses) = play { desk in
      guard let receptionist = desk.receptionist else { return nil }
      desk.attend()
      desk.meter.addObserver(receptionist, forKeyPath: "value", options: [.new], context: stranger)
      receptionist.stop()
      desk.meter.removeObserver(receptionist, forKeyPath: "value", context: stranger)
      return nil
    }
    return !misuses.contains { $0.kind == .notRegistered }
  }

  @Test func letsGo() {
    judge(after: [handsChangesOn, stopsTaking]) { desk in
      weak var meter: Meter?
      do {
        let passing = Meter()
        meter = passing
        desk.receptionist?.attend(to: passing, keyPath: "value")
        desk.change(passing, [1])
        desk.receptionist?.stop()
      }
      desk.work()
      guard meter != nil else { return nil }
      return """
        A receptionist attended to a meter, and was stopped. Nobody else needs the meter, and it is \
        still in memory. After a stop, there is no reason to keep it.
        """
    }
  }

  @Test func attendsToAnother() {
    judge(after: [handsChangesOn, stopsTaking]) { desk in
      let other = Meter()
      desk.attend()
      desk.receptionist?.attend(to: other, keyPath: "value")
      desk.change(nil, [1])
      desk.change(other, [2])
      desk.change(nil, [3])
      desk.work()
      guard desk.news != [2] else { return nil }
      return """
        A receptionist attended to one meter, then to another one. The first changed to 1 and 3, the \
        second to 2. The task got \(list(desk.news)): it should get 2 alone. A receptionist attends \
        to one thing at a time.
        """
    }
  }

  // MARK: What waits

  @Test func dropsWhatWaits() {
    judge(after: [handsChangesOn, stopsTaking], drops)
  }

  @Test func beginsAgain() {
    judge(after: [handsChangesOn, stopsTaking, drops]) { desk in
      desk.attend()
      desk.change(nil, [1])
      desk.receptionist?.stop()
      desk.attend()
      desk.change(nil, [2])
      desk.work()
      guard desk.news == [2] else {
        return """
          A meter changed to 1, and the receptionist was stopped before the queue had time. Then it \
          began again, and the meter changed to 2. The task got \(list(desk.news)): it should get 2. \
          What has been dropped stays dropped, and what is new is told.
          """
      }
      desk.notes.clear()
      desk.change(nil, [3])
      desk.receptionist?.attend(to: desk.meter, keyPath: "value")
      desk.change(nil, [4])
      desk.work()
      guard desk.news != [4] else { return nil }
      return """
        A meter changed to 3. Before the queue had time, the receptionist was to attend to it anew. \
        Then the meter changed to 4. The task got \(list(desk.news)): it should get 4. A new beginning \
        ends what was before.
        """
    }
  }

  // MARK: The end of all

  @Test func goes() {
    guard play(handsChangesOn).complaint == nil, play(stopsTaking).complaint == nil,
      play(drops).complaint == nil
    else { return }
    let (complaint, misuses) = play(goesAway)
    let hasDied = misuses.contains { $0.kind == .observerDied }
    guard complaint != nil || hasDied else { return }
    Issue.record(
      Comment(
        rawValue: complaint
          ?? """
          Nobody needed the receptionist any more, and it went while it was registered. The next \
          change would be told to an object that is not there. It should end before it goes.
          """))
  }

  @Test func taskIsFreed() {
    judge(after: [handsChangesOn, stopsTaking, drops, goesAway]) { desk in
      weak var notes: Notes?
      do {
        let passing = Notes()
        notes = passing
        let receptionist = Receptionist<Int>(in: desk.office, queue: desk.queue) { memo in
          passing.take(memo)
        }
        receptionist.attend(to: desk.meter, keyPath: "value")
        desk.change(nil, [1])
        desk.work()
        desk.change(nil, [2])
      }
      desk.work()
      guard notes != nil else { return nil }
      return """
        A receptionist has gone, and its queue has nothing more to do. What its task had captured is \
        still in memory: somebody keeps the task.
        """
    }
  }
}

// MARK: - Stories that other checks presuppose

func stopsTaking(_ desk: Desk) -> String? {
  desk.attend()
  desk.change(nil, [1])
  desk.work()
  desk.receptionist?.stop()
  desk.change(nil, [2, 3])
  desk.work()
  guard desk.news != [1] else { return nil }
  return """
    A meter changed to 1, and the task was told. Then the receptionist was stopped, and the meter \
    changed to 2 and 3. In all, the task got \(list(desk.news)): it should get 1 alone.
    """
}

func drops(_ desk: Desk) -> String? {
  desk.attend()
  desk.change(nil, [1, 2])
  desk.receptionist?.stop()
  desk.work()
  guard !desk.news.isEmpty else { return nil }
  return """
    A meter changed twice, and two tasks waited. The receptionist was stopped, and then the queue had \
    time. The task got \(list(desk.news)): it should get nothing. Whoever stops something does not \
    expect to hear of it later.
    """
}

func goesAway(_ desk: Desk) -> String? {
  weak var receptionist = desk.receptionist
  desk.attend()
  desk.receptionist?.stop()
  desk.attend()
  desk.change(nil, [1])
  desk.drop()
  guard receptionist == nil else {
    return """
      Nobody needed the receptionist any more, while a task waited. It is still in memory. A task \
      that waits should not keep it: capture what the task needs, and not `self`.
      """
  }
  desk.change(nil, [2])
  desk.work()
  guard !desk.news.isEmpty else { return nil }
  return """
    A task waited when the receptionist went. Later the task ran, and got \(list(desk.news)): it \
    should get nothing. To go is also an end.
    """
}
