import Wires

extension Situation {
  /// The trouble with a popular wrong wire in this situation; nil if it is enough to explain how
  /// the wire works.
  func trouble(with wire: Wire) -> String? {
    switch (self, wire) {
    case (.unwantedCall, .notification), (.unwantedCall, .keyValueObserving),
      (.unwantedCall, .observable), (.unwantedCall, .asyncStream):
      "Observers can't return anything, so it rings before anybody says no."
    case (.unwantedCall, .async):
      "A telephone that waits for an answer doesn't ring, and the caller gives up."
    case (.unwantedCall, .targetAction), (.unwantedCall, .responderChain):
      "An action has no answer: the telephone wouldn't know whether it may ring."

    case (.directoryList, .closure):
      "It would take three closures in three properties: a delegate without a name."
    case (.directoryList, .notification), (.directoryList, .keyValueObserving),
      (.directoryList, .observable), (.directoryList, .asyncStream):
      "The list would ask how many rows there are, and nobody could answer."
    case (.directoryList, .targetAction), (.directoryList, .responderChain):
      "It could report the tap. But the list couldn't ask, because an action has no answer."

    case (.hangUpKey, .delegate):
      "It would work, with a protocol and a property for a single message. A control has a shorter way."
    case (.hangUpKey, .responderChain):
      "The search begins at the focus: another panel could hang up its own call."
    case (.hangUpKey, .notification):
      "Every panel that observes would hang up, or would have to find out whether it is meant."

    case (.holdKey, .notification):
      "All panels would get it, and all calls would be on hold."
    case (.holdKey, .targetAction), (.holdKey, .closure), (.holdKey, .delegate):
      "The receiver is fixed when you make the connection, and nobody knows yet where the focus will be."

    case (.powerFailure, .delegate), (.powerFailure, .closure):
      "One lamp would light up, and the power supply would first need a reference to it."
    case (.powerFailure, .keyValueObserving), (.powerFailure, .observable),
      (.powerFailure, .asyncStream):
      "Each lamp would first have to find the power supply, to observe it."

    case (.lifeOfTheApp, .closure):
      "It would take a closure for each moment: a delegate without a name."
    case (.lifeOfTheApp, .keyValueObserving), (.lifeOfTheApp, .observable):
      "These moments are events, and not the value of a property."

    case (.lifeOfTheApp, .notification):
      "It would reach that object, like all others that care. But it is for observers that the sender doesn't know, and here it knows one. The object would have to register for three names."

    case (.callLog, .notification):
      "It would reach both logs. But the line would have to post it itself, with the state before. A log that holds the line has a shorter way."
    case (.callLog, .observable):
      "It reports that something will change, once for each reading. It doesn't carry the value before."
    case (.callLog, .closure), (.callLog, .delegate):
      "There is one place for a listener: the second log would replace the first one."
    case (.callLog, .asyncStream):
      "Only one reader gets each value of a stream: two logs would take the changes from each other."

    case (.callLog, .receptionist):
      "It is for work that belongs on another queue. This log may write where it is notified."

    case (.costMeter, .keyValueObserving), (.costMeter, .delegate), (.costMeter, .closure),
      (.costMeter, .notification):
      "The listener runs where the change happens, so the label would change on the meter's thread."

    case (.lookUp, .delegate):
      "The answer would come in another method. With two open questions, whose answer is it?"
    case (.lookUp, .notification):
      "Every observer would get the answer to one screen's question."
    case (.lookUp, .asyncStream):
      "After the answer, the loop would wait for a second one."

    case (.seconds, .async):
      "It would return after the first second."
    case (.seconds, .closure), (.seconds, .delegate), (.seconds, .notification),
      (.seconds, .keyValueObserving):
      "Each second would arrive in another method, and the reader's next line doesn't know when to begin."
    case (.seconds, .observable):
      "Two seconds can come between two readings, and one of them would be lost."

    case (.nameCard, .keyValueObserving), (.nameCard, .notification), (.nameCard, .delegate),
      (.nameCard, .closure):
      "You would have to register the SwiftUI view yourself, for each thing that it reads."

    case (.listOfKinds, .delegate), (.listOfKinds, .closure):
      "It would have to look at the type of each object, in a list of cases that grows with every class."
    default: nil
    }
  }
}
