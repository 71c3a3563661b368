import Wires

/// Which wire fits each of twelve situations.
public enum Plan {
  /// The wire for a situation, and the reason; nil if nothing is decided.
  public static func choice(for situation: Situation) -> Choice? {
    switch situation {
    // Whether a telephone rings in general is a property. But for a single call, one assistant may say
    // no. The telephone asks just before it rings, and cannot wait.
    case .unwantedCall: Choice(.closure, because: .answerAtOnce)

    // A list of telephone numbers keeps none itself. It asks how many there are, and what stands in a
    // row; it tells which row was tapped. One object does all of it.
    case .directoryList: Choice(.delegate, because: .severalMessages)

    // A panel makes a key, "Hang up", and hangs up when it is pressed. The key does nothing else.
    case .hangUpKey: Choice(.targetAction, because: .oneAction)

    // A key, "Hold", serves many panels. The one in which the user works puts its call on hold. If it
    // has no call, the nearest one around it that has one does.
    case .holdKey: Choice(.responderChain, because: .firstThatCan)

    // The power fails. Lamps all over the house light up, and there may be any number of them. The
    // power supply has never heard of a lamp, nor a lamp of the power supply.
    case .powerFailure: Choice(.notification, because: .noReference)

    // An application tells one object, which it knows, of its launch, of its way to the background and
    // of its end. That object saves then what must not be lost.
    case .lifeOfTheApp: Choice(.delegate, because: .severalMessages)

    // A log has a reference to a line. It writes down each change of the line's state, with the state
    // before it. Two logs may watch one line.
    case .callLog: Choice(.keyValueObserving, because: .oldValue)

    // A meter counts on a thread of its own, and its observers are told there. A label shows the cost,
    // and belongs to the screen's queue.
    case .costMeter: Choice(.receptionist, because: .otherQueue)

    // A screen asks a server for a number. The answer comes once, a second later.
    case .lookUp: Choice(.asyncStream, because: .oneAnswerLater)

    // One reader notes the seconds of a call, one after the other. When the call is over, the reader
    // goes on to its next line.
    case .seconds: Choice(.asyncStream, because: .rowUntilTheEnd)

    // A SwiftUI view shows a name and whether somebody is free. It is always as these are now; how they
    // were before is not needed.
    case .nameCard: Choice(.observable, because: .drawsWhatItReads)

    // Calls, faxes and messages stand in one list, and each kind has its own row. More kinds
    // will come, in other files.
    case .listOfKinds: Choice(.decorator, because: .newKinds)
    }
  }
}
