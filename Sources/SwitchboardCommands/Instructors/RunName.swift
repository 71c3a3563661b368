import Foundation

/// The name of a run of `grade`: its start time in UTC, in a form that every file system accepts.
struct RunName: Hashable, Comparable {
  /// Such as `2026-11-22T16-50-00Z`. A second run within the same second gets a number at the end.
  let text: String

  init(_ time: Date) { text = time.ISO8601Format().replacing(":", with: "-") }

  /// Returns nil for any other text, such as a path that leads elsewhere.
  init?(text: String) {
    guard text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?/) != nil else { return nil }
    self.text = text
  }

  private init(unchecked text: String) { self.text = text }

  /// This name, or the first free one with a number at the end.
  func free(_ isTaken: (RunName) -> Bool) -> RunName {
    var (name, number) = (self, 2)
    while isTaken(name) {
      name = RunName(unchecked: "\(text)-\(number)")
      number += 1
    }
    return name
  }

  static func < (first: RunName, second: RunName) -> Bool {
    first.text.compare(second.text, options: .numeric) == .orderedAscending
  }
}
