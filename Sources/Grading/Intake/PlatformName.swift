/// Names that learning platforms give to what they export.
enum PlatformName {
  /// Who handed in what has this name, by what the platform writes into it; nil if it is no name of
  /// a platform's.
  static func person(in name: String) -> String? {
    guard name.contains("_") else { return nil }  // as most names are
    return moodle(name) ?? blackboard(name) ?? canvas(name)
  }

  /// `Jane Doe_1327627_assignsubmission_file`, with more behind it where folders were not asked for.
  private static func moodle(_ name: String) -> String? {
    name.firstMatch(of: /^(.+_\d+)_assignsubmission_[a-z]+/).map { String($0.1) }
  }

  /// `Homework 1_jdoe_attempt_2026-11-22-10-00-00_A.swift`.
  private static func blackboard(_ name: String) -> String? {
    name.firstMatch(of: /_([^_]+)_attempt_\d{4}(-\d\d){5}/).map { String($0.1) }
  }

  /// `doejane_4567_89012_A.swift`, `doejane_LATE_4567_89012_A.swift`, `anon_x1y2z_89012_A.swift`.
  private static func canvas(_ name: String) -> String? {
    let named = /^([^_]+_)?(?:LATE_)?(\d+)_(?:\d+_.+|(?:text|link)\.html)$/
    let anonymous = /^(?:LATE_)?(anon_[^_]+)_(?:\d+_.+|(?:text|link)\.html)$/
    if let match = name.wholeMatch(of: anonymous) { return String(match.1) }
    return name.wholeMatch(of: named).map { "\($0.1 ?? "")\($0.2)" }
  }
}
