import Wires

extension Plan {
  /// Where a class belongs; nil if nothing is decided.
  ///
  /// - `line`: is free or busy. It is the same line on any screen, or on none.
  /// - `lamp`: shines red or green, as it is told.
  /// - `tariff`: works out what a call costs, from its seconds and its country.
  /// - `directoryList`: shows rows, and asks somebody what stands in them.
  /// - `directorySource`: has a directory and a list, and answers the list's questions.
  /// - `callHistory`: keeps the calls of the last month, and can be saved to a file.
  /// - `key`: is pressed, and calls its target.
  /// - `costDesk`: hears the meter, and tells a label what to show.
  public static func role(of part: Part) -> Role? {
    switch part {
    case .line, .callHistory: .model
    case .lamp, .directoryList, .key: .view
    case .directorySource, .costDesk, .tariff: .controller
    }
  }
}
