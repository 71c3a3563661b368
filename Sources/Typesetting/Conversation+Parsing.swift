import CourseModel

extension Conversation {
  /// Parses the conversation in a block.
  ///
  /// - Throws: `ConversationError` with the first faulty line of the document.
  package init(parsing block: CodeBlock) throws(ConversationError) {
    var participants = Participants()
    var steps: [Step] = []
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = String(line.trimmed)
      guard !words.isEmpty else { continue }
      do throws(ConversationError.Problem) {
        steps.append(try Self.step(words, among: &participants))
      } catch {
        // The fence is the block's first line.
        throw ConversationError(line: block.sourceLine + 1 + index, problem: error)
      }
    }
    guard !participants.names.isEmpty else {
      throw ConversationError(line: block.sourceLine, problem: .isEmpty)
    }
    self.init(participants: participants.names, steps: steps)
  }

  /// Parses one line. Text follows the first colon, so a message may contain colons and arrows.
  private static func step(
    _ line: String, among participants: inout Participants
  ) throws(ConversationError.Problem) -> Step {
    let colon = line.firstIndex(of: ":")
    let head = line[..<(colon ?? line.endIndex)]
    let text = colon.map { String(line[$0...].dropFirst().trimmed) } ?? ""
    let arrows = arrows(in: head)
    guard let arrow = arrows.first else {
      guard head.trimmed == "note" else { throw .hasNoArrow(line: line) }
      guard !text.isEmpty else { throw .hasEmptyNote }
      return .note(text)
    }
    guard ["->", "-->"].contains(arrow) else { throw .hasUnknownArrow(String(arrow)) }
    guard arrows.count == 1 else { throw .hasTwoArrows(line: line) }
    let sender = String(head[..<arrow.startIndex].trimmed)
    guard !sender.isEmpty else { throw .hasNoSender(line: line) }
    let receiver = String(head[arrow.endIndex...].trimmed)
    guard !receiver.isEmpty else { throw .hasNoReceiver(line: line) }
    guard !text.isEmpty else { throw .hasNoMessage(line: line) }
    return .message(
      Message(
        sender: participants.index(of: sender), receiver: participants.index(of: receiver),
        text: text, isAnswer: arrow == "-->"))
  }

  /// Runs of arrow characters with an arrow: `<->` is one run; the hyphen of a name is none.
  private static func arrows(in head: Substring) -> [Substring] {
    head.split { !"-=<>".contains($0) }.filter { $0.contains("->") }
  }

  /// The participants' names, in order of first mention.
  private struct Participants {
    private(set) var names: [String] = []
    private var indices: [String: Int] = [:]

    mutating func index(of name: String) -> Int {
      let name = name.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      if let index = indices[name] { return index }
      indices[name] = names.count
      names.append(name)
      return names.count - 1
    }
  }
}
