import Foundation

/// Why a node could not judge a submission, as a file beside the chunk.
struct NodeFailure: Codable {
  private static let suffix = ".failed"

  /// For the report, which students read.
  let sentence: String
  /// For whoever grades.
  let description: String

  /// What is written of an error on this node.
  init(_ error: GradingError, on node: String) {
    sentence = error.sentenceForReports
    description = "\(node): \(error)"
  }

  /// The error where the class is graded.
  var error: GradingError {
    .cluster(.onNode(sentence: sentence, description: description))
  }

  /// Writes it into a folder, whole or not at all; if it cannot be written, nothing comes of the
  /// submission, which is an error as well.
  func write(for key: String, into folder: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? WholeFile.write(data, to: folder.appending(path: key + Self.suffix))
  }

  /// All that nodes have written into this folder, by the submissions' keys.
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
