import Messages

extension Message {
  /// The reason is the system's words; what stands between ' is typed so.
  static func cannotBeWatched(reason: String) -> Message {
    Message(
      """
      your files cannot be watched ({reason}): raise the limit of open files ('ulimit -n'), or use \
      'switchboard check' after each change
      """, ["reason": .text(reason)])
  }
}
