import Checking
import MiniCocoa
import Testing

import class TwoButtons.MyFirstViewController
import class TwoButtons.MySecondViewController

// The remote control, which both controllers use, and which object keeps which.
extension TwoButtonsSuite {
  // MARK: The remote control

  @Test func remoteTakesPictures() {
    judge(takesRemotely)
  }

  @Test func remoteTurnsPages() {
    judge(turnsRemotely)
  }

  @Test func released() {
    judge(after: [takesRemotely, turnsRemotely], releases)
  }

  @Test func leavesOthers() {
    judge(after: [takesRemotely, turnsRemotely, releases]) {
      let remote = Button("Remote")
      let battery = Battery()
      let (camera, album) = (newCamera(), newAlbum(3))
      battery.count(remote)
      camera.take(remote)
      camera.release(remote)
      remote.tap()
      let afterCamera = battery.taps
      album.take(remote)
      album.release(remote)
      remote.tap()
      guard afterCamera == 1, battery.taps == 2 else {
        return """
          A battery counts the taps on a remote control. \
          \(afterCamera == 1 ? "An album" : "A camera") took the remote control and released it, \
          and the battery gets nothing any more. A button may have several targets: remove \
          yourself, and leave the others alone.
          """
      }
      let (oldCamera, otherAlbum) = (newCamera(), newAlbum(3))
      oldCamera.take(remote)
      otherAlbum.take(remote)
      oldCamera.release(remote)
      remote.tap()
      guard otherAlbum.shownPicture as Int == 1 else {
        return """
          A camera and an album had both taken a remote control. The camera released it, and a tap \
          should show the next picture of the album. It doesn't: name yourself as the target to \
          remove.
          """
      }
      return nil
    }
  }

  @Test func takenAgain() {
    judge(after: [takesRemotely, turnsRemotely, releases]) {
      let remote = Button("Remote")
      let (camera, album) = (newCamera(), newAlbum(9))
      for turn in 1...3 {
        camera.take(remote)
        remote.tap()
        camera.release(remote)
        album.take(remote)
        remote.tap()
        album.release(remote)
        let taken: Int = camera.pictures
        let shown: Int = album.shownPicture
        guard taken == turn, shown == turn else {
          return """
            A camera took a remote control and released it, then an album did, and so on, \
            \(times(turn)). In each turn, one tap was for the camera and one for the album. The \
            camera has taken \(pictures(taken)), and the album shows picture \(shown). Both should \
            be \(turn). A button may get a new target any number of times.
            """
        }
      }
      return nil
    }
  }

  // MARK: Ownership

  @Test func flashWorks() {
    judge {
      let (camera, other) = (newCamera(), newCamera())
      for title in ["Flash on", "Flash off", "Flash on"] {
        let button: Button = camera.flashButton
        button.tap()
        guard button.title == title else {
          return """
            The user tapped the flash button, and its title should be "\(title)" then. It isn't. \
            The flash sets the title. But a button doesn't keep its target alive: if nobody else \
            keeps the flash, it is deallocated before the first tap.
            """
        }
      }
      guard other.flashButton.title == "Flash off" else {
        return """
          The user switched the flash of one camera, and the button of another camera shows it. \
          Each camera has its own flash.
          """
      }
      return nil
    }
  }

  @Test func controllersAreFreed() {
    judge {
      let remote = Button("Remote")
      let (scene, names) = usedAndLeft(remote)
      for name in names where !scene.isFreed(name) {
        return """
          A camera and an album were used, and had taken a remote control. Then nobody needed them \
          any more, and \(name) is still in memory. \(scene.keepers(of: name)) A controller keeps \
          its buttons. No button should keep a controller.
          """
      }
      remote.tap()
      return nil
    }
  }
}

