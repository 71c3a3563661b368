import struct AppDelegate.Abilities
import class AppDelegate.Application
import protocol AppDelegate.ApplicationActivityDelegate
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
import protocol AppDelegate.ApplicationSnapshotDelegate

/// An application that finds abilities by itself, so that a fault in the learner's search shows in
/// no other check, and that counts what costs time.
final class Bench: Application {
  /// How often it has asked a delegate which messages it implements.
  private(set) var questions = 0
  /// Every picture that was drawn, none like another.
  private(set) var drawn: [String] = []
  /// Whether it claims that no delegate implements an optional message.
  var deniesAll = false

  override func abilities(of delegate: any ApplicationDelegate) -> Abilities {
    questions += 1
    var abilities = Abilities()
    if deniesAll { return abilities }
    abilities.activity = delegate as? any ApplicationActivityDelegate
    abilities.background = delegate as? any ApplicationBackgroundDelegate
    abilities.snapshots = delegate as? any ApplicationSnapshotDelegate
    return abilities
  }

  override func drawSnapshot() -> String {
    let picture = "picture \(UInt64.random(in: .min ... .max))"
    drawn.append(picture)
    return picture
  }
}
