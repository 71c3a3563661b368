import Wires

extension Reason {
  /// The wires to which it leads.
  var way: Set<Wire> {
    switch self {
    case .answerAtOnce: [.delegate, .closure]
    case .severalMessages: [.delegate]
    case .oneAction: [.targetAction, .closure]
    case .firstThatCan: [.responderChain]
    case .anyNumber, .noReference: [.notification]
    case .oldValue: [.keyValueObserving]
    case .otherQueue: [.receptionist, .asyncStream]
    case .oneAnswerLater: [.async, .closure]
    case .rowUntilTheEnd: [.asyncStream]
    case .drawsWhatItReads: [.observable]
    case .newKinds: [.decorator]
    }
  }

  /// Advice that names the wires for which this reason speaks.
  var advice: String {
    let names = way.map(\.name).sorted().joined(separator: ", or for ")
    return "That speaks for \(names)."
  }
}
