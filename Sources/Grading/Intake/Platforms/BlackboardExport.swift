/// What Blackboard's "Assignment File Download" writes into names.
enum BlackboardExport {
  /// `Homework 1_jdoe_attempt_2026-11-22-10-00-00_A.swift`.
  static func person(in name: String) -> String? {
    name.firstMatch(of: /_([^_]+)_attempt_\d{4}(-\d\d){5}/).map { String($0.1) }
  }
}
