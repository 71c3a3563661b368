import Checking
import Observation
import Testing

import class FinalWhistle.Match
import struct FinalWhistle.Score
import class FinalWhistle.Scoreboard

/// Each TODO's checks are in an extension.
@MainActor
@Suite struct FinalWhistleSuite {}

// MARK: - TODO 1

extension FinalWhistleSuite {
  @Test func canBeObserved() {
    let reads: [(String, (Match) -> Void, (Match) -> Void)] = [
      ("homeGoals", { _ = $0.homeGoals }, { $0.goal(by: "Ann", forHome: true) }),
      ("guestGoals", { _ = $0.guestGoals }, { $0.goal(by: "Ben", forHome: false) }),
      ("scorer", { _ = $0.scorer }, { $0.goal(by: "Cleo", forHome: true) }),
      ("isOver", { _ = $0.isOver }, { $0.whistle() }),
    ]
    for (name, read, change) in reads {
      let match = Match(home: "Reds", guests: "Blues")
      let note = Note()
      withObservationTracking {
        read(match)
      } onChange: {
        MainActor.assumeIsolated { note.count += 1 }
      }
      change(match)
      let count = note.count
      guard count == 1 else {
        Issue.record(
          """
          Somebody observed `\(name)` of a match, and it changed. They heard of it \(times(count)), \
          and should hear of it once. A macro in front of the class lets others observe all of its \
          properties.
          """)
        return
      }
    }
    #expect(reads.count == 4)
  }
}

// MARK: - TODO 2

extension FinalWhistleSuite {
  @Test func goalArrives() async {
    let match = Match(home: "Reds", guests: "Blues")
    let reader = Reader(match.scores())
    await settle()
    match.goal(by: "Ann", forHome: true)
    await settle()
    match.goal(by: "Ben", forHome: false)
    match.goal(by: "Cleo", forHome: false)
    await settle()
    let texts = reader.texts
    reader.cancel()
    await settle()
    #expect(
      texts == ["Reds 0 : 0 Blues", "Reds 1 : 0 Blues (Ann)", "Reds 1 : 2 Blues (Cleo)"],
      """
      While somebody read the scores, Ann shot a goal for the Reds. A turn later, Ben and Cleo shot one \
      each for the Blues, in one turn. The reader got \(said(texts)). It should be three scores: the \
      one at the beginning, Reds 1 : 0 Blues (Ann), and Reds 1 : 2 Blues (Cleo). The closure of \
      `Observations` has to read the score each time it runs.
      """)
  }

  @Test func lastScoreArrives() async {
    let match = Match(home: "Reds", guests: "Blues")
    let reader = Reader(match.scores())
    await settle()
    match.goal(by: "Ann", forHome: true)
    await settle()
    let before = reader.texts.count
    match.goal(by: "Ben", forHome: false)
    match.whistle()
    await settle()
    let (texts, isLast) = (Array(reader.texts.dropFirst(before)), reader.knowsTheEnd)
    reader.cancel()
    await settle()
    // Another check judges whether scores arrive.
    guard before == 2 else { return }
    #expect(
      texts == ["Reds 1 : 1 Blues (Ben)"] && isLast,
      """
      Ben shot a goal, and the referee ended the match in the same turn. Somebody who read the scores \
      got \(said(texts)). It should be one more score, Reds 1 : 1 Blues (Ben), which says that the \
      match is over.
      """)
  }

  @Test func minuteIsSilent() async {
    let match = Match(home: "Reds", guests: "Blues")
    let reader = Reader(match.scores())
    await settle()
    let before = reader.texts.count
    for minute in [1, 45, 91] {
      match.minute = minute
      await settle()
    }
    let after = reader.texts.count
    let isOver = reader.isOver
    reader.cancel()
    await settle()
    // Another check judges whether scores arrive.
    guard before == 1 else { return }
    #expect(
      after == before && !isOver,
      """
      While somebody read the scores, the minute changed three times, to 91 in the end. The reader \
      got \(after - before) more scores\(isOver ? ", and the sequence ended" : ""). No score shows \
      the minute, and only the referee ends a match. Code that reads a property waits for its changes.
      """)
  }

  @Test func matchIsFreed() async {
    let (scene, reader) = await readMatch()
    let isFreed = scene.isFreed("the match")
    reader.cancel()
    await settle()
    #expect(
      isFreed,
      """
      Somebody waits for the next score of a match, and everybody else has released the match. It's \
      still in memory. The sequence keeps its closure, and the closure keeps what it captures.
      """)
  }

  @Test func endsWithoutMatch() async {
    let (scene, scores) = scoresOfNobody()
    // Another check judges that.
    guard scene.isFreed("the match") else { return }
    let reader = Reader(scores)
    await settle()
    let isOver = reader.isOver
    let texts = reader.texts
    reader.cancel()
    await settle()
    #expect(
      isOver && texts.isEmpty,
      """
      A match was deallocated, and then somebody began to read its scores. They got \
      \(said(texts)), and the sequence has \(isOver ? "" : "not ")ended. It should end at once, \
      without a score.
      """)
  }

  // These end before the check looks: their local variables keep nothing alive.

  private func readMatch() async -> (Scene, Reader) {
    let match = Match(home: "Reds", guests: "Blues")
    let reader = Reader(match.scores())
    await settle()
    return (Scene(["the match": match]), reader)
  }

  private func scoresOfNobody() -> (Scene, Observations<Score, Never>) {
    let match = Match(home: "Reds", guests: "Blues")
    return (Scene(["the match": match]), match.scores())
  }
}

