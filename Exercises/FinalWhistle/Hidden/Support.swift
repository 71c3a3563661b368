import Observation

import class FinalWhistle.Match
import struct FinalWhistle.Score

/// A match that changes as a check says.
@MainActor
@Observable
final class Source {
  private var score: Score

  init() {
    score = Score(
      home: "Reds", guests: "Blues", homeGoals: 0, guestGoals: 0, scorer: nil, isOver: false)
  }

  func scores() -> Observations<Score, Never> { Observations { self.score } }

  func set(_ home: Int, _ guests: Int, _ scorer: String?) {
    score = Score(
      home: "Reds", guests: "Blues", homeGoals: home, guestGoals: guests, scorer: scorer,
      isOver: score.isOver)
  }

  func end() {
    score = Score(
      home: "Reds", guests: "Blues", homeGoals: score.homeGoals, guestGoals: score.guestGoals,
      scorer: score.scorer, isOver: true)
  }
}

/// A reader of all scores, as they arrive.
@MainActor
final class Reader {
  private(set) var texts: [String] = []
  private(set) var isOver = false
  /// Whether the newest score says that the match is over.
  private(set) var knowsTheEnd = false
  private var task: Task<Void, Never>?

  init(_ scores: Observations<Score, Never>) {
    task = Task {
      for await score in scores {
        texts.append(score.text)
        knowsTheEnd = score.isOver
      }
      isOver = true
    }
  }

  func cancel() { task?.cancel() }
}

/// A task that waits.
@MainActor
final class Run {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(_ work: @escaping @MainActor () async -> Void) {
    task = Task {
      await work()
      isOver = true
    }
  }

  func cancel() { task?.cancel() }
}

/// The number of times that something happened.
@MainActor
final class Note {
  var count = 0
}

/// Ends the turn, so that every task that can continue does. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<60 { await Task.yield() }
}

/// Lines of this match for a message; only these appear in it.
func said(_ lines: [String]) -> String {
  guard !lines.isEmpty else { return "nothing" }
  let shown = lines.prefix(5).map { line in
    line.wholeMatch(of: /Reds \d+ : \d+ Blues( \((Ann|Ben|Cleo)\))?/) == nil ? "another text" : line
  }
  return shown.joined(separator: "; ") + (lines.count > 5 ? "; and more" : "")
}
