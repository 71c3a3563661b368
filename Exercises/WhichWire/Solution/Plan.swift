import Wires

/// The wires for twelve situations.
public enum Plan {
  /// The wire for a situation, and the reason; nil while you haven't decided.
  public static func choice(for situation: Situation) -> Choice? {
    switch situation {
    // A property says whether a telephone rings at all. For a single call, one assistant may say
    // no. The telephone asks just before it rings, and cannot wait.
    // A delegate does so as well.
    case .unwantedCall: Choice(.closure, because: .answerAtOnce)

    // A list shows telephone numbers, but stores none. It asks how many there are, and what is in a
    // row; it reports which row the user tapped. One object answers all of this.
    case .directoryList: Choice(.delegate, because: .severalMessages)

    // A panel creates a key, "Hang up", and hangs up when the user presses it. That's all it does.
    // A closure does so as well: UIKit's `UIAction` is one.
    case .hangUpKey: Choice(.targetAction, because: .oneAction)

    // One key, "Hold", serves many panels. The panel in use puts its call on hold. If it has
    // none, the nearest panel around it that has a call does.
    case .holdKey: Choice(.responderChain, because: .firstThatCan)

    // The power fails, and lamps all over the house light up. There may be any number of them. The
    // power supply has no reference to a lamp, and a lamp has none to the power supply.
    case .powerFailure: Choice(.notification, because: .noReference)

    // An application notifies one object, which it knows, when it launches, leaves the screen and
    // ends. That object then saves the user's work.
    case .lifeOfTheApp: Choice(.delegate, because: .severalMessages)

    // A log has a reference to a line. It records each change of the line's state, with the state
    // before it. Two logs may watch one line.
    case .callLog: Choice(.keyValueObserving, because: .oldValue)

    // A meter counts on its own thread, and its observers are called there. A label shows the cost,
    // and belongs to the screen's queue.
    // An `AsyncStream` that the screen reads does so as well.
    case .costMeter: Choice(.receptionist, because: .otherQueue)

    // A screen asks a server for a number. The answer comes once, a second later.
    // A closure that is called with the answer does so as well.
    case .lookUp: Choice(.async, because: .oneAnswerLater)

    // One reader records the seconds of a call, one by one. When the call is over, the reader
    // goes on with its next line of code.
    case .seconds: Choice(.asyncStream, because: .rowUntilTheEnd)

    // A SwiftUI view shows a name, and whether somebody is free: the present values. It doesn't
    // need the old ones.
    case .nameCard: Choice(.observable, because: .drawsWhatItReads)

    // Calls, faxes and messages are in one list, and each kind has its own row. More kinds
    // will come, in other files.
    case .listOfKinds: Choice(.decorator, because: .newKinds)
    }
  }
}
