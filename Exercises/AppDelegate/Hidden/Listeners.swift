import class AppDelegate.Application
import protocol AppDelegate.ApplicationActivityDelegate
import protocol AppDelegate.ApplicationBackgroundDelegate
import protocol AppDelegate.ApplicationDelegate
import protocol AppDelegate.ApplicationSnapshotDelegate

// None inherits from another: a class that does has its superclass's answers to what the superclass
// has promised already.

/// A delegate that records its messages.
protocol Listener: ApplicationDelegate {
  var notes: Notes { get }
}

extension Listener {
  var heard: [String] { notes.heard }
}

/// The messages that a listener has received.
final class Notes {
  /// Each message, by the name that the learner knows.
  private(set) var heard: [String] = []
  private(set) var pictures: [String] = []
  private var senders: [ObjectIdentifier] = []
  /// Called once, during the first message.
  var atFirstMessage: () -> Void = {}

  /// Whether all messages came from this application.
  func areOnly(from application: Application) -> Bool {
    senders.allSatisfy { $0 == ObjectIdentifier(application) }
  }

  /// Forgets all messages so far.
  func forget() {
    heard = []
  }

  func add(_ message: String, from application: Application, picture: String? = nil) {
    heard.append(message)
    senders.append(ObjectIdentifier(application))
    if let picture { pictures.append(picture) }
    let deed = atFirstMessage
    atFirstMessage = {}
    deed()
  }
}

/// Implements only the required messages.
final class PlainListener: Listener {
  let notes = Notes()

  func applicationDidFinishLaunching(_ application: Application) {
    notes.add("applicationDidFinishLaunching(_:)", from: application)
  }
}

final class ActivityListener: Listener, ApplicationActivityDelegate {
  let notes = Notes()

  func applicationDidFinishLaunching(_ application: Application) {
    notes.add("applicationDidFinishLaunching(_:)", from: application)
  }

  func applicationDidBecomeActive(_ application: Application) {
    notes.add("applicationDidBecomeActive(_:)", from: application)
  }

  func applicationWillResignActive(_ application: Application) {
    notes.add("applicationWillResignActive(_:)", from: application)
  }
}

final class BackgroundListener: Listener, ApplicationBackgroundDelegate {
  let notes = Notes()

  func applicationDidFinishLaunching(_ application: Application) {
    notes.add("applicationDidFinishLaunching(_:)", from: application)
  }

  func applicationDidEnterBackground(_ application: Application) {
    notes.add("applicationDidEnterBackground(_:)", from: application)
  }
}

final class SnapshotListener: Listener, ApplicationSnapshotDelegate {
  let notes = Notes()

  func applicationDidFinishLaunching(_ application: Application) {
    notes.add("applicationDidFinishLaunching(_:)", from: application)
  }

  func application(_ application: Application, didTakeSnapshot snapshot: String) {
    notes.add("application(_:didTakeSnapshot:)", from: application, picture: snapshot)
  }
}

/// Understands everything.
final class FullListener: Listener, ApplicationActivityDelegate, ApplicationBackgroundDelegate,
  ApplicationSnapshotDelegate
{
  let notes = Notes()

  func applicationDidFinishLaunching(_ application: Application) {
    notes.add("applicationDidFinishLaunching(_:)", from: application)
  }

  func applicationDidBecomeActive(_ application: Application) {
    notes.add("applicationDidBecomeActive(_:)", from: application)
  }

  func applicationWillResignActive(_ application: Application) {
    notes.add("applicationWillResignActive(_:)", from: application)
  }

  func applicationDidEnterBackground(_ application: Application) {
    notes.add("applicationDidEnterBackground(_:)", from: application)
  }

  func application(_ application: Application, didTakeSnapshot snapshot: String) {
    notes.add("application(_:didTakeSnapshot:)", from: application, picture: snapshot)
  }
}
