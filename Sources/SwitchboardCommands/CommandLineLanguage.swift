import ArgumentParser
import Messages

/// The language of errors that occur while the command line is parsed. A task-local value, because
/// the parser does not pass on a context.
enum CommandLineLanguage {
  @TaskLocal static var catalogue = Catalogue.english
}

extension ValidationError {
  /// An error in the user's language. The parser adds the usage.
  init(_ message: Message) {
    self.init(CommandLineLanguage.catalogue.text(of: message))
  }
}
