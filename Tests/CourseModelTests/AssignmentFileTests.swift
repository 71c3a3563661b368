import Foundation
import Testing

@testable import CourseModel

@Suite("An assignment's file")
struct AssignmentFileTests {
  private let folder: CourseFolder

  init() throws { folder = try CourseFolder() }

  private func assignment(_ text: String) throws -> ClassAssignment {
    try folder.write(text, to: "assignment.json")
    return try ClassAssignment(
      at: folder.url.appending(path: "assignment.json"), in: folder.course())
  }

  private func refusal(_ text: String) throws -> String {
    try folder.write(text, to: "assignment.json")
    return try folder.refusal { course in
      try ClassAssignment(at: folder.url.appending(path: "assignment.json"), in: course)
    }
  }

  @Test("says what is set, until when, and what lateness costs")
  func whole() throws {
    let id = try #require(try folder.course().exercise(named: "Bell").checks.first?.id)
    let assignment = try assignment(
      """
      {
        "format": 1, "title": "Homework 3", "points": 100,
        "exercises": [{"name": "Bell", "weight": 2.5}, {"name": "lamp", "weight": 1}],
        "due": "2026-11-22T23:59:00+01:00",
        "extensions": {"jdoe": "2026-11-25T23:59+01:00"},
        "late": {"percentPerDay": 10, "graceMinutes": 15, "maxPercent": 50},
        "attempts": "best"
      }
      """)
    #expect(!id.isEmpty)
    #expect(
      assignment.parts == [
        ClassAssignment.Part(exercise: "Bell", weight: 2.5),
        ClassAssignment.Part(exercise: "Lamp", weight: 1),
      ])
    #expect(assignment.due == Date(timeIntervalSince1970: 1_795_388_340))
    #expect(assignment.zone == "+01:00")
    #expect(
      assignment.extensions == ["jdoe": assignment.due?.addingTimeInterval(3 * 86_400)])
    #expect(
      assignment.late
        == ClassAssignment.LatePolicy(percentPerDay: 10, graceMinutes: 15, maxPercent: 50))
    #expect(assignment.attempts == .best)
  }

  @Test("says which time has no zone; an extension without one has that of the deadline")
  func zones() throws {
    func read(_ due: String?, _ extended: String) throws -> ClassAssignment {
      let due = due.map { #""due": "\#($0)", "# } ?? ""
      return try assignment(
        #"{"format": 1, "title": "H", "exercises": [{"name": "Bell"}], \#(due)"#
          + #""extensions": {"jdoe": "\#(extended)"}}"#)
    }
    let local = "2026-11-22T23:59"
    let zoned = try read(local + "+01:00", local)
    #expect(zoned.timeWithoutZone == nil)
    #expect(zoned.extensions["jdoe"] == zoned.due)
    #expect(try read(local, local).timeWithoutZone == local)
    #expect(try read(local, local).zone == "Z")
    #expect(try read(nil, local).timeWithoutZone == local)
  }

  @Test("needs a title and an exercise, and no more")
  func least() throws {
    let assignment = try assignment(
      #"{"format": 1, "title": "H", "exercises": [{"name": "Bell"}]}"#)
    #expect(assignment.due == nil)
    #expect(assignment.attempts == .latest)
  }

  static let faults: [(String, String)] = [
    (#""exercises": []"#, "there are no exercises; name at least one"),
    (#""exercises": [{"name": "Bel"}]"#, "the course has no exercise 'Bel'; did you mean 'Bell'?"),
    (
      #""exercises": [{"name": "Bell"}, {"name": "bell"}]"#,
      "the exercise 'bell' is listed twice; keep one of them"
    ),
    (
      #""exercises": [{"name": "Bell", "weight": 0}]"#,
      "the weight of 'Bell' should be above 0; change it, or leave the exercise out"
    ),
    (
      #""exercises": [{"name": "Bell", "weight": 2}, {"name": "Lamp"}]"#,
      "'Lamp' has no weight, and other exercises have one; give each exercise a weight, or none"
    ),
    (
      #""exercises": [{"name": "Bell"}], "due": "tomorrow""#,
      "'tomorrow' is not a time; write it like '2026-11-22T23:59:00+01:00'"
    ),
    (
      #""exercises": [{"name": "Bell"}], "due": "2026-13-45T99:99:00Z""#,
      "'2026-13-45T99:99:00Z' is not a time; write it like '2026-11-22T23:59:00+01:00'"
    ),
    (
      #""exercises": [{"name": "Bell"}], "late": {"percentPerDay": 10}"#,
      "'late' has no effect without 'due'; add 'due'"
    ),
    (
      #""exercises": [{"name": "Bell"}], "due": "2026-11-22T00:00Z", "late": {"percentPerDay": 101}"#,
      "'percentPerDay' should be a number from 0 to 100; change it"
    ),
    (
      #""exercises": [{"name": "Bell"}], "attempts": "first""#,
      "'attempts' can be 'latest' or 'best', not 'first'; change it"
    ),
    (
      #""exercises": [{"name": "Bell"}], "extentions": {"ada": "2026-11-22T00:00Z"}"#,
      "unknown key 'extentions'; did you mean 'extensions'?"
    ),
    (
      #""exercises": [{"name": "Bell", "weigth": 2}]"#,
      "unknown key 'weigth'; did you mean 'weight'?"
    ),
    (
      #""exercises": [{"name": "Bell"}], "points": -1"#,
      "'points' should be above 0; change it, or leave it out for the sum of the weights"
    ),
  ]

  @Test("is refused with the line, what is wrong and what to do", arguments: faults)
  func fault(_ content: String, _ sentence: String) throws {
    let text = "{\"format\": 1, \"title\": \"H\",\n\(content)}"
    let refusal = try refusal(text)
    #expect(refusal.hasPrefix("COURSE/assignment.json:2: "))
    #expect(refusal.hasSuffix(sentence))
  }

  @Test("is refused where a check that is left out is none, or all of them are")
  func checks() throws {
    let checks = try folder.course().exercise(named: "Bell").checks
    let none = try refusal(
      #"{"format": 1, "title": "H", "exercises": [{"name": "Bell", "without": ["nowhere"]}]}"#)
    #expect(none.contains("'Bell' has no check 'nowhere'; "))
    let all = checks.map { "\"\($0.id)\"" }.joined(separator: ", ")
    let nothing = try refusal(
      #"{"format": 1, "title": "H", "exercises": [{"name": "Bell", "without": ["# + all + "]}]}")
    #expect(nothing.contains("no check of 'Bell' counts; leave the exercise out"))
  }

  @Test("is refused whole where it is no JSON, or a key is missing or twice")
  func syntax() throws {
    #expect(try refusal("{").contains("the file ends too early"))
    #expect(try refusal(#"{"format": 1, "title": "H"}"#).contains("the key 'exercises' is missing"))
    #expect(try refusal(#"{"format": 9, "title": "H", "exercises": []}"#).contains("format 9"))
  }
}
