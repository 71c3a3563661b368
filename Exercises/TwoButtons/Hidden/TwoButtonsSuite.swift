import Checking
import MiniCocoa
import Testing

import class TwoButtons.MyFirstViewController
import class TwoButtons.MySecondViewController

// The two controllers' own buttons.
@Suite struct TwoButtonsSuite {
  // MARK: The camera

  @Test func takesPictures() {
    judge(takes)
  }

  @Test func waitsForTheFinger() {
    judge(after: [takes]) {
      let camera = newCamera()
      camera.shutter.sendActions(for: .touchDown)
      let early: Int = camera.pictures
      guard early == 0 else {
        return """
          The user put a finger on the shutter, and hasn't lifted it yet. The camera took a \
          picture at once. It should wait: people who change their minds lift the finger outside \
          the button.
          """
      }
      return nil
    }
  }

  @Test func takesNoSender() {
    judge(after: [takes]) {
      let camera = newCamera()
      let asked = actionsOfTap(on: camera.shutter, for: camera)
      if let action = asked.first(where: { $0.name.contains(":") }) {
        return """
          The shutter's action, \(quoted(action.name)), has a colon in its name. A colon stands \
          for a parameter. Taking a picture doesn't depend on the button: a method without a \
          parameter is enough, and its name has no colon.
          """
      }
      guard asked.allSatisfy({ !$0.name.isEmpty }) else { return nameless("the shutter") }
      for action in asked {
        let before: Int = camera.pictures
        guard action.perform(on: camera) == .performed, camera.pictures as Int == before + 1 else {
          return """
            The check performed the shutter's action without a sender, and the camera took no \
            picture. The action's name has no colon, so it promises a method without a parameter.
            """
        }
      }
      return nil
    }
  }

  // MARK: The album

  @Test func likesByButton() {
    judge(likes)
  }

  @Test func showsTheCount() {
    judge(after: [likes]) {
      let album = newAlbum(3)
      let buttons: [Button] = album.likeButtons
      for (tapped, count) in [(1, 1), (2, 1), (1, 2), (1, 3), (0, 1)] {
        let before = buttons.map(\.title)
        buttons[tapped].tap()
        guard buttons[tapped].title == "\(count)" else {
          return """
            The user has tapped one of an album's buttons \(times(count)). Its title isn't \
            "\(count)". The tapped button should show how often its picture was liked. It is the \
            sender, so the method can use it.
            """
        }
        let others = buttons.indices.filter { $0 != tapped }
        guard others.allSatisfy({ buttons[$0].title == before[$0] }) else {
          return """
            The user tapped one of the three buttons of an album, and the title of another one has \
            changed. Only the sender shows a new count.
            """
        }
      }
      return nil
    }
  }

  @Test func oneAction() {
    judge(after: [likes], sharesOneAction)
  }

  @Test func likeHasAColon() {
    judge(after: [likes]) {
      let album = newAlbum(2)
      let buttons: [Button] = album.likeButtons
      let asked = buttons.flatMap { actions(of: $0, for: album) }
      guard asked.allSatisfy({ !$0.name.isEmpty }) else { return nameless("a like button") }
      if let action = asked.first(where: { action in action.name.count { $0 == ":" } != 1 }) {
        return """
          The action of the like buttons, \(quoted(action.name)), should have exactly one colon in \
          its name. The method takes one parameter, the sender, and each colon stands for a \
          parameter. In Cocoa, `like` and `like:` are two names, and a controller that has one \
          doesn't have to have the other.
          """
      }
      return nil
    }
  }

