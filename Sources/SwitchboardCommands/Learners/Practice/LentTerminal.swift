import Messages

/// The terminal as a loop lends it to a program that has it for a while, such as an editor.
struct LentTerminal {
  /// Lends it, and takes it back.
  let lend: (() throws -> Int32?) throws -> Int32?
  /// Says what is opened, where nobody would see it otherwise.
  let say: (Message) -> Void
}
