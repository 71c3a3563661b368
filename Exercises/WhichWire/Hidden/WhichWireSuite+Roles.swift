import Testing
import Wires

import enum WhichWire.Plan

// TODO 6: where a class belongs.
extension WhichWireSuite {
  @Test func modelsAreModels() {
    let wrong = Part.allCases.first { part in
      let role: Role? = Plan.role(of: part)
      return role == nil || (role == .model) != (part.role == .model)
    }
    guard let part = wrong else { return }
    guard Plan.role(of: part) != nil else {
      Issue.record(
        "`.\(part.rawValue)` has no place yet: its role is nil. If you can't say whether a class is a model, a view or a controller, think about the class again."
      )
      return
    }
    Issue.record(
      part.role == .model
        ? """
        `.\(part.rawValue)` isn't placed among the models. But \(part.deed) All of that is as true \
        without any screen.
        """
        : """
        `.\(part.rawValue)` is placed among the models. But \(part.deed) Without a screen, nobody would need \
        it.
        """)
  }

  @Test func viewsAreViews() {
    for part in Part.allCases {
      let role: Role? = Plan.role(of: part)
      guard let role, role != .model, part.role != .model, role != part.role else { continue }
      Issue.record(
        part.role == .view
          ? """
          `.\(part.rawValue)` is placed among the controllers. But \(part.deed) It knows no model, and would \
          do as well in another program.
          """
          : """
          `.\(part.rawValue)` is placed among the views. But \(part.deed) It knows both sides, so it \
          stands between them.
          """)
      return
    }
  }
}

extension Part {
  var role: Role {
    switch self {
    case .line, .tariff, .callHistory: .model
    case .lamp, .directoryList, .key: .view
    case .directorySource, .costDesk: .controller
    }
  }

  /// The fault, as a clause after "But".
  var deed: String {
    switch self {
    case .line: "it is free or busy, on any screen or on none."
    case .lamp: "its owner switches it on, and it shines, which only a screen can show."
    case .tariff: "it computes a price from seconds and a country."
    case .directoryList: "it shows rows, and asks another object for their contents."
    case .directorySource:
      "it has a directory, which is a model, and answers the questions of a list, which is a view."
    case .callHistory: "it keeps calls, and can be saved to a file."
    case .key: "the user presses it, and it calls the target that it got."
    case .costDesk: "it observes the meter, which is a model, and sets a label's text."
    }
  }
}
