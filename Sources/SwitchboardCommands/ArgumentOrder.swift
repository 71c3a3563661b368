import ArgumentParser
import CourseModel
import Messages

/// Puts the arguments of a command line into the order that the parser expects.
///
/// `switchboard --course DIR list` works like `switchboard list --course DIR`. For an unknown
/// command, the error suggests the nearest one.
enum ArgumentOrder {
  private static let shared = ["--course", "--workspace"]

  static func normalized(_ arguments: [String]) throws -> [String] {
    var rest = arguments[...]
    var leading: [String] = []
    while let option = rest.first, let name = shared.first(where: { option.hasPrefix($0) }) {
      let takesNext = option == name
      leading += rest.prefix(takesNext ? 2 : 1)
      rest = rest.dropFirst(takesNext ? 2 : 1)
    }
    // Leading options belong to the subcommand, if there is one.
    let inner = subcommands(of: rest.first ?? "").contains(rest.dropFirst().first ?? "") ? 2 : 1
    try verifyOnce(arguments, but: repeatable[rest.prefix(inner).last ?? ""] ?? [])
    guard let command = rest.first, !command.hasPrefix("-") else { return arguments }
    guard names.contains(command) || command == "help" else {
      let known = nearest(to: command, among: names)
      throw UsageError(
        known.map {
          Message("there is no command '\(command, "name")'; did you mean '\($0, "nearest")'?")
        }
          ?? Message(
            "there is no command '\(command, "name")'; 'switchboard --help' lists them all"))
    }
    return rest.prefix(inner) + leading + rest.dropFirst(inner)
  }

  /// The options that may be repeated, by command.
  static let repeatable: [String: Set<Substring>] = [
    "check": ofPackages,
    "grade": ofPackages,
    "handout": ["--topic"],
    "mistake": ["--file"],
  ]
  private static let ofPackages: Set<Substring> = [
    "--allow", "--allow-import", "--environment", "--module",
  ]

  /// Throws if an option occurs twice and may not be repeated. The parser would silently use the
  /// last one.
  private static func verifyOnce(_ arguments: [String], but repeatable: Set<Substring>) throws {
    var seen: Set<Substring> = []
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = argument.prefix { $0 != "=" }
      guard seen.insert(name).inserted || repeatable.contains(name) else {
        // Translators: The option is such as “--course”.
        throw UsageError(
          Message(
            """
            \(String(name), "option") is given twice; give it once, or run switchboard once for \
            each
            """))
      }
    }
  }

  private static func subcommands(of command: String) -> [String] {
    all.first { $0.configuration.commandName == command }?.configuration.subcommands
      .compactMap { $0.configuration.commandName } ?? []
  }

  static var names: [String] {
    // Not a key path: Swift 6.3.1's compiler crashes on one through a metatype.
    all.compactMap { $0.configuration.commandName }
  }

  private static var all: [any ParsableCommand.Type] {
    let configuration = Switchboard.configuration
    return configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)
  }
}
