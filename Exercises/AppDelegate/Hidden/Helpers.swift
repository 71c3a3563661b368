import Checking
import Testing

import struct AppDelegate.Abilities
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
import class AppDelegate.Diary

let strangeSender = """
  The delegate heard the right messages, but with another application as the sender. Whoever \
  speaks passes itself.
  """

/// In which abilities this listener stands itself, by name.
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

/// Whether an application tells its delegate anything at all; says so itself if not.
func speaks(_ matter: String) -> Bool {
  let application = Bench()
  let listener = FullListener()
  application.delegate = listener
  application.moveToBackground()
  if listener.heard.isEmpty {
    Issue.record(
      """
      An application moved to the background, and a delegate that understands everything heard \
      nothing. Before that works, \(matter) cannot be seen.
      """)
  }
  return !listener.heard.isEmpty
}

/// Gives the application a delegate that takes snapshots, and only lives for one event.
func briefDelegate(of application: Bench) -> Scene {
  let delegate = FullListener()
  application.delegate = delegate
  application.moveToBackground()
  return Scene(["the delegate": delegate])
}

/// Whether a diary ends up alike when an application tells it and when the check does. True for one
/// that does not adopt the protocol: diaryHearsTheBackground says so.
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
