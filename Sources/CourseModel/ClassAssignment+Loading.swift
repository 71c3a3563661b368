import Foundation
import Messages

extension ClassAssignment {
  /// The schema of assignment.json.
  private struct File: Decodable {
    struct Part: Decodable {
      let name: String
      let weight: Double?
      let without: [String]?
    }
    struct Late: Decodable {
      let percentPerDay: Double
      let graceMinutes: Double?
      let maxPercent: Double?
    }
    let title: String
    let exercises: [Part]
    let points: Double?
    let due: String?
    let extensions: [String: String]?
    let late: Late?
    let attempts: String?
  }

  private enum Key: String, CodingKey {
    case exercises, name, weight, without, points, due, extensions, late, attempts
    case percentPerDay, graceMinutes, maxPercent
  }

  /// Reads the assignment in this file, for exercises of a course.
  ///
  /// - Throws: All faults of the file at once, as far as they can be determined.
  package init(at url: URL, in course: Course) throws(CourseError) {
    let data = try DataFile(at: url)
    let file = try data.json(File.self)
    try data.verifyKeys(of: file)
    guard !file.exercises.isEmpty else {
      throw data.malformed(
        at: [Key.exercises], Message("there are no exercises; name at least one"))
    }
    if let points = file.points, points <= 0 {
      throw data.malformed(
        at: [Key.points],
        Message("'points' should be above 0; change it, or leave it out for the sum of the weights")
      )
    }
    let parts = try collect(Array(file.exercises.enumerated())) {
      index, entry throws(CourseError) in
      try Self.part(
        entry, at: [Key.exercises, FileKey(index)], after: file.exercises.prefix(index),
        course, data)
    }
    if let one = parts.firstIndex(where: { $0.weight == nil }),
      parts.contains(where: { $0.weight != nil })
    {
      throw data.malformed(
        at: [Key.exercises, FileKey(one)],
        Message(
          """
          '\(parts[one].exercise, "name")' has no weight, and other exercises have one; give each \
          exercise a weight, or none
          """))
    }
    let zone = file.due?.zone ?? "Z"
    let extensions = try collect((file.extensions ?? [:]).sorted { $0.key < $1.key }) {
      who, text throws(CourseError) in
      (who, try Self.date(text, at: [Key.extensions, FileKey(who)], zone, data))
    }
    self.init(
      title: file.title, parts: parts, points: file.points,
      due: try file.due.map { text throws(CourseError) in
        try Self.date(text, at: [Key.due], zone, data)
      },
      extensions: Dictionary(extensions) { first, _ in first },
      zone: zone,
      // An extension without a zone has that of `due`.
      timeWithoutZone: file.due?.zone != nil
        ? nil : file.due ?? file.extensions?.values.filter { $0.zone == nil }.min(),
      late: try Self.policy(file, data),
      attempts: try Self.attempts(file.attempts, data))
  }

  private static func part(
    _ entry: File.Part, at path: [any CodingKey], after others: ArraySlice<File.Part>,
    _ course: Course, _ data: DataFile
  ) throws(CourseError) -> Part {
    let exercise: Exercise
    do throws(CourseError) {
      exercise = try course.exercise(named: entry.name)
    } catch .unknown(_, let name, let nearest) {
      // Translators: Ends a sentence on an exercise that there is not.
      let instead =
        nearest.map(Message.didYouMean) ?? Message("'switchboard list --all' names them")
      throw data.malformed(
        at: path + [Key.name],
        Message("the course has no exercise '\(name, "name")'; \(instead, "instead")"))
    }
    guard !others.contains(where: { $0.name.lowercased() == entry.name.lowercased() }) else {
      throw data.malformed(
        at: path + [Key.name],
        Message("the exercise '\(entry.name, "name")' is listed twice; keep one of them"))
    }
    if let weight = entry.weight, weight <= 0 {
      throw data.malformed(
        at: path + [Key.weight],
        Message(
          """
          the weight of '\(entry.name, "name")' should be above 0; change it, or leave the \
          exercise out
          """))
    }
    let excluded = entry.without ?? []
    let ids = exercise.checks.map(\.id)
    for (index, id) in excluded.enumerated() where !ids.contains(id) {
      let instead = suggestion(instead: id, among: ids, else: Message.checksAre)
      throw data.malformed(
        at: path + [Key.without, FileKey(index)],
        Message("'\(entry.name, "exercise")' has no check '\(id, "id")'; \(instead, "instead")"))
    }
    guard exercise.checks.contains(where: { $0.points > 0 && !excluded.contains($0.id) }) else {
      throw data.malformed(
        at: path + [Key.without],
        Message(
          """
          without these checks, no check of '\(entry.name, "exercise")' counts; leave the exercise \
          out
          """))
    }
    return Part(exercise: exercise.name, weight: entry.weight, excluded: Set(excluded))
  }

