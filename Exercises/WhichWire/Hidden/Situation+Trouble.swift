import Wires

extension Situation {
  /// What would go wrong here with a wire that people like to take; nil if it is enough to say how the
  /// wire works.
  func trouble(with wire: Wire) -> String? {
    switch (self, wire) {
    case (.unwantedCall, .notification), (.unwantedCall, .keyValueObserving),
      (.unwantedCall, .observable), (.unwantedCall, .asyncStream):
      "Those that hear it can return nothing, so it rings before anybody says no."
    case (.unwantedCall, .async):
      "A telephone that waits for an answer does not ring, and the caller gives up."
    case (.unwantedCall, .targetAction), (.unwantedCall, .responderChain):
      "An action has no answer: the telephone would not know whether it may ring."

    case (.directoryList, .closure):
      "It would take three closures in three properties: a delegate that has no name."
    case (.directoryList, .notification), (.directoryList, .keyValueObserving),
      (.directoryList, .observable), (.directoryList, .asyncStream):
      "The list would ask how many rows there are, and nobody could answer."
    case (.directoryList, .targetAction), (.directoryList, .responderChain):
      "It could report the tap. But the list could not ask, since an action has no answer."

    case (.hangUpKey, .delegate):
      "It would work, with a protocol and a property for a single message. A control has a shorter way."
    case (.hangUpKey, .responderChain):
      "The search begins where the user works: another panel could hang up its own call."
    case (.hangUpKey, .notification):
      "Every panel that listens would hang up, or would have to find out whether it is meant."

    case (.holdKey, .notification):
      "All panels would hear it, and all calls would be on hold."
    case (.holdKey, .targetAction), (.holdKey, .closure), (.holdKey, .delegate):
      "The receiver is fixed when the connection is made, and nobody knows yet where the user will work."

    case (.powerFailure, .delegate), (.powerFailure, .closure):
      "One lamp would light up, and the power supply would have to be given that lamp first."
    case (.powerFailure, .keyValueObserving), (.powerFailure, .observable),
      (.powerFailure, .asyncStream):
      "Each lamp would first have to find the power supply, to begin to listen to it."

    case (.lifeOfTheApp, .closure):
      "It would take a closure for each moment: a delegate that has no name."
    case (.lifeOfTheApp, .keyValueObserving), (.lifeOfTheApp, .observable):
      "These moments are events, and not the value of a property."

    case (.lifeOfTheApp, .notification):
      "It would reach that object, as it reaches all others that care. But it is for listeners that nobody knows, and here one is known. It would have to register for three names."

    case (.callLog, .notification):
      "It would reach both logs. But the line would have to post it by hand, with the state before. A log that holds the line has a shorter way."
    case (.callLog, .observable):
      "It tells that something will change, once for each reading. The value before does not come along."
    case (.callLog, .closure), (.callLog, .delegate):
      "There is one place for a listener: the second log would take the place of the first one."
    case (.callLog, .asyncStream):
      "Each value of a stream is read once: two logs would take the changes from each other."

    case (.callLog, .receptionist):
      "It is for work that belongs to another place. This log may write where it hears."

    case (.costMeter, .keyValueObserving), (.costMeter, .delegate), (.costMeter, .closure),
      (.costMeter, .notification):
      "The listener is called where the news comes, so the label would be told on the meter's thread."

    case (.lookUp, .delegate):
      "The answer would come in another method. With two questions open, whose answer is it?"
    case (.lookUp, .notification):
      "Everybody that listens would hear the answer to one screen's question."
    case (.lookUp, .asyncStream):
      "After the answer, the loop would wait for a second one."

    case (.seconds, .async):
      "It would return after the first second."
    case (.seconds, .closure), (.seconds, .delegate), (.seconds, .notification),
      (.seconds, .keyValueObserving):
      "Each second would be told in another place, and the reader's next line does not know when to begin."
    case (.seconds, .observable):
      "Two seconds can come between two readings: one of them would be lost."

    case (.nameCard, .keyValueObserving), (.nameCard, .notification), (.nameCard, .delegate),
      (.nameCard, .closure):
      "SwiftUI's view would have to be registered by hand, for each thing that it reads."

    case (.listOfKinds, .delegate), (.listOfKinds, .closure):
      "It would have to look at the type of each thing, in a list of cases that grows with every kind."
    default: nil
    }
  }
}
