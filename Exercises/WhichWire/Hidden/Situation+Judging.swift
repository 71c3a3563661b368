import Wires

extension Situation {
  /// The wires that fit, each with the reasons that fit it.
  var accepted: [Wire: Set<Reason>] {
    switch self {
    case .unwantedCall: [.closure: [.answerAtOnce], .delegate: [.answerAtOnce]]
    case .directoryList: [.delegate: [.severalMessages, .answerAtOnce]]
    case .hangUpKey: [.targetAction: [.oneAction], .closure: [.oneAction]]
    case .holdKey: [.responderChain: [.firstThatCan]]
    case .powerFailure: [.notification: [.noReference, .anyNumber]]
    case .lifeOfTheApp:
      [.delegate: [.severalMessages], .notification: [.noReference, .anyNumber, .severalMessages]]
    case .callLog: [.keyValueObserving: [.oldValue], .notification: [.anyNumber, .oldValue]]
    case .costMeter: [.receptionist: [.otherQueue], .asyncStream: [.otherQueue]]
    case .lookUp: [.async: [.oneAnswerLater], .closure: [.oneAnswerLater]]
    case .seconds: [.asyncStream: [.rowUntilTheEnd]]
    case .nameCard: [.observable: [.drawsWhatItReads]]
    case .listOfKinds: [.decorator: [.newKinds]]
    }
  }

  /// What this situation needs.
  var need: String {
    switch self {
    case .unwantedCall:
      "The telephone needs a yes or a no in the same line, before it rings, from one object."
    case .directoryList:
      "The list asks two questions and reports one thing, and one object has to do all three."
    case .hangUpKey:
      "There is one thing to report, that the key was pressed, and the panel already has the key."
    case .holdKey:
      "Exactly one panel acts: the nearest one that can, seen from where the user works."
    case .powerFailure:
      "Any number of lamps has to hear it, and neither side has a reference to the other one."
    case .lifeOfTheApp:
      "One object hears of several moments of the application's life, each while it happens."
    case .callLog:
      "Each change counts, with the state before it, and two logs may watch one line."
    case .costMeter:
      "The news comes on the meter's thread, and only the screen's queue may touch the label."
    case .lookUp:
      "One question has one answer, which comes later, and nobody may stand still until then."
    case .seconds:
      "One reader takes many values in their order, and has to learn that there are no more."
    case .nameCard:
      "A view has to be drawn anew whenever something that it has read changes, and that is all."
    case .listOfKinds:
      "A new kind has to come in a file of its own, without a change of the list."
    }
  }
}