  @Test func strangersChangeNothing() {
    judge(after: [likes, sharesOneAction]) {
      let album = newAlbum(3)
      let stranger = Button("Like")
      let buttons: [Button] = album.likeButtons
      guard let target = buttons[0].allTargets.first else { return nil }
      guard let action = actions(of: buttons[0], for: target).first else { return nil }
      stranger.addTarget(target, action: action, for: .touchUpInside)
      stranger.tap()
      let counts: [Int] = album.likes
      guard counts == [0, 0, 0], stranger.title == "Like" else {
        return """
          A button that belongs to no picture of an album sent the album the same action. A \
          picture was liked, or the title of that button has changed. A target doesn't choose its \
          senders: if it doesn't know one, nothing should happen.
          """
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

/// The complaint about a button without a target.
private func nobodyNamed(_ button: String) -> String {
  """
  \(button) names no target. Without a target, the action goes up the responder chain, and another \
  object may take it. Here it is meant for the controller that owns the button, so name that.
  """
}

/// The complaint about an action that looks like any other.
func nameless(_ button: String) -> String {
  """
  The action of \(button) has an empty name. The name says which method to call: two actions of \
  the same name are the same action, for a button as for Cocoa.
  """
}

func takes() -> String? {
  let (camera, other) = (newCamera(), newCamera())
  for count in 1...Int.random(in: 3...6) {
    camera.shutter.tap()
    let taken: Int = camera.pictures
    guard taken == count else {
      return """
        The user tapped the shutter \(times(count)), and the camera has taken \(pictures(taken)). \
        Each tap should take one. The button needs a target, an action, and the event: the finger \
        is lifted.
        """
    }
  }
  guard !camera.shutter.allTargets.isEmpty else { return nobodyNamed("The shutter") }
  let others: Int = other.pictures
  guard others == 0 else {
    return """
      The user tapped the shutter of one camera, and another camera took pictures as well. The \
      target is an object, this controller, and not a class.
      """
  }
  return nil
}

func sharesOneAction() -> String? {
  let album = newAlbum(4)
  let buttons: [Button] = album.likeButtons
  let asked = buttons.map { actions(of: $0, for: album) }
  guard Set(asked).count == 1 else {
    return """
      An album has 4 buttons, and they don't all send it the same action. There is one thing to \
      do: like a picture. The sender says which picture. So one action serves any number of \
      buttons.
      """
  }
  return nil
}

func likes() -> String? {
  // First an album of which the drawing has as many buttons as the text: it's of another run.
  likes(3) ?? likes(Int.random(in: 4...6))
}

private func likes(_ count: Int) -> String? {
  let album = newAlbum(count)
  let buttons: [Button] = album.likeButtons
  guard buttons.count == count else {
    return """
      An album of \(pictures(count)) was loaded, and likeButtons has \(buttons.count). There \
      should be one for each picture.
      """
  }
  let root = album.view as View
  guard root.subviews.filter({ $0 is Button }).map(identity) == buttons.map(identity) else {
    return """
      The buttons in the view of an album aren't those of likeButtons, in the same order. The user \
      can only see and tap what is in the view.
      """
  }
  guard buttons.allSatisfy({ $0.title == "Like" }) else {
    return """
      A new album has a button whose title isn't "Like". As long as nobody has liked a picture, \
      its button says that.
      """
  }
  guard buttons.allSatisfy({ !$0.allTargets.isEmpty }) else { return nobodyNamed("A like button") }
  var expected = Array(repeating: 0, count: count)
  for turn in [count - 1, 1, 0, 1] + (1...6).map({ _ in Int.random(in: 0..<count) }) {
    if turn == 0 { for button in buttons { button.title = "Like" } }
    buttons[turn].sendActions(for: .touchDown)
    guard album.likes as [Int] == expected else {
      return """
        The user put a finger on a button of an album, and hasn't lifted it yet. The likes have \
        changed already.
        """
    }
    expected[turn] += 1
    buttons[turn].tap()
    guard album.likes as [Int] == expected else {
      let tapped = ["first", "second", "third", "fourth", "fifth", "sixth"][turn]
      return """
        An album has a button below each of its \(count) pictures. The user tapped the \(tapped) one. \
        The likes of its picture should grow by one, and no others. All buttons look alike and call \
        one method. Its parameter says which one was tapped; no title can.
        """
    }
  }
  guard album.likeButtons.map(identity) == buttons.map(identity), album.shownPicture as Int == 0
  else {
    return """
      The user tapped the like buttons of an album. Now it has other buttons, or shows another \
      picture. A tap on these buttons likes a picture, and does nothing else.
      """
  }
  return nil
}
