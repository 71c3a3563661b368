import MiniCocoa
import Testing

import class TwoButtons.MyFirstViewController
import class TwoButtons.MySecondViewController

/// A camera whose view is there.
func newCamera() -> MyFirstViewController {
  let camera = MyFirstViewController()
  _ = camera.view as View
  return camera
}

/// An album whose view is there.
func newAlbum(_ pictures: Int) -> MySecondViewController {
  let album = MySecondViewController(pictures: pictures)
  _ = album.view as View
  return album
}

/// The actions that a button sends to a target when the user taps it.
func actions(of button: Button, for target: AnyObject) -> [Action] {
  button.actions(forTarget: target, for: .touchUpInside)
}

/// The actions that a button sends to a target during a whole tap, from the first touch on.
func actionsOfTap(on button: Button, for target: AnyObject) -> [Action] {
  button.actions(forTarget: target, for: [.touchDown, .touchUpInside])
}

/// The name of an action in a sentence, if the task mentions it: others may say anything.
func quoted(_ name: String) -> String {
  let methods = ["takePicture", "showNext", "like", "toggle"]
  return methods.flatMap { [$0, $0 + ":"] }.contains(name) ? "\"\(name)\"" : "of another name"
}

/// The complaint about a remote control's action whose name doesn't fit its method; nil if it fits.
func misnamed(_ misuses: [Misuse], besides others: [Action], by controller: String) -> String? {
  let names = others.map(\.name)
  guard let misuse = misuses.first(where: { $0.kind == .misnamedAction && !names.contains($0.key) })
  else { return nil }
  return """
    \(controller) took a remote control with an action, \(quoted(misuse.key)), whose name doesn't \
    fit its method. Each colon stands for a parameter, so both need the same number. MiniCocoa \
    only records this in a check. A program of your own stops there.
    """
}

/// Another target of the remote control, for each tap.
final class Battery {
  private(set) var taps = 0
  func drain() { taps += 1 }

  func count(_ remote: Button) {
    remote.addTarget(self, action: Action("drain", Battery.drain), for: .touchUpInside)
  }
}

/// A number in a sentence: 1 picture, 2 pictures.
func pictures(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }

/// A complaint; nil if all is well.
typealias Story = () -> String?

/// Plays a story, in which misuse stops nothing.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  var isReady = true
  _ = Misuse.recorded { isReady = before.allSatisfy { $0() == nil } }
  guard isReady else { return }
  var complaint: String?
  let misuses = Misuse.recorded { complaint = story() }.map(\.kind)
  guard let complaint else { return }
  Issue.record(Comment(rawValue: cause(misuses) + complaint))
}

/// MiniCocoa's reports of a story that went wrong.
private func cause(_ misuses: [Misuse.Kind]) -> String {
  if misuses.contains(.unrecognizedAction) {
    return "MiniCocoa has recorded that an action was sent to an object that has no such method. "
      + "Does the method belong to the class of the target? "
  }
  if misuses.contains(.wrongSender) {
    return "MiniCocoa has recorded that a method got a sender of a type that it does not "
      + "take. Its parameter should be a `Button`. "
  }
  return ""
}
