import Checking
import MiniCocoa
import Workplace
import Testing

import class ReceptionDesk.Receptionist

// The end of a receptionist.
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
        A receptionist was stopped before it began, and then twice at the end. MiniCocoa has \
        recorded that somebody removed an observer that wasn't registered. Remove what there is, \
        once.
        """)
      return
    }
    guard !leavesTheOther() else { return }
    Issue.record(
      """
      A receptionist observed a meter. Then somebody registered it for the same property, with \
      another context, and the receptionist was stopped. It removed the other registration, and \
      not its own. The context says which one is yours.
      """)
  }

  /// Whether a stop keeps another observer's registration for the same property.
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
        A receptionist observed a meter, and was stopped. Nobody else needs the meter, and it is \
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
        A receptionist observed one meter, then another one. The first changed to 1 and 3, the \
        second to 2. The task got \(list(desk.news)), and should get 2 alone. A receptionist \
        observes one object at a time.
        """
    }
  }

  // MARK: Waiting tasks

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
          A meter changed to 1, and the receptionist was stopped before the queue ran. Then it \
          began again, and the meter changed to 2. The task got \(list(desk.news)), and should get \
          2. Dropped memos stay dropped, and new changes arrive.
          """
      }
      desk.notes.clear()
      desk.change(nil, [3])
      desk.receptionist?.attend(to: desk.meter, keyPath: "value")
      desk.change(nil, [4])
      desk.work()
      guard desk.news != [4] else { return nil }
      return """
        A meter changed to 3. Before the queue ran, somebody called `attend(to:keyPath:)` again. \
        Then the meter changed to 4. The task got \(list(desk.news)), and should get 4. A new \
        beginning ends the one before.
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
          Nobody needed the receptionist any more, and it was deallocated while it was registered. \
          The next change would notify an object that doesn't exist. It should remove itself \
          before that.
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
        A receptionist was deallocated, and its queue has nothing more to do. The objects that its \
        task captured are still in memory: something keeps the task.
        """
    }
  }
}

// MARK: - Stories that other checks need first

func stopsTaking(_ desk: Desk) -> String? {
  desk.attend()
  desk.change(nil, [1])
  desk.work()
  desk.receptionist?.stop()
  desk.change(nil, [2, 3])
  desk.work()
  guard desk.news != [1] else { return nil }
  return """
    A meter changed to 1, and the task ran. Then the receptionist was stopped, and the meter \
    changed to 2 and 3. In all, the task got \(list(desk.news)), and should get 1 alone.
    """
}

func drops(_ desk: Desk) -> String? {
  desk.attend()
  desk.change(nil, [1, 2])
  desk.receptionist?.stop()
  desk.work()
  guard !desk.news.isEmpty else { return nil }
  return """
    A meter changed twice, and two tasks waited. The receptionist was stopped, and then the queue \
    ran. The task got \(list(desk.news)), and should get nothing. If you stop something, you don't \
    expect a message from it later.
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
      Nobody needed the receptionist any more, while a task waited. It is still in memory. A \
      waiting task should not keep it alive: capture what the task needs, and not `self`.
      """
  }
  desk.change(nil, [2])
  desk.work()
  guard !desk.news.isEmpty else { return nil }
  return """
    A task waited when the receptionist was deallocated. Later the task ran, and got \
    \(list(desk.news)). It should get nothing: a receptionist's end is a stop, too.
    """
}
