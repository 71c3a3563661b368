import Checking
import Testing

import class FourNeeds.EpisodeScreen
import class FourNeeds.Lamp
import class FourNeeds.Library
import class FourNeeds.Logbook
import class FourNeeds.Player
import class FourNeeds.SleepTimer

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.
@MainActor
@Suite struct FourNeedsSuite {
  // MARK: One answer

  @Test func answerIsShown() async {
    let (library, screen) = (Library(), EpisodeScreen())
    let load = Run { await screen.load(from: library) }
    await settle()
    guard !load.isOver else {
      Issue.record(
        """
        A screen asked the library, and the server hasn't answered yet, but `load(from:)` of \
        EpisodeScreen has returned. It should wait for the answer.
        """)
      return
    }
    let title = unforeseenTitle()
    library.serverDidAnswer(title)
    await settle { load.isOver }
    guard shows(screen, title) else {
      Issue.record(
        """
        A screen asked the library, and the server answered. `title` of EpisodeScreen isn't the \
        answer. `serverDidAnswer(_:)` should pass it on to the waiting screen.
        """)
      return
    }
    #expect(
      load.isOver,
      """
      A screen asked, the server answered, and the screen shows the title, but `load(from:)` of \
      EpisodeScreen hasn't returned. One question has one answer, and then it is over.
      """)
  }

  @Test func bothAreAnswered() async {
    let (library, first, second) = (Library(), EpisodeScreen(), EpisodeScreen())
    let loads = [first, second].map { screen in Run { await screen.load(from: library) } }
    await settle()
    let title = unforeseenTitle()
    library.serverDidAnswer(title)
    await settle { loads.allSatisfy(\.isOver) }
    let shown = [first, second].map { shows($0, title) }
    #expect(
      shown == [true, true],
      """
      Two screens asked one library, and then the server answered. \
      \(shown.contains(true) ? "Only one of them" : "Neither of them") shows the answer. Every \
      question gets the answer, even if a second one comes before the first answer.
      """)
  }

  @Test func oneAnswerOnly() async {
    let (library, screen) = (Library(), EpisodeScreen())
    library.serverDidAnswer("unasked")
    let load = Run { await screen.load(from: library) }
    await settle()
    guard !shows(screen, "unasked") else {
      Issue.record(
        """
        The server had answered before anybody asked. Then a screen asked, and shows that answer. An \
        answer belongs to a question that was asked before it.
        """)
      return
    }
    let title = unforeseenTitle()
    library.serverDidAnswer(title)
    library.serverDidAnswer("the same once more")
    await settle { load.isOver }
    library.serverDidAnswer("much later")
    await settle()
    let isFirst = shows(screen, title)
    #expect(
      isFirst,
      """
      A screen asked once, and the server answered three times. `title` of EpisodeScreen isn't the \
      first answer. When a question has its answer, nothing of the question may stay in the \
      library.
      """)
  }

  @Test func askedAgain() async {
    let (library, screen) = (Library(), EpisodeScreen())
    for _ in 1...2 {
      let load = Run { await screen.load(from: library) }
      await settle()
      let title = unforeseenTitle()
      library.serverDidAnswer(title)
      await settle { load.isOver }
      guard shows(screen, title) else {
        Issue.record(
          """
          A screen asked, got an answer, and asked again. It doesn't show the answer to its last \
          question. Every `load(from:)` asks anew.
          """)
        return
      }
    }
  }

  @Test func askedIsFreed() async {
    let scene = await answeredScreen()
    for name in ["the screen", "the library"] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A screen asked a library, got an answer, and both were released. \(name) is still in \
          memory. \(scene.keepers(of: name)) After the answer, neither needs the other one.
          """)
        return
      }
    }
  }

  // MARK: A row of events

  @Test func secondsAreNoted() async {
    let (player, logbook) = (Player(), Logbook())
    let run = Run { await logbook.follow(player) }
    await settle()
    let expected = unforeseenSeconds()
    // The first three come faster than the logbook can write.
    for second in expected.prefix(3) { player.advance(to: second) }
    await settle { seconds(of: logbook).count == 3 }
    for second in expected.dropFirst(3) {
      player.advance(to: second)
      await settle()
    }
    player.finish()
    await settle { run.isOver }
    let count = seconds(of: logbook).count
    let isAll = seconds(of: logbook) == expected
    #expect(
      isAll,
      """
      A logbook followed a player, and five seconds came, the first three of them at once. \
      `seconds` of Logbook has \(count) entries, and should have these five, in their order. None \
      of them may be lost, even if they come faster than the logbook records them.
      """)
  }

  @Test func followEnds() async {
    let (player, logbook) = (Player(), Logbook())
    let run = Run { await logbook.follow(player) }
    await settle()
    player.advance(to: 1)
    await settle()
    guard !run.isOver else {
      Issue.record(
        """
        A logbook follows a player, and one second has come, but `follow(_:)` of Logbook has \
        returned. It should wait for the next one, until the episode is over.
        """)
      return
    }
    player.finish()
    await settle { run.isOver }
    guard run.isOver else {
      Issue.record(
        """
        The episode is over, `finish()`, but `follow(_:)` of Logbook hasn't returned. Nobody has \
        told it that no more seconds will come, so it waits forever.
        """)
      return
    }
    let other = Player()
    let again = Run { await logbook.follow(other) }
    await settle()
    other.advance(to: 2)
    other.finish()
    await settle { again.isOver }
    let noted = seconds(of: logbook)
    #expect(
      noted == [1, 2],
      """
      A logbook followed a player to the end, and then another one, of which second 2 came. It has \
      recorded \(noted). It should go on with 2.
      """)
  }

  @Test func bothFollow() async {
    let (player, first, second) = (Player(), Logbook(), Logbook())
    let runs = [first, second].map { logbook in Run { await logbook.follow(player) } }
    await settle()
    let expected = unforeseenSeconds()
    for second in expected {
      player.advance(to: second)
      await settle()
    }
    player.finish()
    await settle { runs.allSatisfy(\.isOver) }
    let counts = [first, second].map { seconds(of: $0).count }
    let areAll = [first, second].allSatisfy { seconds(of: $0) == expected }
    #expect(
      areAll,
      """
      Two logbooks followed one player, and five seconds came. One has recorded \(counts[0]), and \
      the other \(counts[1]). Each of them should have all five: neither takes a second away from \
      the other.
      """)
  }

  @Test func laterFollower() async {
    let (player, first, later, next) = (Player(), Logbook(), Logbook(), Logbook())
    let early = Run { await first.follow(player) }
    await settle()
    player.advance(to: 1)
    await settle()
    let late = Run { await later.follow(player) }
    await settle()
    player.advance(to: 2)
    await settle()
    let noted = seconds(of: later)
    guard noted == [2] else {
      Issue.record(
        """
        A logbook began to follow a player after second 1, and then second 2 came. It has recorded \
        \(noted). It should record what comes after it has begun, and that is 2.
        """)
      return
    }
    player.finish()
    await settle { early.isOver && late.isOver }
    let again = Run { await next.follow(player) }
    await settle()
    player.advance(to: 3)
    await settle()
    player.finish()
    await settle { again.isOver }
    let notedNext = seconds(of: next)
    #expect(
      notedNext == [3],
      """
      An episode was over, another logbook began to follow the player, and second 3 of the next \
      episode came. It has recorded \(notedNext). A player plays more than one episode.
      """)
  }

  @Test func stopsFollowing() async {
    let (player, logbook) = (Player(), Logbook())
    let run = Run { await logbook.follow(player) }
    await settle()
    player.advance(to: 1)
    await settle()
    run.cancel()
    await settle { run.isOver }
    guard run.isOver else {
      Issue.record(
        """
        The task in which a logbook follows a player was cancelled, but `follow(_:)` of Logbook \
        hasn't returned. A logbook may stop before the episode is over.
        """)
      return
    }
    player.advance(to: 2)
    player.finish()
    await settle()
    let noted = seconds(of: logbook)
    #expect(
      noted == [1],
      """
      A logbook was cancelled after second 1, and then second 2 came. It has recorded \(noted). A \
      cancelled logbook records nothing more.
      """)
  }

  @Test func followedIsFreed() async {
    // Another check judges a logbook that waits for ever.
    guard let scene = await followedPlayer() else { return }
    for name in ["the logbook", "the player"] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A logbook followed a player to the end, and both were released. \(name) is still in \
          memory. \(scene.keepers(of: name)) After the end, neither needs the other one.
          """)
        return
      }
    }
  }

  // MARK: A veto

  @Test func bedtimeForbids() {
    let (player, timer) = (Player(), SleepTimer())
    timer.guards(player)
    _ = player.play("Rain")
    player.pause()
    timer.isBedtime = true
    let plays = player.play("Snow")
    let (title, isPlaying): (String?, Bool) = (player.title, player.isPlaying)
    guard !plays, !isPlaying else {
      Issue.record(
        """
        A timer guards the player, and it is bedtime. `play(_:)` \
        \(plays ? "returned true" : "began an episode"). The timer says no, so nothing begins, and \
        `play(_:)` returns false.
        """)
      return
    }
    let isUntouched = title == "Rain"
    #expect(
      isUntouched,
      """
      At bedtime somebody wanted to play "Snow", and the timer said no, but `title` of Player has \
      changed. Get the answer before you change anything.
      """)
  }

  @Test func askedOnce() {
    let (player, other, timer) = (Player(), Player(), SleepTimer())
    timer.guards(player)
    timer.guards(other)
    timer.isBedtime = true
    let titles = [unforeseenTitle(), unforeseenTitle()]
    let answers = [player.play(titles[0]), other.play(titles[1])]
    timer.isBedtime = false
    let allowed = player.play("Rain")
    let forbidden: [String] = timer.forbidden
    let isEach = forbidden == titles
    guard isEach else {
      Issue.record(
        """
        At bedtime, two players wanted to play one episode each. `forbidden` of SleepTimer has \
        \(forbidden.count) entries. It should have the two titles, in this order. The question \
        names its episode, and the player asks once for each.
        """)
      return
    }
    #expect(
      answers == [false, false] && allowed,
      """
      A timer guards two players: at bedtime it should refuse both, and afterwards they may play. \
      Ask the timer again at each `play(_:)`.
      """)
  }

  @Test func silenceIsYes() {
    let player = Player()
    let isFree = player.play("Rain")
    let timer = SleepTimer()
    timer.guards(player)
    let isAllowed = player.play("Snow")
    let (title, isPlaying): (String?, Bool) = (player.title, player.isPlaying)
    guard isFree else {
      Issue.record(
        """
        Nobody guards the player, but `play(_:)` returned false. If there is nobody to ask, nobody \
        has said no.
        """)
      return
    }
    guard isAllowed, isPlaying, title == "Snow" else {
      Issue.record(
        """
        A timer guards the player, and it isn't bedtime. `play(_:)` should begin the episode and \
        return true.
        """)
      return
    }
    let left = Player()
    // Another check judges a timer that is kept alive.
    guard guardBriefly(left).isFreed("the timer") else { return }
    let isFreeAgain = left.play("Rain")
    #expect(
      isFreeAgain,
      """
      A timer that had guarded a player at bedtime was deallocated, but `play(_:)` still returns \
      false. There is nobody left who could say no.
      """)
  }

  @Test func timerIsFreed() {
    let player = Player()
    let scene = timerLeftAlone(with: player)
    let isFreed = withExtendedLifetime(player) { scene.isFreed("the timer") }
    #expect(
      isFreed,
      """
      A timer that guarded a player was released, and it is still in memory. \
      \(scene.keepers(of: "the timer")) The player should refer to its timer without keeping it \
      alive.
      """)
    let end = playerLeftAlone()
    let isGone = end.isFreed("the player")
    #expect(
      isGone,
      """
      A player and its timer were released, and the player is still in memory. \
      \(end.keepers(of: "the player"))
      """)
  }

  @Test func lastTimerDecides() {
    let (player, first, last) = (Player(), SleepTimer(), SleepTimer())
    first.guards(player)
    last.guards(player)
    first.isBedtime = true
    let plays = player.play("Rain")
    player.pause()
    last.isBedtime = true
    first.isBedtime = false
    let playsAgain = player.play("Snow")
    #expect(
      plays && !playsAgain,
      """
      Two timers guarded a player, one after the other, and the answer wasn't that of the last \
      one. An answer comes from one object: the timer that called `guards(_:)` last.
      """)
  }

  // MARK: Many listeners

  @Test func lampsFollow() {
    let (player, timer) = allowedPlayer()
    defer { withExtendedLifetime(timer) {} }
    let lamps = [Lamp(), Lamp(), Lamp()]
    for lamp in lamps { lamp.watch(player) }
    // A lamp that watches twice is still one lamp.
    lamps[1].watch(player)
    let stops: [(String, (Player) -> Void)] = [
      ("pause()", { $0.pause() }), ("finish()", { $0.finish() }),
      (
        "pause(), finish()",
        { player in
          player.pause()
          player.finish()
        }
      ),
    ]
    for (name, stop) in stops {
      _ = player.play("Rain")
      let on = lamps.map { $0.isOn as Bool }.filter(\.self).count
      guard on == 3 else {
        Issue.record(
          """
          Three lamps watch a player, and it plays. \(on) of them are on. Every lamp should be on: \
          `watch(_:)` of Lamp adds one more listener, and replaces nobody.
          """)
        return
      }
      player.advance(to: 1)
      let stillOn = lamps.map { $0.isOn as Bool }.filter(\.self).count
      guard stillOn == 3 else {
        Issue.record(
          """
          Three lamps watch a player that plays, and the next second comes. \(3 - stillOn) of them \
          went off. `advance(to:)` stops nothing.
          """)
        return
      }
      stop(player)
      let left = lamps.map { $0.isOn as Bool }.filter(\.self).count
      guard left == 0 else {
        Issue.record(
          """
          Three lamps watch a player, and it stops, `\(name)`. \(left) of them are still on. Every \
          lamp should be off.
          """)
        return
      }
    }
  }

  @Test func lateLamp() {
    let lamp = Lamp()
    let (player, timer) = allowedPlayer()
    defer { withExtendedLifetime(timer) {} }
    _ = player.play("Rain")
    lamp.watch(player)
    let (isOn, stillPlays): (Bool, Bool) = (lamp.isOn, player.isPlaying)
    guard stillPlays else {
      Issue.record(
        """
        A player played, a lamp began to watch it, and `isPlaying` of Player is false now. A lamp \
        that watches changes nothing in the player.
        """)
      return
    }
    let (silent, off) = (Player(), Lamp())
    off.watch(player)
    off.watch(silent)
    let isStillOn: Bool = off.isOn
    #expect(
      isOn && !isStillOn,
      """
      A lamp began to watch a player that was \(isOn ? "silent" : "already playing"). `isOn` of \
      Lamp is \(isOn). The player doesn't report its past, so `watch(_:)` has to look.
      """)
  }

  @Test func leavingLamp() {
    let (player, timer) = allowedPlayer()
    defer { withExtendedLifetime(timer) {} }
    var gone: Lamp? = Lamp()
    gone?.watch(player)
    let (leaving, staying) = (Lamp(), Lamp())
    leaving.watch(player)
    staying.watch(player)
    gone = nil
    _ = player.play("Rain")
    leaving.leave(player)
    player.pause()
    let (left, stayed): (Bool, Bool) = (leaving.isOn, staying.isOn)
    guard left else {
      Issue.record(
        """
        A lamp was on, left the player, and then the player paused. The lamp went off. Another \
        lamp had been deallocated before without leaving. `leave(_:)` of Lamp has to end what \
        `watch(_:)` began.
        """)
      return
    }
    leaving.watch(player)
    _ = player.play("Snow")
    leaving.leave(player)
    player.pause()
    let leftAgain: Bool = leaving.isOn
    guard leftAgain else {
      Issue.record(
        """
        A lamp left a player, came back, and left again. Then the player paused, and the lamp went \
        off. `leave(_:)` of Lamp has to end what `watch(_:)` began, each time.
        """)
      return
    }
    #expect(
      !stayed,
      """
      One of two lamps left the player, and then the player paused. The other one is still on. \
      `leave(_:)` is about one lamp only.
      """)
  }

  @Test func lampIsFreed() {
    let (player, timer) = allowedPlayer()
    defer { withExtendedLifetime(timer) {} }
    let scene = lampLeftAlone(with: player)
    for name in ["the lamp", "the lamp that has left"] {
      let isFreed = withExtendedLifetime(player) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          A lamp that watched a player was released. \(name) is still in memory. \
          \(scene.keepers(of: name)) Lamps come and go: the player should not keep them alive.
          """)
        return
      }
    }
    player.pause()
    let lamp = Lamp()
    lamp.watch(player)
    _ = player.play("Snow")
    player.pause()
    let isOn: Bool = lamp.isOn
    #expect(!isOn, "After a lamp was deallocated, another one didn't learn that the player paused.")
  }

  @Test func ownPlayer() {
    let lamp = Lamp()
    let ((player, timer), (other, another)) = (allowedPlayer(), allowedPlayer())
    defer { withExtendedLifetime((timer, another)) {} }
    lamp.watch(player)
    _ = other.play("Rain")
    let isOn: Bool = lamp.isOn
    guard !isOn else {
      Issue.record(
        """
        A lamp watches one player, and another player plays. The lamp is on. It should follow only \
        the player that it watches.
        """)
      return
    }
    let second = Lamp()
    second.watch(other)
    _ = player.play("Snow")
    second.leave(player)
    other.pause()
    let isStillOn: Bool = second.isOn
    #expect(
      !isStillOn,
      """
      A lamp watches one player, and was asked to leave another one. Now it follows no player. \
      `leave(_:)` is about one player only.
      """)
  }
}

// These end before the check looks: their local variables keep nothing alive.

@MainActor
private func guardBriefly(_ player: Player) -> Scene {
  let timer = SleepTimer()
  timer.isBedtime = true
  timer.guards(player)
  return Scene(["the timer": timer])
}

@MainActor
private func timerLeftAlone(with player: Player) -> Scene {
  let timer = SleepTimer()
  timer.guards(player)
  _ = player.play("Rain")
  return Scene(["the timer": timer, "the player": player])
}

@MainActor
private func lampLeftAlone(with player: Player) -> Scene {
  let lamp = Lamp()
  lamp.watch(player)
  let left = Lamp()
  left.watch(player)
  _ = player.play("Rain")
  left.leave(player)
  return Scene(["the lamp": lamp, "the lamp that has left": left, "the player": player])
}

@MainActor
private func playerLeftAlone() -> Scene {
  let (player, timer, lamp) = (Player(), SleepTimer(), Lamp())
  timer.guards(player)
  lamp.watch(player)
  _ = player.play("Rain")
  player.advance(to: 1)
  player.finish()
  return Scene(["the player": player, "the timer": timer, "the lamp": lamp])
}

@MainActor
private func answeredScreen() async -> Scene {
  let (library, screen) = (Library(), EpisodeScreen())
  let load = Run { await screen.load(from: library) }
  await settle()
  library.serverDidAnswer("Rain")
  await settle { load.isOver }
  return Scene(["the screen": screen, "the library": library])
}

@MainActor
private func followedPlayer() async -> Scene? {
  let (player, logbook) = (Player(), Logbook())
  let run = Run { await logbook.follow(player) }
  await settle()
  player.advance(to: 1)
  player.finish()
  await settle { run.isOver }
  guard run.isOver else { return nil }
  return Scene(["the logbook": logbook, "the player": player])
}
