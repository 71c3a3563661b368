import Foundation

extension Exercise {
  /// The participants' names in the message diagrams of the task, in order of first mention.
  ///
  /// Beginners use these names in their code as well.
  package var participants: [String] {
    var names: [String] = []
    var isInside = false
    for line in task.split(separator: "\n") {
      if line.hasPrefix("```") {
        // The rest of the line names the conversation's run.
        isInside = line.dropFirst(3).split(whereSeparator: \.isWhitespace).first == "conversation"
      } else if isInside {
        names += Self.participants(ofStep: line).filter { !names.contains($0) }
      }
    }
    return names
  }

  /// The participants in a line `sender -> receiver : message` or `sender --> receiver : answer`.
  private static func participants(ofStep line: Substring) -> [String] {
    let head = line.prefix { $0 != ":" }
    guard head.contains("->") else { return [] }
    return head.replacing("-->", with: "->").split(separator: "->").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
