import Foundation

/// The reason why a node could not judge a submission, as a file beside the chunk.
struct NodeFailure: Codable {
  private static let suffix = ".failed"

  /// The sentence for the report, which students read.
  let sentence: String
  /// The description for graders.
  let description: String

  /// The failure for an error on this node.
  init(_ error: GradingError, on node: String) {
    sentence = error.sentenceForReports
    description = "\(node): \(error)"
  }

  /// The error to throw where the class is graded.
  var error: GradingError {
    .cluster(.onNode(sentence: sentence, description: description))
  }

  /// Writes the failure into a folder, completely or not at all. If that fails, the submission has
  /// neither a judgement nor a reason, which is an error as well.
  func write(for key: String, into folder: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? WholeFile.write(data, to: folder.appending(path: key + Self.suffix))
  }

  /// All failures that nodes have written to this folder, by the submissions' keys.
  static func all(in folder: URL) -> [String: NodeFailure] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.reduce(into: [:]) { failures, name in
      let data = FileManager.default.contents(atPath: folder.appending(path: name).path)
      failures[String(name.dropLast(suffix.count))] = data.flatMap {
        try? JSONDecoder().decode(NodeFailure.self, from: $0)
      }
    }
  }
}
