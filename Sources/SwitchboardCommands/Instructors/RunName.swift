import Foundation

/// What a run of `grade` is called: the time at which it began, in UTC, as every file system takes it.
struct RunName: Hashable, Comparable {
  /// `2026-11-22T16-50-00Z`; of several in one second, all but the first have a number behind it.
  let text: String

  init(_ time: Date) { text = time.ISO8601Format().replacing(":", with: "-") }

  /// Nil if it is none, such as a path that leads elsewhere.
  init?(text: String) {
    guard text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?/) != nil else { return nil }
    self.text = text
  }

  private init(unchecked text: String) { self.text = text }

  /// This, or with a number behind it the first that is not taken.
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
