/// A heading of a lesson's page.
package struct LessonPlace: Sendable, Hashable {
  /// The lesson's name, such as `who-owns-whom`.
  package let lesson: String
  /// The heading's text without markup.
  package let heading: String

  init(lesson: String, heading: String) {
    self.lesson = lesson
    self.heading = heading
  }

  /// Parses `who-owns-whom#Down and up`; nil if either part is missing.
  package init?(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 2, let lesson = parts.first, let heading = parts.last, !lesson.isEmpty,
      !heading.isEmpty
    else { return nil }
    self.init(lesson: String(lesson), heading: String(heading))
  }
}

extension LessonPlace: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let place = LessonPlace(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "is no place such as 'who-owns-whom#Down and up'")
    }
    self = place
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension LessonPlace: CustomStringConvertible {
  /// The notation of exercise.json.
  package var description: String { "\(lesson)#\(heading)" }
}
