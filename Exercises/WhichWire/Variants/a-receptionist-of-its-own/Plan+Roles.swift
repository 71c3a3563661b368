import Wires

extension Plan {
  private static var members: [Role: Set<Part>] {
    [
      .model: [.line, .tariff, .callHistory],
      .view: [.lamp, .directoryList, .key],
      .controller: [.directorySource, .costDesk],
    ]
  }

  /// The role of a class; nil while you haven't decided.
  public static func role(of part: Part) -> Role? {
    members.first { $0.value.contains(part) }?.key
  }
}