/// Ends before the check looks: its local variables keep nothing alive then.
private func usedAndLeft(_ remote: Button) -> (scene: Scene, names: [String]) {
  let (camera, album) = (newCamera(), newAlbum(3))
  camera.shutter.tap()
  camera.flashButton.tap()
  let buttons: [Button] = album.likeButtons
  for button in buttons { button.tap() }
  for _ in 1...2 {
    camera.take(remote)
    remote.tap()
    camera.release(remote)
    album.take(remote)
    remote.tap()
    album.release(remote)
  }
  camera.take(remote)
  album.take(remote)
  remote.tap()
  var scene = Scene(["the camera": camera, "the album": album, "the remote control": remote])
  scene.note(camera.shutter as Button, as: "the shutter")
  scene.note(camera.flashButton as Button, as: "the button of the flash")
  var names = ["the camera", "the album"]
  for target in camera.flashButton.allTargets where target !== camera {
    names.append("the flash")
    scene.note(target, as: "the flash")
  }
  for button in buttons { scene.note(button, as: "a button of the album") }
  return (scene, names)
}

// MARK: - Stories that other checks need first

private func takesRemotely() -> String? {
  let remote = Button("Remote")
  let camera = newCamera()
  var misuses: [Misuse] = []
  for count in 0...3 {
    if count == 0 {
      misuses = Misuse.recorded { camera.take(remote) }
    } else {
      remote.tap()
    }
    let taken: Int = camera.pictures
    guard taken == count else {
      return """
        A camera took a remote control, and the user tapped it \(times(count)). The camera has \
        taken \(pictures(taken)), and should have taken \(pictures(count)). The remote control is \
        a button like the shutter: it needs the same target, the same action and the same event.
        """
    }
  }
  guard actions(of: remote, for: camera).allSatisfy({ !$0.name.isEmpty }) else {
    return nameless("the remote control")
  }
  remote.sendActions(for: .touchDown)
  guard camera.pictures as Int == 3 else {
    return """
      The user put a finger on the remote control, and hasn't lifted it yet. The camera took a \
      picture at once. It should wait until the finger is lifted.
      """
  }
  let asked = actionsOfTap(on: camera.shutter, for: camera)
  return misnamed(misuses, besides: asked, by: "A camera")
}

private func turnsRemotely() -> String? {
  let remote = Button("Remote")
  let album = newAlbum(5)
  var misuses: [Misuse] = []
  for count in 0...6 {
    if count == 0 {
      misuses = Misuse.recorded { album.take(remote) }
    } else {
      remote.tap()
    }
    let shown: Int = album.shownPicture
    guard shown == count % 5 else {
      return """
        An album of 5 pictures took a remote control, and the user tapped it \(times(count)). Then \
        `shownPicture` is \(shown), and should be \(count % 5). The same button, with another \
        target and another action, does something else.
        """
    }
  }
  guard actions(of: remote, for: album).allSatisfy({ !$0.name.isEmpty }) else {
    return nameless("the remote control")
  }
  guard album.likeButtons.count == 5 else {
    return """
      An album of 5 pictures took a remote control, and now it has another number of like buttons.
      """
  }
  remote.sendActions(for: .touchDown)
  guard album.shownPicture as Int == 1 else {
    return """
      The user put a finger on the remote control, and hasn't lifted it yet. The album showed the \
      next picture at once. It should wait until the finger is lifted.
      """
  }
  let liked = album.likeButtons.flatMap { actions(of: $0, for: album) }
  return misnamed(misuses, besides: liked, by: "An album")
}

private func releases() -> String? {
  let remote = Button("Remote")
  let (camera, album) = (newCamera(), newAlbum(3))
  camera.take(remote)
  camera.release(remote)
  remote.tap()
  guard camera.pictures as Int == 0 else {
    return """
      A camera took a remote control and released it again. Then the user tapped the remote \
      control, and the camera took a picture. A target stays until you remove it, with the same \
      target.
      """
  }
  album.take(remote)
  album.release(remote)
  remote.tap()
  guard album.shownPicture as Int == 0, album.likeButtons.count == 3 else {
    return """
      An album took a remote control and released it again. Then the user tapped the remote \
      control, and the album showed the next picture, or got other buttons. A target stays until \
      you remove it, with the same target.
      """
  }
  let before: Int = camera.pictures
  camera.shutter.tap()
  guard camera.pictures as Int > before else {
    return """
      A camera released a remote control, and since then its own shutter does nothing. Only the \
      button that is released should stop.
      """
  }
  return nil
}
