import ArgumentParser
import CourseModel

/// The arguments of a command line in the order that the parser wants.
///
/// `switchboard --course DIR list` is as good as `switchboard list --course DIR`, and a word that is
/// no command is answered with the nearest that is.
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
    // An option belongs to a command's own command, if it has some.
    let inner = subcommands(of: rest.first ?? "").contains(rest.dropFirst().first ?? "") ? 2 : 1
    try verifyOnce(arguments, but: repeatable[rest.prefix(inner).last ?? ""] ?? [])
    guard let command = rest.first, !command.hasPrefix("-") else { return arguments }
    guard names.contains(command) || command == "help" else {
      let known = nearest(to: command, among: names)
      throw UsageError(known.map { .noCommand(command, nearest: $0) } ?? .noCommand(command))
    }
    return rest.prefix(inner) + leading + rest.dropFirst(inner)
  }

  /// The options that each of these commands takes more than once.
  static let repeatable: [String: Set<Substring>] = [
    "check": ofPackages,
    "grade": ofPackages,
    "handout": ["--topic"],
    "mistake": ["--file"],
  ]
  private static let ofPackages: Set<Substring> = [
    "--allow", "--allow-import", "--environment", "--module",
  ]

  /// Refuses an option that stands twice, but for these: the parser would take the last, and say nothing.
  private static func verifyOnce(_ arguments: [String], but repeatable: Set<Substring>) throws {
    var seen: Set<Substring> = []
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = argument.prefix { $0 != "=" }
      guard seen.insert(name).inserted || repeatable.contains(name) else {
        throw UsageError(.standsTwice(String(name)))
      }
    }
  }

  /// The names of the commands that a command has of its own.
  private static func subcommands(of command: String) -> [String] {
    all.first { $0.configuration.commandName == command }?.configuration.subcommands
      .compactMap { $0.configuration.commandName } ?? []
  }

  /// The names of all commands.
  static var names: [String] {
    // Not a key path: Swift 6.3.1's compiler crashes on one through a metatype.
    all.compactMap { $0.configuration.commandName }
  }

  private static var all: [any ParsableCommand.Type] {
    let configuration = Switchboard.configuration
    return configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)
  }
}