  private static func policy(_ file: File, _ data: DataFile) throws(CourseError) -> LatePolicy? {
    guard let late = file.late else { return nil }
    guard file.due != nil else {
      throw data.malformed(at: [Key.late], Message("'late' has no effect without 'due'; add 'due'"))
    }
    let percents: [(Key, Double)] = [
      (.percentPerDay, late.percentPerDay), (.maxPercent, late.maxPercent ?? 100),
    ]
    for (key, percent) in percents where !(0...100).contains(percent) {
      throw data.malformed(
        at: [Key.late, key],
        Message("'\(key.rawValue, "key")' should be a number from 0 to 100; change it"))
    }
    guard (late.graceMinutes ?? 0) >= 0 else {
      throw data.malformed(
        at: [Key.late, Key.graceMinutes], Message("'graceMinutes' should not be below 0; change it")
      )
    }
    return LatePolicy(
      percentPerDay: late.percentPerDay, graceMinutes: late.graceMinutes ?? 0,
      maxPercent: late.maxPercent ?? 100)
  }

  private static func attempts(
    _ text: String?, _ data: DataFile
  ) throws(CourseError) -> Attempts {
    guard let text else { return .latest }
    guard let attempts = Attempts(rawValue: text) else {
      // Translators: Quotes enclose a key or a word of the file; the text is the present value.
      throw data.malformed(
        at: [Key.attempts],
        Message("'attempts' can be 'latest' or 'best', not '\(text, "text")'; change it"))
    }
    return attempts
  }

  private static func date(
    _ text: String, at path: [any CodingKey], _ zone: String, _ data: DataFile
  ) throws(CourseError) -> Date {
    guard let date = Date(iso8601: text, orZone: zone) else {
      throw data.malformed(
        at: path,
        Message("'\(text, "text")' is not a time; write it like '2026-11-22T23:59:00+01:00'"))
    }
    return date
  }
}

extension Date {
  /// A date and time in ISO 8601: `2026-11-22T23:59:00+01:00`, `…Z`. Nil for any other text.
  ///
  /// - Parameter other: The time zone for a text without one.
  package init?(iso8601 text: String, orZone other: String = "Z") {
    let pattern = /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:?\d\d)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let hasSeconds = match.1 != nil
    let zone = match.2.map(String.init) ?? other
    let moment = "\(text.dropLast(match.2?.count ?? 0))\(hasSeconds ? "" : ":00")"
    let offset = zone.count == 5 ? "\(zone.prefix(3)):\(zone.suffix(2))" : zone
    guard let date = try? Date("\(moment)\(offset)", strategy: .iso8601) else { return nil }
    self = date
  }
}

extension String {
  /// The time zone at the end of an ISO 8601 date and time; nil if there is none.
  fileprivate var zone: String? {
    firstMatch(of: /(Z|[+-]\d\d:?\d\d)$/).map { String($0.1) }
  }
}
