import Checking
import MiniCocoa
import Workplace
import Testing

import class ReceptionDesk.Receptionist

// Receiving a change, and passing it on.
@Suite struct ReceptionDeskSuite {
  @Test func handsOn() {
    judge(handsChangesOn)
  }

  @Test func oldAndNew() {
    judge(after: [handsChangesOn]) { desk in
      desk.attend()
      let (first, second) = (Int.random(in: 100...199), Int.random(in: 200...299))
      for value in [first, second] {
        desk.change(nil, [value])
        desk.work()
      }
      let memos = desk.notes.all.map(\.memo)
      guard memos.map(\.old) == [0, first], memos.map(\.new) == [first, second] else {
        return """
          A meter changed from 0 to \(first), then to \(second). The memos say: from \
          \(list(memos.map(\.old))), to \(list(memos.map(\.new))). Each should have the value \
          before its change, and the one after it. The options of a registration say which values \
          it gets.
          """
      }
      guard memos.allSatisfy({ $0.keyPath == "value" }) else {
        return """
          A meter's "value" changed, and the memo has another key path. It should be the observed \
          one.
          """
      }
      return nil
    }
  }

  @Test func asItWasThen() {
    judge(after: [handsChangesOn]) { desk in
      desk.attend()
      let values = (1...4).map { $0 * 10 + Int.random(in: 0...9) }
      desk.change(nil, values)
      let waiting = desk.queue.operationCount
      desk.work()
      guard desk.news != values else { return nil }
      return """
        A meter changed to \(list(values)), while the queue was busy: \(waiting) tasks waited \
        then. The memos say \(list(desk.news)). Each task should get the values of its change, \
        although it runs later. Copy them before you add the operation.
        """
    }
  }

  @Test func neverWaits() {
    guard play(handsChangesOn).complaint == nil else { return }
    let (_, misuses) = play { desk in
      desk.attend()
      desk.change(nil, [1, 2])
      desk.queue.addOperation { [meter = desk.meter] in meter.value = 3 }
      desk.work()
      return nil
    }
    guard misuses.contains(where: { [.waitsForItself, .waitsForSuspended].contains($0.kind) })
    else { return }
    Issue.record(
      """
      A meter changed, and its thread had to wait until the queue ran. If the change happens on \
      this very queue, it waits for itself, forever. Add the work, and return.
      """)
  }

  @Test func noShortcut() {
    judge(after: [handsChangesOn]) { desk in
      desk.attend()
      desk.queue.addOperation { [meter = desk.meter, notes = desk.notes] in
        meter.value = 2
        notes.take(Memo(keyPath: "end of work", old: nil, new: nil))
      }
      desk.change(nil, [1])
      desk.work()
      let paths = desk.notes.all.map(\.memo.keyPath)
      guard paths != ["end of work", "value", "value"] else { return nil }
      return """
        Work that ran on the queue changed the meter, while another memo was waiting. The new memo \
        arrived in the middle of that work, or not at all. Being on the right queue is no reason \
        to go first: every change goes to the end of the queue. Otherwise a later change overtakes \
        an earlier one.
        """
    }
  }

  @Test func keepsTheObject() {
    judge(after: [handsChangesOn]) { desk in
      weak var meter: Meter?
      do {
        let passing = Meter()
        meter = passing
        desk.receptionist?.attend(to: passing, keyPath: "value")
      }
      guard meter == nil else { return nil }
      return """
        A receptionist observed a meter that nobody else kept, and the meter was deallocated. As \
        long as it observes the meter, the receptionist should keep it alive.
        """
    }
  }

  // MARK: Whose observation

  @Test func superclassIsTold() {
    judge(after: [handsChangesOn]) { desk in
      desk.office.isOpen = true
      desk.attend()
      desk.office.isOpen = false
      desk.office.isOpen = true
      let isOpen = desk.receptionist?.isOpen
      desk.office.isOpen = false
      desk.work()
      let turns = desk.receptionist?.turns ?? 0
      guard turns == 4, isOpen == true else {
        let counted =
          turns == 4
          ? "It counted 4, but did not learn what had changed."
          : "It counted \(turns), and should count 4."
        return """
          An office opened and closed, twice, and the receptionist began to observe something in \
          between. A clerk counts the turns, and a receptionist is a clerk. \(counted) The \
          superclass observes, too. Its notifications come to your method, and you pass them on \
          with everything they carry.
          """
      }
      guard !desk.notes.all.isEmpty else { return nil }
      return """
        An office opened and closed, which the superclass observes. The task got \
        \(desk.notes.all.count) memos of it, and should get none. Not every notification is yours.
        """
    }
  }

  @Test func samePath() {
    judge(after: [handsChangesOn]) { desk in
      let (queue, count) = (desk.queue, Notes())
      let curious = Receptionist<Bool>(in: desk.office, queue: queue) { memo in
        count.take(Memo(keyPath: memo.keyPath, old: nil, new: memo.new == true ? 1 : 0))
      }
      curious.attend(to: desk.office, keyPath: "isOpen")
      desk.office.isOpen = true
      desk.work()
      let (memos, turns) = (count.all.map(\.memo.new), curious.turns)
      guard memos != [1] || turns != 1 else { return nil }
      return """
        A receptionist observes its own office: so it observes the same property as its \
        superclass. The office opened. The superclass was notified \(times(turns)), and the task \
        ran \(times(memos.count)). Both should be once. The key path doesn't say whose \
        notification it is. Only the context does.
        """
    }
  }

  @Test func notItsOwn() {
    guard play(handsChangesOn).complaint == nil else { return }
    let stranger = KVOContext("stranger")
    var told = 0
    let (_, misuses) = play { desk in
      guard let receptionist = desk.receptionist else { return nil }
      desk.attend()
      let other = Meter()
      other.addObserver(receptionist, forKeyPath: "value", options: [.new], context: stranger)
      other.value = 7
      other.removeObserver(receptionist, forKeyPath: "value", context: stranger)
      desk.work()
      told = desk.notes.all.count
      return nil
    }
    let reports = misuses.filter { $0.kind == .notHandled }
    guard told > 0 || !reports.contains(where: { $0.key == "value" }) else { return }
    Issue.record(
      """
      Somebody registered the receptionist for another meter, with another context. That one \
      changed, and \
      \(told > 0 ? "the task got a memo of it" : "no class reported that it was not handled"). Pass \
      on to `super` what isn't yours; it knows what to do.
      """)
  }
}

// MARK: - Stories that other checks need first

func handsChangesOn(_ desk: Desk) -> String? {
  desk.attend()
  desk.work()
  guard desk.notes.all.isEmpty else {
    return """
      A receptionist began to observe a meter, and nothing had changed yet. The task still got a \
      memo, from \(list(desk.notes.all.map(\.memo.old))) to \(list(desk.news)). The options of a \
      registration say what it gets: here the changes, and not the present value.
      """
  }
  let value = Int.random(in: 20...90)
  desk.change(nil, [value])
  guard desk.notes.all.isEmpty else {
    return """
      A meter changed while the queue was suspended, and the task ran anyway. It should run on the \
      queue, when the queue runs.
      """
  }
  desk.work()
  guard desk.news == [value] else {
    return """
      A meter changed to \(value) on another thread, then the queue ran. The task got \
      \(list(desk.news)), and should get one memo, with the new value \(value).
      """
  }
  guard desk.notes.all.allSatisfy({ $0.queue === desk.queue }) else {
    return "The task didn't run on the queue that the receptionist got."
  }
  return nil
}
