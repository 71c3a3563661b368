import Checking
import MiniCocoa
import Testing
import Workplace

import class ReceptionDesk.Receptionist

// Values that are read on the thread of a change.
extension ReceptionDeskSuite {
  @Test func readsBehindLocks() {
    judge(after: [handsChangesOn, stopsTaking, drops]) { desk in
      guard let receptionist = desk.receptionist else { return nil }
      receptionist.attend(to: desk.office, keyPath: "isOpen")
      receptionist.stop()
      let before = Recollection(of: receptionist)
      desk.attend()
      guard !before.isIncomplete else {
        return """
          The receptionist keeps hundreds of objects, so this check cannot tell whether `observeValue` reads \
          variables of theirs without a lock. Keep what changes in one place: a constant `Locked`.
          """
      }
      if let name = before.changedUnseen {
        return """
          `attend(to:keyPath:)` changes something that the closure in `\(name)` captured. This \
          check can't see into a closure, so it can't tell whether `observeValue` reads it without \
          a lock, on the thread of a change. Keep what changes in a property: a constant `Locked`, \
          and change its value.
          """
      }
      for name in before.changed {
        desk.notes.clear()
        let value = Int.random(in: 100...999)
        before.recalling(name) { desk.change(nil, [value]) }
        desk.work()
        let memos = desk.notes.all.map(\.memo)
        guard memos.map(\.new) == [value], memos.map(\.keyPath) == ["value"] else {
          if let lock = before.lock(beside: name) {
            return """
              `observeValue` reads `\(name)`, on the thread of a change. If it does that only while it \
              holds `\(lock)`, this check cannot see it: a lock without a value guards nothing by itself. \
              Let `\(name)` be a constant `Locked`, and change what is in that.
              """
          }
          return """
            `observeValue` reads `\(name)`, on the thread of a change. Without a lock, it may find \
            the state from before `attend(to:keyPath:)` or `stop()`, or half of the new one, \
            because another thread may set it at this very moment. Make it a constant `Locked`, \
            and change its value.
            """
        }
      }
      return nil
    }
  }
}
