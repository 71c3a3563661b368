import TestSupport
import Testing
@testable import Typesetting

@testable import FullScreen

/// Pages and runs that the tests share.
enum Samples {
  static let program = """
    weak var a = 1
    print("play")
    print("stop")

    """

  /// Returns a page with one program and this block below it.
  static func page(_ block: String) -> String {
    "# Player\n\n```swift player.swift\n\(program)```\n\n\(block)\n\nThe page goes on.\n"
  }

  static func predictions(_ block: String) throws -> PagePredictions {
    PagePredictions(in: try MarkdownDocument(parsing: page(block)), of: "player")
  }

  /// Returns the prediction of a block with this head and these options.
  static func prediction(_ head: String, _ options: [String] = []) throws -> Prediction {
    let list = options.map { "- \($0)\n" }.joined()
    let page = try predictions("```predict \(head)\nWhat?\n\n\(list)\nWhy: So.\n```")
    #expect(page.findings.map(\.sentence) == [])
    return try #require(page.predictions.first)
  }

  static func answer(
    _ head: String, _ options: [String] = [], before: [String], after: [String]? = nil
  ) throws -> PredictionAnswer {
    try PredictionAnswer(
      to: prediction(head, options), unedited: .printed(before), edited: .printed(after ?? before))
  }
}
