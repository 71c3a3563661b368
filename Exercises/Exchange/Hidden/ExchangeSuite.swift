import Checking
import MiniCocoa
import Telephony
import Testing

import class Exchange.CallPicker

// Placing a call, which the delegate may refuse.
@Suite struct ExchangeSuite {
  @Test func placesCall() {
    judge(placesForSilent)
  }

  @Test func silenceIsYes() {
    judge(after: [placesForSilent], placesForNobody)
  }

  @Test func veto() {
    judge(after: [places]) { cast in
      let lines = cast.lines(2)
      let (picker, supervisor) = (CallPicker(lines: lines), Supervisor())
      picker.delegate = supervisor
      supervisor.answer = false
      let line = picker.place(cast.call(0, 1))
      guard supervisor.asked == [cast.call(0, 1)] else {
        return """
          A supervisor is the picker's delegate. Ann wanted to call Bob. The picker asked the \
          supervisor \(times(supervisor.asked.count)), and should ask once, about this call.
          """
      }
      guard lines.allSatisfy({ $0.state == .free }), line == nil, supervisor.told.isEmpty else {
        return """
          Ann wanted to call Bob, and the supervisor refused. Yet a line rings, or the picker \
          reported a call. No line should ring, the supervisor should get nothing more, and \
          `place` should return nil.
          """
      }
      supervisor.answer = true
      guard picker.place(cast.call(2, 1)) === lines[0] else {
        return """
          The supervisor refused a call from Ann, and allowed one from Cleo. Cleo's call didn't \
          ring on line 1, which is free. Each call is a new question.
          """
      }
      return nil
    }
  }

  @Test func looksAfterwards() {
    judge(after: [places]) { cast in
      let lines = cast.lines(2)
      let (picker, supervisor) = (CallPicker(lines: lines), Supervisor())
      lines[0].ring(cast.call(3, 4))
      picker.delegate = supervisor
      supervisor.meanwhile = { lines[0].hangUp() }
      let line = picker.place(cast.call(0, 1))
      guard line === lines[0], lines[1].state == .free else {
        return """
          Line 1 was busy, line 2 was free. Ann wanted to call Bob. Before the supervisor said \
          yes, she freed line 1. So line 1 was the first free line when the picker placed the \
          call, and the call doesn't ring there. A line that you looked up before the question may \
          be out of date after it.
          """
      }
      let full = cast.lines(1)
      full[0].ring(cast.call(3, 4))
      let small = CallPicker(lines: full)
      small.delegate = supervisor
      supervisor.meanwhile = { full[0].hangUp() }
      guard small.place(cast.call(0, 1)) === full[0] else {
        return """
          The only line was busy, and Ann wanted to call Bob. The picker should still ask the \
          supervisor: she would have freed the line before she said yes. The call rings nowhere.
          """
      }
      return nil
    }
  }

  @Test func tellsAfterwards() {
    judge(after: [places], tells)
  }

  @Test func nothingFree() {
    judge(after: [places, tells]) { cast in
      let lines = cast.lines(2)
      let (picker, supervisor) = (CallPicker(lines: lines), Supervisor())
      picker.delegate = supervisor
      for line in lines { line.ring(cast.call(3, 4)) }
      let line = picker.place(cast.call(0, 1))
      guard line == nil, supervisor.told.isEmpty, lines.allSatisfy({ $0.call == cast.call(3, 4) })
      else {
        return """
          Both lines were busy, and Ann wanted to call Bob. Another call was lost, or the picker \
          reported that it had placed Ann's, or `place` returned a line. Without a free line, \
          nothing happens, and the result is nil.
          """
      }
      return nil
    }
  }

  @Test func delegateIsFreed() {
    judge(after: [places]) { cast in
      let picker = CallPicker(lines: cast.lines(1))
      let scene = supervised(picker)
      guard scene.isFreed("the supervisor") else {
        return """
          The supervisor went home, and nobody but the picker knew her. She isn't deallocated. \
          \(scene.keepers(of: "the supervisor"))
          """
      }
      guard picker.place(cast.call(0, 1)) != nil else {
        return """
          The supervisor went home. Ann wanted to call Bob, and no line rings. Without a delegate, \
          nobody refuses a call.
          """
      }
      return nil
    }
  }

  private func supervised(_ picker: CallPicker) -> Scene {
    let supervisor = Supervisor()
    picker.delegate = supervisor
    return Scene(["the supervisor": supervisor, "the picker": picker])
  }
}

// MARK: - Stories that other checks need first

func places(_ cast: Cast) -> String? {
  placesForSilent(cast) ?? placesForNobody(cast)
}

private func placesForSilent(_ cast: Cast) -> String? {
  let lines = cast.lines(3)
  let (picker, silent) = (CallPicker(lines: lines), SilentSupervisor())
  picker.delegate = silent
  lines[0].ring(cast.call(3, 4))
  let line = picker.place(cast.call(0, 1))
  guard line === lines[1], lines[1].state == .ringing, lines[1].call == cast.call(0, 1) else {
    return """
      Line 1 was busy; lines 2 and 3 were free. The picker's delegate leaves the answer to the \
      protocol's default, which is yes. Ann wanted to call Bob. Her call should ring on line 2, and \
      `place` should return that line. That didn't happen.
      """
  }
  guard lines[0].call == cast.call(3, 4), lines[2].state == .free else {
    return """
      Line 1 was busy; lines 2 and 3 were free. Ann's call to Bob rings on line 2, and another line \
      has changed, too. A call should change one line.
      """
  }
  guard picker.place(cast.call(2, 1)) === lines[2] else {
    return """
      Line 3 was the only free one. Cleo wanted to call Bob, and `place` didn't return line 3.
      """
  }
  return nil
}

private func placesForNobody(_ cast: Cast) -> String? {
  let lines = cast.lines(2)
  let line = CallPicker(lines: lines).place(cast.call(0, 1))
  guard line === lines[0], lines[0].call == cast.call(0, 1) else {
    return """
      A picker has no delegate, and both lines were free. Ann wanted to call Bob. Her call should \
      ring on line 1, and `place` should return that line. That didn't happen.
      """
  }
  return nil
}

private func tells(_ cast: Cast) -> String? {
  let lines = cast.lines(2)
  let (picker, supervisor) = (CallPicker(lines: lines), Supervisor())
  picker.delegate = supervisor
  _ = picker.place(cast.call(0, 1))
  guard let told = supervisor.told.first, supervisor.told.count == 1 else {
    return """
      Ann called Bob, and the supervisor allowed it. The picker reported the call to her \
      \(times(supervisor.told.count)), and should report it once.
      """
  }
  guard told.call == cast.call(0, 1), told.number == 1, told.state == .ringing else {
    return """
      Ann called Bob. When the supervisor got the report that the picker had placed the call, she \
      looked at the line. It should be line 1, and it should already ring with Ann's call. "Did" \
      comes after the deed.
      """
  }
  return nil
}
