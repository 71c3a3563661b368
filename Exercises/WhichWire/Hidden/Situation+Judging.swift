import Wires

extension Situation {
  /// The wires that fit, each with the reasons that fit it: those that lead down the tree to this wire,
  /// and are so in this situation.
  var accepted: [Wire: Set<Reason>] {
    switch self {
    // One question, to one object: only a delegate and a closure can answer it.
    case .unwantedCall: [.closure: [.answerAtOnce], .delegate: [.answerAtOnce]]
    // The questions alone exclude all but a closure, and that one has no place for three messages.
    case .directoryList: [.delegate: [.severalMessages, .answerAtOnce]]
    // A control has one message to send. Today it can send it to a closure, too (`UIAction`).
    case .hangUpKey: [.targetAction: [.oneAction], .closure: [.oneAction]]
    // All other wires fix the receiver, or reach each panel.
    case .holdKey: [.responderChain: [.firstThatCan]]
    // Either reason is enough: one-listener wires fail by the number, observing by the reference.
    case .powerFailure: [.notification: [.noReference, .anyNumber]]
    // The sender knows this one object, so neither number nor missing reference speaks for a
    // notification, and one protocol keeps related messages together.
    case .lifeOfTheApp: [.delegate: [.severalMessages]]
    // A notification would reach both logs as well. But the log has a reference to the line, so
    // that does not decide; the old value, which a notification does not carry, does.
    case .callLog: [.keyValueObserving: [.oldValue]]
    // A loop over a stream runs where its reader belongs. A row with an end it is not.
    case .costMeter: [.receptionist: [.otherQueue], .asyncStream: [.otherQueue]]
    // A closure is called with the one answer when it is there; so it was done before `async`.
    case .lookUp: [.async: [.oneAnswerLater], .closure: [.oneAnswerLater]]
    // Only a stream has an end at which the reader goes on.
    case .seconds: [.asyncStream: [.rowUntilTheEnd]]
    // Only an observable registers its readers as they read.
    case .nameCard: [.observable: [.drawsWhatItReads]]
    // No wire sends a notification here.
    case .listOfKinds: [.decorator: [.newKinds]]
    }
  }

  /// A sentence about the needs of this situation.
  var need: String {
    switch self {
    case .unwantedCall:
      "The telephone needs a yes or a no in the same line, before it rings, from one object."
    case .directoryList:
      "The list asks two questions and reports one thing, and one object has to do all three."
    case .hangUpKey:
      "There is one thing to report, a press of the key, and the panel already has the key."
    case .holdKey:
      "Exactly one panel acts: the nearest one that can, starting at the focus."
    case .powerFailure:
      "Any number of lamps has to notice it, and neither side has a reference to the other one."
    case .lifeOfTheApp:
      "The application knows one object, and notifies it of several moments, which belong together."
    case .callLog:
      "Each change counts, with the state before it, and two logs may observe one line."
    case .costMeter:
      "The change comes on the meter's thread, and only the screen's queue may touch the label."
    case .lookUp:
      "One question has one answer, which comes later, and nobody may block until then."
    case .seconds:
      "One reader takes many values in their order, and has to learn when there are no more."
    case .nameCard:
      "A view has to be drawn again whenever something that it has read changes, and that is all."
    case .listOfKinds:
      "A new class has to come in its own file, without a change of the list."
    }
  }
}