// MARK: - TODO 3

extension FinalWhistleSuite {
  @Test func eachScoreIsShown() async {
    let lines = await lines(of: [(1, 0, "Ann"), (1, 1, "Ben"), (2, 1, "Cleo")])
    #expect(
      lines.suffix(3) == [
        "Reds 1 : 0 Blues (Ann)", "Reds 1 : 1 Blues (Ben)", "Reds 2 : 1 Blues (Cleo)",
      ],
      """
      A board followed a match, and three goals came, one in each turn. The board showed \
      \(said(lines)), and should show the score after each goal.
      """)
  }

  @Test func presentIsShown() async {
    let lines = await lines(of: [])
    #expect(
      lines == ["Reds 0 : 0 Blues"],
      """
      A board began to follow a match without goals, and nothing has changed since. The board showed \
      \(said(lines)), and should show the present score: Reds 0 : 0 Blues. The first value of the \
      sequence is no change, and still a score.
      """)
  }

  @Test func equalIsNotRepeated() async {
    let lines = await lines(of: [(1, 0, "Ann"), (1, 0, "Ann"), (1, 0, "Ann"), (2, 0, "Ann")])
    // Another check judges that it shows one after the other.
    guard lines.count > 1 else { return }
    let mine = lines.filter { $0 != "Reds 0 : 0 Blues" }
    #expect(
      mine == ["Reds 1 : 0 Blues (Ann)", "Reds 2 : 0 Blues (Ann)"],
      """
      A goal counted, and twice the referee took another one back in the same turn. So equal scores \
      came after each other. The board showed \(said(mine)), and should show each score only once \
      in a row.
      """)
  }

  @Test func earlierComesBack() async {
    let lines = await lines(of: [(1, 0, "Ann"), (0, 0, nil), (1, 0, "Ann")])
    guard lines.count > 1 else { return }
    let mine = Array(lines.drop { $0 != "Reds 1 : 0 Blues (Ann)" })
    #expect(
      mine == ["Reds 1 : 0 Blues (Ann)", "Reds 0 : 0 Blues", "Reds 1 : 0 Blues (Ann)"],
      """
      A goal counted, the referee took it back a turn later, and then the same goal counted after all. \
      The board showed \(said(mine)), and should show all three. Only the line before counts, not \
      all that the board has ever shown.
      """)
  }
}

// MARK: - TODO 4

