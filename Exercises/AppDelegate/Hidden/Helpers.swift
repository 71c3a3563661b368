import Checking
import Testing

import struct AppDelegate.Abilities
import class AppDelegate.Application
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
import class AppDelegate.Diary

/// The messages on the way to the background that a delegate implementing everything gets, in
/// order.
let leaving = [
  "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
  "application(_:didTakeSnapshot:)",
]

/// A delegate that understands everything, after its application has moved to the background.
func heardOnLeaving() -> FullListener {
  let application = Bench()
  let listener = FullListener()
  application.delegate = listener
  listener.notes.forget()
  application.moveToBackground()
  return listener
}

/// The names of the abilities that hold a delegate.
func filled(_ abilities: Abilities) -> [String] {
  let fields: [(String, AnyObject?)] = [
    ("activity", abilities.activity), ("background", abilities.background),
    ("snapshots", abilities.snapshots),
  ]
  return fields.filter { $0.1 != nil }.map(\.0)
}

/// Whether a delegate is deallocated although this ability of an `Abilities` refers to it.
func isForgotten(by ability: String) -> Bool {
  var abilities = Abilities()
  let scene = delegatePut(into: ability, of: &abilities)
  return withExtendedLifetime(abilities) { scene.isFreed("the delegate") }
}

private func delegatePut(into ability: String, of abilities: inout Abilities) -> Scene {
  let delegate = FullListener()
  switch ability {
  case "activity": abilities.activity = delegate
  case "background": abilities.background = delegate
  default: abilities.snapshots = delegate
  }
  return Scene(["the delegate": delegate])
}

/// The names of the abilities that refer to this listener itself.
func names(_ abilities: Abilities, in listener: any Listener) -> [String] {
  let fields: [(String, AnyObject?)] = [
    ("activity", abilities.activity), ("background", abilities.background),
    ("snapshots", abilities.snapshots),
  ]
  return fields.filter { $0.1.map(identity(of:)) == identity(of: listener) }.map(\.0)
}

/// `a, b and c`
func list(_ names: [String], none: String) -> String {
  guard let last = names.last else { return none }
  let others = names.dropLast().joined(separator: ", ")
  return others.isEmpty ? last : "\(others) and \(last)"
}

/// Whether an application sends its delegate any message; records a failure if not.
func speaks(_ matter: String) -> Bool {
  let application = Bench()
  let listener = FullListener()
  application.delegate = listener
  application.moveToBackground()
  if listener.heard.isEmpty {
    Issue.record(
      """
      An application moved to the background, and a delegate that implements everything got no \
      message. Before that works, this check can't judge \(matter).
      """)
  }
  return !listener.heard.isEmpty
}

/// Gives the application a delegate that has been freed when this function ends.
func listenBriefly(to application: Bench) {
  let delegate = PlainListener()
  application.delegate = delegate
}

/// Gives the application a delegate that takes snapshots, and only lives for one event.
func briefDelegate(of application: Application) -> Scene {
  let delegate = FullListener()
  application.delegate = delegate
  application.launch()
  application.moveToBackground()
  return Scene(["the delegate": delegate])
}

/// An application without other references, after all its events with this delegate.
func applicationLeftAlone(
  _ application: @autoclosure () -> Application, _ listener: FullListener
) -> Scene {
  let application = application()
  application.delegate = listener
  application.launch()
  application.moveToBackground()
  return Scene(["the application": application])
}

/// Whether a diary ends up alike when an application calls it and when the check does. True for one
/// that does not adopt the protocol: diaryHearsTheBackground judges that.
func diaryHearsTheSame() -> Bool {
  let (told, listening) = (Diary(), Diary())
  guard (told as AnyObject) is any ApplicationBackgroundDelegate,
    let delegate = (listening as AnyObject) as? any ApplicationDelegate
  else { return true }
  let words = "\(UInt64.random(in: .min ... .max))"
  told.write(words)
  listening.write(words)
  let application = Bench()
  application.delegate = delegate
  application.moveToBackground()
  told.applicationDidEnterBackground(application)
  let (saved, expected): (String, String) = (listening.savedText, told.savedText)
  return saved == expected
}
