import Grading
import Messages

/// The name of an exercise, which is the name of the Swift module that learners write.
package struct ModuleName: Sendable {
  let text: String

  /// Rejects text that can't or shouldn't be a module's name, judged by the text alone.
  package init(_ text: String) throws(DraftingError) {
    guard text.count <= Self.maxLength else {
      throw .name(text, reason: .longName(Self.maxLength))
    }
    guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      let better = Self.camelCase(text)
      throw .name(
        text,
        reason: better.isEmpty
          ? Message(
            """
            a Swift module's name has letters and digits and begins with a capital, such as \
            'FlipSide'
            """)
          : Message(
            """
            a Swift module's name has letters and digits and begins with a capital: \
            '\(better, "better")'
            """))
    }
    guard !Self.keywords.contains(text) else {
      throw .name(text, reason: Message("it is a Swift keyword; add another word to it"))
    }
    guard !Self.own.contains(text) else {
      throw .name(
        text, reason: Message("switchboard has a module with that name; add another word to it"))
    }
    self.text = text
  }

  private static let maxLength = 60
  private static let keywords: Set = ["Any", "Self", "Type", "Protocol"]
  /// Modules with which the learners' code and suites are compiled or run.
  private static let own: Set = [
    "MiniCocoa", "SafeFoundation", "Checking", "SuiteRunner", "ConversationRecorder", "DemoRunner",
    "Program",
    "Canary",
  ]

  /// Rejects a name that a library has, because it would be ambiguous.
  ///
  /// Asks the compiler, so that the answer applies to the toolchain that grades.
  package func verify(in machine: Machine) throws {
    let programRunner = try PageProgramRunner(in: machine)
    func compiles(_ program: String) throws -> Bool {
      try programRunner.outcome(of: program, runs: false) == .compiles
    }
    let module = "#if !canImport(\(text))\n#error(\"there is none\")\n#endif\n"
    guard try !compiles(module) else {
      throw DraftingError.name(
        text, reason: Message("there is a Swift module with that name; add another word to it"))
    }
    let libraries = "import Foundation\nimport MiniCocoa\nimport Synchronization\nimport Testing\n"
    guard try !compiles(libraries + "typealias Trial = \(text)\n") else {
      throw DraftingError.name(
        text,
        reason: Message(
          """
          Swift, Foundation, MiniCocoa or Testing has a type with that name, which learners could \
          then not use; add another word to it
          """))
    }
  }

  private static func camelCase(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.drop { $0.isNumber }.prefix(1).uppercased() + name.drop { $0.isNumber }.dropFirst()
  }
}
