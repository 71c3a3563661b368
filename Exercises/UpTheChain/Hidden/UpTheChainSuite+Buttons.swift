import Checking
import Testing

import class UpTheChain.Button
import class UpTheChain.Letter
import class UpTheChain.Responder
import class UpTheChain.TextField
import class UpTheChain.Window

// The actions of buttons, and those that a field performs.
extension UpTheChainSuite {
  // MARK: No target

  @Test func nilGoesUp() {
    judge(goesUp)
  }

  @Test func oneTakesIt() {
    judge(after: [nearest, goesUp], onlyOne)
  }

  @Test func startsAtTheUser() {
    judge(after: [nearest, goesUp]) {
      let (window, journal) = (Window(), Journal())
      let (ann, bob) = (Clerk("Ann", journal, can: "stamp:"), Clerk("Bob", journal, can: "stamp:"))
      chain(ann, window)
      chain(bob, window)
      let button = Button(action: "stamp:", target: nil, in: window)
      for clerk in [ann, bob, ann] {
        window.firstResponder = clerk
        button.tap()
      }
      guard journal.took == ["Ann", "Bob", "Ann"] else {
        return """
          The user worked with Ann, then with Bob, then with Ann again, and tapped the same button \
          each time. The action went to \(list(journal.took)), and should go to Ann, Bob, Ann. The \
          window knows where the user works: its `firstResponder` at the moment of the tap.
          """
      }
      window.firstResponder = nil
      Button(action: "close:", target: nil, in: window).tap()
      guard window.isOpen as Bool == false else {
        return """
          A window has no first responder. The user tapped the button that closes the window, and \
          the window is still open. The search should begin at the window then.
          """
      }
      let field: TextField = window.letter.field
      Button(action: "selectAll:", target: nil, in: window).tap()
      guard field.isSelected as Bool == false else {
        return """
          A window has no first responder. The user tapped the button that selects all, and the \
          field of the letter took the action. The search should begin at the window then, and \
          doesn't go down to its views.
          """
      }
      let other = Window()
      let cleo = Clerk("Cleo", journal, can: "stamp:")
      other.firstResponder = cleo
      Button(action: "close:", target: nil, in: other).tap()
      guard other.isOpen as Bool else {
        return """
          The user worked with Cleo, whose chain ends with her: she has no next responder. She \
          can't close the window. The user tapped the button that closes it, and the window is \
          closed now. There is one search, and it begins at the first responder. It begins at the \
          window only if there is none.
          """
      }
      return nil
    }
  }

  @Test func saysWhetherTaken() {
    judge(after: [nearest, goesUp], saysIt)
  }

  // MARK: A target

  @Test func namedTargetOnly() {
    judge(namesOne)
  }

  @Test func goneTargetIsNobody() {
    judge(after: [nearest, goesUp, targetGoes]) {
      let (window, journal) = (Window(), Journal())
      let ann = Clerk("Ann", journal, can: "stamp:")
      chain(ann, window)
      window.firstResponder = ann
      let button = buttonForBob(window, journal)
      let isTaken = button.tap()
      guard journal.took.isEmpty, !isTaken else {
        return """
          A button names Bob as its target, and Bob was deallocated. The user tapped the button, \
          and \(journal.took.isEmpty ? "tap() said that somebody took it" : "Ann took it"). This \
          action was for Bob alone. Only a button that never had a target searches the chain.
          """
      }
      return nil
    }
  }

  @Test func targetIsNotKept() {
    judge(after: [namesOne], targetGoes)
  }

  @Test func tapsKeepNobody() {
    judge(after: [windowGoes, nearest, followsAnew, goesUp, saysIt, namesOne, targetGoes]) {
      let left = buttonsLeftAlone()
      for name in ["the window", "the letter", "the field"] where !left.scene.isFreed(name) {
        return """
          A window with a letter and a field was in use, and the user tapped buttons. Nobody needs \
          the window any more, and somebody still has a button. But \(name) is in memory. \
          \(left.scene.keepers(of: name)) A search is for one tap only, so don't store its result.
          """
      }
      guard !left.buttons.contains(where: { $0.tap() }) else {
        return """
          The window of a button was deallocated. The user tapped the button, and tap() said that \
          somebody took the action. There is no chain any more, so nobody can.
          """
      }
      let gone = buttonsGone()
      for name in ["the button", "another button"] where !gone.scene.isFreed(name) {
        return """
          The user tapped a button, and nobody needs it any more. It is still in memory. \
          \(gone.scene.keepers(of: name)) A sender is for the call only.
          """
      }
      return nil
    }
  }

