import Checking
import MiniCocoa
import Testing

import class BothDoors.ContactsController

// What a screen hears of its application, and of its text field.
extension BothDoorsSuite {
  @Test func savesInBackground() {
    judge(saves)
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
        A screen came into view, and the application went to the background. Its own delegate was \
        not told: another object has taken its place. An application has one delegate. \
        Everybody else should use the other door.
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
        // What a tap ends and writing begins again is found only if a tap comes last.
        if before > 0 { controller.table.tapRow(at: 2) }
        let early = controller.drafts.count - before
        guard early == 0 else {
          return """
            A screen \(story). The user tapped a row and began to write, and a draft was saved. It \
            should be saved when the application has gone to the background, and at no other moment.
            """
        }
        cast.application.moveToBackground()
        let count = controller.drafts.count - before
        guard count == 1 else {
          return """
            A screen \(story). The user tapped a row and wrote. Then the application went to the \
            background, and the draft was saved \(times(count)): it should be saved once. Each \
            registration is told. What begins at each appearance has to end in between.
            """
        }
        cast.application.moveToForeground()
        controller.table.tapRow(at: 0)
        window.rootViewController = nil
        window.rootViewController = controller
        guard controller.table.selectedRow == 0 else {
          return """
            The user tapped Ann. The screen went out of view and came again, and now Ann is not \
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
          A screen came into view and went. Then the application went to the background, and the \
          screen still saved its draft. Out of view, it should not be told of that.
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
        A screen came into view and went, and nobody needs it any more. It is still there: \
        something keeps it. A centre does not keep an observer that has an action.
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
          A screen came into view and went. Then the application went to the background, and \
          the screen did not become dim. `ScreenController` listens for that as long as it lives, \
          and somebody has ended it. A class should end only what it has begun itself.
          """
      }
      cast.application.moveToForeground()
      guard controller.isDim else { return nil }
      return """
        A screen went out of view. The application went to the background and came back, and \
        the screen is still dim. `ScreenController` listens for that as long as it lives, and \
        somebody has ended it. A class should end only what it has begun itself.
        """
    }
  }

  @Test func countsSearches() {
    judge { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      for number in 1...3 {
        let row = controller.table.selectedRow
        controller.field.becomeFirstResponder()
        let count = controller.searches
        guard count == number else {
          return """
            Somebody has begun to write in the field \(times(number)), and `searches` is \(count): \
            it should be \(number). A text field in MiniCocoa posts nothing: what it tells stands in the \
            protocol of its delegate.
            """
        }
        guard controller.table.selectedRow == row else {
          return """
            Somebody has begun to write in the field, and no row is selected any more. To search \
            should leave the table as it is.
            """
        }
        controller.field.type(cast.names[0])
        controller.field.resignFirstResponder()
        controller.table.tapRow(at: number == 1 ? 0 : 2)
        guard controller.searches == number else {
          return """
            Somebody has begun to write \(times(number)), has ended, and has tapped a row. Only \
            the beginnings should be counted, and something else was counted as well.
            """
        }
      }
      return nil
    }
  }
}

// MARK: - A story that other checks presuppose

func saves(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  controller.field.type(cast.names[0])
  let early: [String] = controller.drafts
  guard early.isEmpty else {
    return """
      A screen came into view, somebody wrote in its field, and a draft was saved at once. It \
      should be saved when the application has gone to the background.
      """
  }
  var isTooEarly = false
  cast.appDelegate.reachesBackground = { isTooEarly = !controller.drafts.isEmpty }
  cast.application.moveToBackground()
  cast.appDelegate.reachesBackground = {}
  guard !isTooEarly else {
    return """
      A screen is in view. The application was about to become inactive, and a draft was saved. \
      This happens also when somebody only looks at the time. It should be saved when the \
      application has *gone to the background*.
      """
  }
  for (number, name) in ["Ann", "AnnCleo"].enumerated() {
    let text: String = number == 0 ? cast.names[0] : cast.names[0] + cast.names[2]
    let drafts: [String] = controller.drafts
    guard drafts.last == text else {
      return """
        A screen is in view. In its field stands "\(name)", and the application has gone to the \
        background. \(drafts.isEmpty ? "Nothing was saved" : "Something else was saved last"): \
        it should be "\(name)". The application posts its moments, also for those that are \
        not its delegate.
        """
    }
    cast.application.moveToForeground()
    let later: [String] = controller.drafts
    guard later.count == drafts.count else {
      return """
        The application came back from the background, and a draft was saved. It should be saved \
        when the application has gone to the background, and at no other moment.
        """
    }
    controller.field.type(cast.names[2])
    if number == 0 { cast.application.moveToBackground() }
  }
  return nil
}
