import Checking
import MiniCocoa
import Testing

import class BothDoors.ContactsController

// The notifications that a screen gets from its application and its text field.
extension BothDoorsSuite {
  @Test func savesInBackground() {
    judge(savesFirst)
  }

  @Test func savesEachTime() {
    judge(after: [savesFirst], savesOnlyThen)
  }

  @Test func appDelegateStays() {
    judge(after: [saves]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      cast.application.moveToBackground()
      guard cast.application.delegate !== cast.appDelegate || !cast.appDelegate.isInBackground
      else { return nil }
      return """
        A screen came into view, and the application entered the background. Its own delegate got \
        no message: another object has taken its place. An application has one delegate. All other \
        objects should observe its notifications.
        """
    }
  }

  @Test func savesOnce() {
    judge(after: [saves]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      for story in ["came into view", "came into view, went, and came again"] {
        let before = controller.drafts.count
        controller.table.tapRow(at: 0)
        controller.field.becomeFirstResponder()
        controller.field.resignFirstResponder()
        // If a tap ends a registration and editing makes it again, only a final tap shows it.
        if before > 0 { controller.table.tapRow(at: 2) }
        let early = controller.drafts.count - before
        guard early == 0 else {
          return """
            A screen \(story). The user tapped a row and began to write, and the screen saved a \
            draft. It should save when the application has entered the background, and at no other \
            moment.
            """
        }
        cast.application.moveToBackground()
        let count = controller.drafts.count - before
        guard count == 1 else {
          return """
            A screen \(story). The user tapped a row and wrote. Then the application entered the \
            background, and the screen saved its draft \(times(count)). It should save once. The \
            centre calls each registration, so what begins at each appearance has to end in \
            between.
            """
        }
        cast.application.moveToForeground()
        controller.table.tapRow(at: 0)
        window.rootViewController = nil
        window.rootViewController = controller
        guard controller.table.selectedRow == 0 else {
          return """
            The user tapped Ann. The screen went out of view and came back, and now Ann isn't \
            selected any more. Coming and going should leave the table as it is.
            """
        }
      }
      return nil
    }
  }

  @Test func stopsSaving() {
    judge(after: [saves]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      window.rootViewController = nil
      cast.application.moveToBackground()
      guard controller.drafts.isEmpty else {
        return """
          A screen came into view and went. Then the application entered the background, and the \
          screen still saved its draft. A screen that is out of view should observe nothing.
          """
      }
      weak var left: ContactsController?
      do {
        let passing = cast.controller()
        left = passing
        window.rootViewController = passing
        window.rootViewController = nil
      }
      guard left != nil else { return nil }
      return """
        A screen came into view and went, and nobody needs it any more. It is still in memory: \
        something keeps it. A centre doesn't keep an observer that has an action.
        """
    }
  }

  @Test func baseSurvives() {
    judge(after: [saves]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      window.rootViewController = nil
      cast.application.moveToBackground()
      guard controller.isDim else {
        return """
          A screen came into view and went. Then the application entered the background, and the \
          screen didn't become dim. `ScreenController` observes that for as long as it lives, and \
          somebody has removed it. A class should remove only its own registrations.
          """
      }
      cast.application.moveToForeground()
      guard controller.isDim else { return nil }
      return """
        A screen went out of view. The application entered the background and came back, and the \
        screen is still dim. `ScreenController` observes that for as long as it lives, and \
        somebody has removed it. A class should remove only its own registrations.
        """
    }
  }

  @Test func countsSearches() {
    judge(countsFirst)
  }

  @Test func countsOnlyBeginnings() {
    judge(after: [countsFirst]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      for number in 1...3 {
        let row = controller.table.selectedRow
        controller.field.becomeFirstResponder()
        guard controller.searches == number else {
          return """
            The user has begun to write \(times(number)), and `searches` is \(controller.searches). \
            It should be \(number): each beginning counts once.
            """
        }
        guard controller.table.selectedRow == row else {
          return """
            The user began to write in the field, and now no row is selected. A search should leave \
            the table as it is.
            """
        }
        controller.field.type(cast.names[0])
        controller.field.resignFirstResponder()
        controller.table.tapRow(at: number == 1 ? 0 : 2)
        guard controller.searches == number else {
          return """
            The user began to write \(times(number)), finished, and tapped a row. `searches` is \
            \(controller.searches), and should be \(number): only the beginnings count.
            """
        }
      }
      return nil
    }
  }
}

// MARK: - A story that other checks need first

private func countsFirst(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  controller.field.becomeFirstResponder()
  guard controller.searches != 1 else { return nil }
  return """
    The user began to write in the field, and `searches` is \(controller.searches). It should be 1. \
    A text field in MiniCocoa posts no notification. The protocol of its delegate has its messages.
    """
}

func saves(_ cast: Cast) -> String? { savesFirst(cast) ?? savesOnlyThen(cast) }

private func savesFirst(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  controller.field.type(cast.names[0])
  cast.application.moveToBackground()
  let drafts: [String] = controller.drafts
  cast.application.moveToForeground()
  guard drafts.last != cast.names[0] else { return nil }
  return """
    A screen is visible, and its field has the text "Ann". The application entered the background. \
    \(drafts.isEmpty ? "The screen saved nothing" : "The last draft is something else"), and should \
    have saved "Ann". The application notifies any number of observers of this moment.
    """
}

private func savesOnlyThen(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  controller.field.type(cast.names[0])
  guard (controller.drafts as [String]).isEmpty else {
    return """
      A screen is visible, the user wrote in its field, and the screen saved a draft at once. It \
      should save when the application has entered the background, and at no other moment.
      """
  }
  var isTooEarly = false
  cast.appDelegate.reachesBackground = { isTooEarly = !controller.drafts.isEmpty }
  cast.application.moveToBackground()
  cast.appDelegate.reachesBackground = {}
  guard !isTooEarly else {
    return """
      The application was about to become inactive, and the screen saved a draft. The same happens \
      when the user only looks at the time. The screen should save when the application *has \
      entered* the background.
      """
  }
  let saved: [String] = controller.drafts
  cast.application.moveToForeground()
  guard (controller.drafts as [String]).count == saved.count else {
    return """
      The application came back from the background, and the screen saved a draft. It should save \
      when the application has entered the background, and at no other moment.
      """
  }
  controller.field.type(cast.names[2])
  cast.application.moveToBackground()
  guard (controller.drafts as [String]).last == cast.names[0] + cast.names[2] else {
    return """
      The application entered the background, came back, and entered it again. Meanwhile the user \
      had written "AnnCleo". The last draft should be "AnnCleo", and it isn't.
      """
  }
  return nil
}