  // MARK: The field

  @Test func undoGoesOn() {
    judge(after: [nearest, asksEach, goesUp, onlyOne], passesUndo)
  }

  @Test func onlyUndoGoesOn() {
    judge(after: [nearest, asksEach, goesUp, onlyOne, passesUndo]) {
      let window = Window()
      let field: TextField = window.letter.field
      window.firstResponder = field
      Button(action: "selectAll:", target: nil, in: window).tap()
      guard field.isSelected as Bool else {
        return """
          A field was empty, and the user tapped the button that selects all. The field should \
          take the action. Only "undo:" depends on what the user wrote.
          """
      }
      field.type("Dear Ann")
      Button(action: "save:", target: nil, in: window).tap()
      guard window.letter.deeds as [String] == ["saved"] else {
        return """
          A field had some text, and the user tapped the button that saves. The letter should take \
          the action, because a field has no such method. Leave to `super` what the field doesn't \
          decide itself.
          """
      }
      return nil
    }
  }
}

/// Bob ends with this function.
private func buttonForBob(_ window: Window, _ journal: Journal) -> Button {
  let bob = Clerk("Bob", journal, can: "stamp:")
  let button = Button(action: "stamp:", target: bob, in: window)
  withExtendedLifetime(bob) {}
  return button
}

/// Windows end with this function, buttons do not.
private func buttonsLeftAlone() -> (scene: Scene, buttons: [Button]) {
  let window = Window()
  let field: TextField = window.letter.field
  let buttons = ["undo:", "save:", "close:", "print:"].map {
    Button(action: $0, target: nil, in: window)
  }
  for start in [field, window, nil] as [Responder?] {
    window.firstResponder = start
    field.type("Dear Ann")
    for button in buttons { button.tap() }
  }
  return (Scene(["the window": window, "the letter": window.letter, "the field": field]), buttons)
}

/// Buttons end with this function, their window does not.
private func buttonsGone() -> (scene: Scene, window: Window) {
  let window = Window()
  let undo = Button(action: "undo:", target: nil, in: window)
  let close = Button(action: "close:", target: nil, in: window)
  window.firstResponder = window.letter.field as TextField
  for button in [undo, close] { button.tap() }
  return (Scene(["the button": undo, "another button": close, "the window": window]), window)
}

private func targetLeftAlone() -> (scene: Scene, button: Button) {
  let (window, journal) = (Window(), Journal())
  let ann = Clerk("Ann", journal, can: "stamp:")
  let button = Button(action: "stamp:", target: ann, in: window)
  button.tap()
  return (Scene(["the target": ann, "the button": button]), button)
}

// MARK: - Stories that other checks need first

private func goesUp() -> String? {
  let (window, journal) = (Window(), Journal())
  let (ann, bob) = (Clerk("Ann", journal, can: "file:"), Clerk("Bob", journal, can: "stamp:"))
  chain(ann, bob, window)
  window.firstResponder = ann
  let button = Button(action: "stamp:", target: nil, in: window)
  button.tap()
  guard journal.took == ["Bob"] else {
    guard !beginsAtTheWindow() else {
      return """
        The user works with Ann, so she is the window's first responder, and tapped a button without \
        a target. Your search began at the window, and never asked Ann: a chain leads from her up to \
        the window, and not down again. Begin at the window's `firstResponder`.
        """
    }
    return """
      A button for stamping has no target. The user works with Ann, who can't stamp. Bob comes \
      next, and can. The user tapped the button, and the action went to \(list(journal.took)). It \
      should go to Bob: without a target, the search begins at the first responder, here Ann, and \
      ends at the first object that can stamp.
      """
  }
  guard journal.senders.allSatisfy({ $0 == identity(of: button) }) else {
    return """
      The user tapped a button, and the sender that the others got is another button. The sender \
      is the button itself.
      """
  }
  return nil
}

