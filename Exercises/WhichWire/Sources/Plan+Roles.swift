import Wires

extension Plan {
  /// The role of a class; nil while you haven't decided.
  ///
  /// - `line`: is free or busy. It is the same line on any screen, or on none.
  /// - `lamp`: shines red or green, whichever somebody sets.
  /// - `tariff`: computes a call's cost from its seconds and its country.
  /// - `directoryList`: shows rows, and asks another object for their content.
  /// - `directorySource`: has a directory and a list, and answers the list's questions.
  /// - `callHistory`: keeps the calls of the last month, and can be saved to a file.
  /// - `key`: calls its target when the user presses it.
  /// - `costDesk`: observes the meter, and passes each amount to a label.
  public static func role(of part: Part) -> Role? {
    // TODO: 6. Three are models, three are views, and two are controllers.
    nil
  }
}
