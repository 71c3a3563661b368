import Foundation
import Messages

extension Exercise {
  /// The changes to the solution that make no difference, from mutants.json; empty without it.
  package func harmlessMutants() throws(CourseError) -> [HarmlessMutant] {
    let url = folder.appending(path: "mutants.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let data = try DataFile(at: url)
    let entries = try data.json(HarmlessFile.self).harmless
    let files = try solution().map(\.name)
    return try collect(Array(entries.enumerated())) { index, entry throws(CourseError) in
      try entry.mutant(among: files) { fault in
        data.malformed(at: [HarmlessFile.Key.harmless, HarmlessFile.Index(index)], fault)
      }
    }
  }
}

/// The schema of mutants.json.
private struct HarmlessFile: Decodable {
  struct Entry: Decodable {
    let file: String
    let `in`: String
    let before: String
    let after: String
    let reason: String

    func mutant(
      among files: [String], _ malformed: (_ fault: Message) -> CourseError
    ) throws(CourseError) -> HarmlessMutant {
      guard files.contains(file) else {
        let instead = suggestion(instead: file, among: files, else: Message.filesAre)
        throw malformed(
          Message("the solution has no file '\(file, "file")'; \(instead, "instead")"))
      }
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw malformed(
          Message("a mutant has no reason; say why this change makes no difference to any caller"))
      }
      return HarmlessMutant(
        step: HarmlessMutant.Step(file: file, place: `in`, before: before, after: after),
        reason: reason)
    }
  }

  enum Key: String, CodingKey {
    case harmless
  }

  struct Index: CodingKey {
    let index: Int
    init(_ index: Int) { self.index = index }
    init?(intValue: Int) { self.index = intValue }
    init?(stringValue: String) { nil }
    var intValue: Int? { index }
    var stringValue: String { "\(index)" }
  }

  let harmless: [Entry]
}

extension Message {
  /// Of a solution.
  fileprivate static func filesAre(_ names: String) -> Message {
    Message("its files are \(names, "names")")
  }
}

/// A change to the solution that makes no difference, so that no check can fail: see mutants.json.
package struct HarmlessMutant: Sendable, Hashable {
  /// A change in one place.
  package struct Step: Sendable, Hashable {
    /// A file of the solution.
    let file: String
    /// The declaration, such as `List.add(_:)`.
    package let place: String
    /// The statement or declaration before the change, on one line.
    package let before: String
    /// The statement or declaration after the change, on one line.
    package let after: String

    package init(file: String, place: String, before: String, after: String) {
      self.file = file
      self.place = place
      self.before = before
      self.after = after
    }
  }

  package let step: Step
  /// The reason why it makes no difference.
  let reason: String
}
