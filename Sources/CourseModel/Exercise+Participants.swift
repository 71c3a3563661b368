import Foundation

extension Exercise {
  /// What the message diagrams of the task call those who talk to each other, in order of first
  /// mention.
  ///
  /// People who begin write these names in their code as well.
  package var participants: [String] {
    var names: [String] = []
    var isInside = false
    for line in task.split(separator: "\n") {
      if line.hasPrefix("```") {
        // What follows says whose conversation it is.
        isInside = line.dropFirst(3).split(whereSeparator: \.isWhitespace).first == "conversation"
      } else if isInside {
        names += Self.participants(ofStep: line).filter { !names.contains($0) }
      }
    }
    return names
  }

  /// Whom a line `sender -> receiver : message` or `sender --> receiver : answer` is about.
  private static func participants(ofStep line: Substring) -> [String] {
    let head = line.prefix { $0 != ":" }
    guard head.contains("->") else { return [] }
    return head.replacing("-->", with: "->").split(separator: "->").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
