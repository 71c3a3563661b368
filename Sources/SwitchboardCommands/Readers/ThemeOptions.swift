import ArgumentParser
import Foundation
import Messages
import Typesetting

/// The option for the colors of a page.
struct ThemeOptions: ParsableArguments {
  private static let variable = "SWITCHBOARD_THEME"

  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "The colors: standard (your terminal's palette), light or dark.",
      discussion:
        "Default: $SWITCHBOARD_THEME, otherwise standard. The others need a terminal with "
        + "24-bit color (COLORTERM=truecolor).",
      valueName: "theme"))
  var name: Theme.Name?

  /// The named theme, otherwise the environment's.
  func theme(in context: Context) throws -> Theme {
    .named(try name ?? Self.name(in: context.environment))
  }

  private static func name(in environment: [String: String]) throws -> Theme.Name {
    let value = environment[variable] ?? ""
    guard !value.isEmpty else { return .standard }
    guard let name = Theme.Name(rawValue: value) else {
      // Translators: The variable is one of the environment; the names of themes are typed so.
      throw UsageError(
        Message(
          """
          \(variable, "variable") is '\(value, "value")', which is not a theme; make it standard, \
          light or dark
          """))
    }
    return name
  }
}

extension Theme.Name: ExpressibleByArgument {}