extension FinalWhistleSuite {
  @Test func hornPerGoal() async {
    let board = await board(showing: [(1, 0, "Ann"), (1, 1, "Ben"), (3, 1, "Ann")])
    // Another check judges that it begins with the present score.
    guard board.lines.first == "Reds 0 : 0 Blues" else { return }
    let horns: Int = board.horns
    #expect(
      horns == 4,
      """
      A board followed a match from 0 : 0. The scores after three turns were 1 : 0, 1 : 1 and 3 : 1. The \
      horn sounded \(times(horns)), and should sound 4 times: twice after the last turn, with its two \
      goals. A sequence has no old values.
      """)
  }

  @Test func beginningIsSilent() async {
    let (board, source) = (Scoreboard(), Source())
    source.set(2, 1, "Ann")
    let scores = source.scores()
    let run = Run { await board.follow(scores) }
    await settle()
    let horns: Int = board.horns
    run.cancel()
    await settle()
    #expect(
      horns == 0,
      """
      A board began to follow a match at 2 : 1. The horn sounded \(times(horns)), and should be \
      silent: these goals are old.
      """)
  }

  @Test func takenBackIsSilent() async {
    let board = await board(showing: [(1, 0, "Ann"), (2, 0, "Ann"), (1, 0, nil), (1, 1, "Ben")])
    // Another check judges that it begins with the present score.
    guard board.lines.first == "Reds 0 : 0 Blues" else { return }
    let horns: Int = board.horns
    #expect(
      horns == 3,
      """
      A board followed a match. Two goals came, the referee took one back, and another one came. \
      The horn sounded \(times(horns)), and should sound 3 times. It can't sound less than not at all.
      """)
  }

  @Test func nextMatch() async {
    let board = Scoreboard()
    var horns: [Int] = []
    for goals in [1, 5] {
      let source = Source()
      source.set(goals, 0, "Ann")
      let scores = source.scores()
      let run = Run { await board.follow(scores) }
      await settle()
      let silent: Int = board.horns
      source.set(goals, 1, "Ben")
      await settle()
      let loud: Int = board.horns
      horns += [silent, loud]
      run.cancel()
      await settle()
    }
    // Another check judges the horn of one match.
    guard horns.prefix(2) == [0, 1] else { return }
    let lines: [String] = board.lines
    #expect(
      horns == [0, 1, 1, 2] && lines.last == "Reds 5 : 1 Blues (Ben)",
      """
      A board followed a match, and a goal came. Then it followed another match, which was at 5 : 0, \
      and another goal came. \
      The horn sounded \(times(horns[2] - horns[1])) for the old goals of the second match, and \
      \(times(horns[3] - horns[2])) for the new one. The board showed \(said(lines)). Each match \
      begins anew.
      """)
  }

  /// The lines that a board shows of these scores, after 0 : 0.
  private func lines(of goals: [(Int, Int, String?)]) async -> [String] {
    let board = await board(showing: goals)
    return board.lines
  }

  /// A board that has shown 0 : 0 and these scores.
  private func board(showing goals: [(Int, Int, String?)]) async -> Scoreboard {
    let (board, source) = (Scoreboard(), Source())
    let scores = source.scores()
    let run = Run { await board.follow(scores) }
    await settle()
    for (home, guests, scorer) in goals {
      source.set(home, guests, scorer)
      await settle()
    }
    run.cancel()
    await settle()
    return board
  }
}

// MARK: - TODO 5

extension FinalWhistleSuite {
  @Test func boardEnds() async {
    let (board, source) = (Scoreboard(), Source())
    let scores = source.scores()
    let run = Run { await board.follow(scores) }
    await settle()
    source.set(1, 0, "Ann")
    await settle()
    let (wasOver, shown) = (run.isOver, said(board.lines))
    source.end()
    await settle()
    let isOver = run.isOver
    run.cancel()
    await settle()
    guard !wasOver else {
      Issue.record(
        """
        A board followed a match, and a goal came. The board showed \(shown), and `follow(_:)` has \
        returned, though the match goes on.
        """)
      return
    }
    #expect(
      isOver,
      """
      A board followed a match until the referee ended it. `follow(_:)` still waits for another \
      score, which will never come. Each score says whether the match is over.
      """)
  }

  @Test func lastGoalIsShown() async {
    let (board, source) = (Scoreboard(), Source())
    let scores = source.scores()
    let run = Run { await board.follow(scores) }
    await settle()
    source.set(0, 1, "Ben")
    source.end()
    await settle()
    run.cancel()
    await settle()
    let lines: [String] = board.lines
    #expect(
      lines.last == "Reds 0 : 1 Blues (Ben)",
      """
      Ben shot a goal in the last moment, and the referee ended the match in the same turn. The board \
      showed \(said(lines)), and its last line should be Reds 0 : 1 Blues (Ben). The last score is \
      still a score.
      """)
  }

  @Test func boardIsFreed() async {
    let scene = await boardLeftAlone()
    let isFreed = scene.isFreed("the board")
    #expect(
      isFreed,
      """
      A board followed a match to its end, and then nobody needed the board any more. It's still in \
      memory. \(scene.keepers(of: "the board"))
      """)
  }

  // This ends before the check looks: its local variables keep nothing alive.
  private func boardLeftAlone() async -> Scene {
    let (board, source) = (Scoreboard(), Source())
    let scores = source.scores()
    let run = Run { await board.follow(scores) }
    await settle()
    source.set(1, 0, "Ann")
    source.end()
    await settle()
    run.cancel()
    await settle()
    return Scene(["the board": board])
  }
}