/// Whether a search begins at the window, although there is a first responder.
private func beginsAtTheWindow() -> Bool {
  let (window, journal) = (Window(), Journal())
  let (ann, bob) = (Clerk("Ann", journal, can: "stamp:"), Clerk("Bob", journal, can: "stamp:"))
  chain(ann, window, bob)
  window.firstResponder = ann
  Button(action: "stamp:", target: nil, in: window).tap()
  return journal.took == ["Bob"] && !journal.asked.contains("Ann")
}

private func namesOne() -> String? {
  let (window, journal) = (Window(), Journal())
  let (ann, bob) = (Clerk("Ann", journal, can: "stamp:"), Clerk("Bob", journal, can: "stamp:"))
  let cleo = Clerk("Cleo", journal)
  chain(cleo, ann, window)
  window.firstResponder = ann
  let isTaken = Button(action: "stamp:", target: bob, in: window).tap()
  guard journal.took == ["Bob"], isTaken else {
    return """
      A button names Bob as its target, and the user works with Ann. Both can stamp. The user \
      tapped the button, and the action went to \(list(journal.took)); tap() returned \(isTaken). \
      It should go to Bob, and tap() should return true: a button with a target doesn't search.
      """
  }
  let isLost = Button(action: "stamp:", target: cleo, in: window).tap()
  guard journal.took == ["Bob"], !isLost else {
    return """
      A button names Cleo as its target. She has no such method; Ann, who comes next, has. The \
      user tapped the button, the action went to \(list(Array(journal.took.dropFirst()))), and \
      tap() returned \(isLost). The target is Cleo, so nobody else should take it, and tap() \
      should return false.
      """
  }
  return nil
}

private func passesUndo() -> String? {
  let window = Window()
  let field: TextField = window.letter.field
  window.firstResponder = field
  let undo = Button(action: "undo:", target: nil, in: window)
  field.type("Dear")
  field.type(" Ann")
  for text in ["Dear", ""] {
    undo.tap()
    guard field.text as String == text, window.letter.deeds as [String] == [] else {
      return """
        A user has written "Dear", then " Ann", and tapped the button that undoes. The field \
        should have "\(text)" then, and the letter should not change. A field that has something \
        to take back takes the action itself.
        """
    }
  }
  undo.tap()
  guard window.letter.deeds as [String] == ["undone"] else {
    return """
      A field has nothing left to take back, and the user tapped the button "undo:" once more. The \
      letter should take the action, and doesn't. The field has the method, so by default it says \
      that it can. Let it say no as long as there is nothing to take back.
      """
  }
  return nil
}

func onlyOne() -> String? {
  let (window, journal) = (Window(), Journal())
  let (ann, bob) = (Clerk("Ann", journal, can: "stamp:"), Clerk("Bob", journal, can: "stamp:"))
  chain(ann, bob, window)
  window.firstResponder = ann
  Button(action: "stamp:", target: nil, in: window).tap()
  guard journal.took == ["Ann"] else {
    return """
      Ann and Bob can both stamp, and the search asks Ann first. The user tapped a button for \
      stamping, and the action went to \(list(journal.took)). One tap is one action: it should go \
      to Ann alone.
      """
  }
  return nil
}

func targetGoes() -> String? {
  let left = targetLeftAlone()
  guard left.scene.isFreed("the target") else {
    return """
      A button had a target, which nobody needs any more. It is still in memory. \
      \(left.scene.keepers(of: "the target")) A button does not own its target.
      """
  }
  return nil
}

func saysIt() -> String? {
  let (window, journal) = (Window(), Journal())
  let ann = Clerk("Ann", journal, can: "stamp:")
  chain(ann, window)
  window.firstResponder = ann
  let isTaken = Button(action: "stamp:", target: nil, in: window).tap()
  guard isTaken else {
    return """
      The user tapped a button, and Ann took the action. tap() returned false. It should return \
      true when a method was called.
      """
  }
  let isLost = Button(action: randomAction(), target: nil, in: window).tap()
  guard !isLost else {
    return """
      The user tapped a button for an action that nobody in the chain can take. tap() returned \
      true. It should return false: an app can make a button grey if nobody takes its action.
      """
  }
  return nil
}
