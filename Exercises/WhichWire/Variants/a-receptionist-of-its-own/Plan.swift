import Wires

/// The wires for twelve situations.
public enum Plan {
  private static var choices: [Situation: Choice] {
    [
      .unwantedCall: Choice(.closure, because: .answerAtOnce),
      .directoryList: Choice(.delegate, because: .severalMessages),
      .hangUpKey: Choice(.targetAction, because: .oneAction),
      .holdKey: Choice(.responderChain, because: .firstThatCan),
      .powerFailure: Choice(.notification, because: .anyNumber),
      .lifeOfTheApp: Choice(.delegate, because: .severalMessages),
      .callLog: Choice(.keyValueObserving, because: .oldValue),
      .costMeter: Choice(.receptionist, because: .otherQueue),
      .lookUp: Choice(.async, because: .oneAnswerLater),
      .seconds: Choice(.asyncStream, because: .rowUntilTheEnd),
      .nameCard: Choice(.observable, because: .drawsWhatItReads),
      .listOfKinds: Choice(.decorator, because: .newKinds),
    ]
  }

  /// The wire for a situation, and the reason; nil while you haven't decided.
  public static func choice(for situation: Situation) -> Choice? { choices[situation] }
}
