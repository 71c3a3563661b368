import ArgumentParser
import Messages

/// The language in which command lines are found fault with while they are parsed: the parser has no
/// context to hand on.
enum CommandLineLanguage {
  @TaskLocal static var catalogue = Catalogue.english
}

extension ValidationError {
  /// A fault in the language of whoever has typed the command line; the parser says how it is used.
  init(_ message: Message) {
    self.init(CommandLineLanguage.catalogue.text(of: message))
  }
}
