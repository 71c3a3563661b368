import CourseModel
import Foundation

/// Splits a file of the stub and of the solution into shared lines and changes.
struct StepCutter {
  private let old: [Substring]
  private let new: [Substring]
  /// The TODO numbers by line index, for each line of the stub that marks a TODO.
  private let marks: [Int: Int]
  private let firstChange: Int
  private(set) var pieces: [Steps.Piece] = []
  private(set) var changes: [StepChange] = []

  /// - Parameter firstChange: The index of the first change.
  init(_ old: SourceFile?, _ new: SourceFile?, firstChange: Int) {
    self.old = old?.lines ?? []
    self.new = new?.lines ?? []
    self.firstChange = firstChange
    var marks: [Int: Int] = [:]
    for todo in old?.todos ?? [] { marks[todo.line - 1] = todo.number }
    self.marks = marks
  }

  mutating func cut() {
    for run in ListDifference(from: old, to: new).runs {
      if run.isEqual {
        pieces += old[run.old].map { .shared($0) }
      } else {
        append(old[run.old], new[run.new])
      }
    }
  }

  private mutating func append(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) {
    let own = old.indices.compactMap { marks[$0] }.max()
    let above = marks.filter { $0.key < old.startIndex }.max { $0.key < $1.key }?.value
    let below = marks.filter { $0.key >= old.startIndex }.min { $0.key < $1.key }?.value
    pieces.append(.change(firstChange + changes.count))
    changes.append(
      StepChange(
        old: Array(old), new: Array(new), todo: own ?? above ?? below, hasMark: own != nil))
  }
}

extension SourceFile {
  fileprivate var lines: [Substring] {
    String(decoding: content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
