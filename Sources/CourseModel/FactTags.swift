import Foundation
import Messages

/// The facts that each place teaches, as a data file declares them.
///
/// A place is a heading of a lesson's page, without markup, or the id of an exercise's check.
enum FactTags: Decodable {
  case places([String: [String]])
  /// The old format: a list of facts without places.
  case list

  enum Key: String, CodingKey {
    case facts
  }

  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      self = .list
    } else {
      self = .places(try [String: [String]](from: decoder))
    }
  }

  /// The numbers by place; an error with an example of the format for the old one.
  static func numbers(
    _ tags: FactTags?, in data: DataFile, else fault: Message
  ) throws(CourseError) -> [String: [String]] {
    switch tags {
    case nil: return [:]
    case .places(let places): return places
    case .list:
      throw data.malformed(at: [Key.facts], fault)
    }
  }
}

extension Lesson {
  /// The line, counted from 1, where the front matter names a heading that teaches facts, or one of
  /// its facts.
  package func line(ofFactsUnder heading: String, index: Int? = nil) throws(CourseError) -> Int {
    try FrontMatter(at: file).data.line(ofFactsAt: heading, index: index)
  }
}

extension Exercise {
  /// The line, counted from 1, where exercise.json names a check that exercises facts, or one of
  /// its facts.
  package func line(ofFactsAt check: String, index: Int? = nil) throws(CourseError) -> Int {
    try data().line(ofFactsAt: check, index: index)
  }

  /// The error for a duplicate key in exercise.json, which Foundation accepts; nil without one.
  package func repeatedKey() throws(CourseError) -> CourseError? { try data().repeatedKey }

  private func data() throws(CourseError) -> DataFile {
    try DataFile(at: folder.appending(path: "exercise.json"))
  }
}

extension DataFile {
  fileprivate func line(ofFactsAt place: String, index: Int?) -> Int {
    line(of: [FactTags.Key.facts, Name(place)] + (index.map { [Name($0)] } ?? []))
  }

  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
  }
}
