import Checking
import Fishkeeping
import MiniCocoa
import Testing

import class Aquarium.AlarmBoard

@Suite struct AquariumSuite {
  @Test func reportIsGone() {
    judge(ringsForNobody)
  }

  @Test func waitingIsDropped() {
    judge(after: [ringsForNobody]) { house in
      house.board.add(house.river)
      house.heat(house.river)
      house.board.remove(house.river)
      let rings = house.work()
      guard !rings.isEmpty else { return nil }
      return """
        The tank "river" became too warm, and was removed before the queue ran. Then the queue ran, \
        and the bell rang. The receptionist was right before your change: once it's deallocated, its \
        waiting tasks do nothing.
        """
    }
  }

  @Test func tankIsFreed() {
    judge(after: [ringsForNobody]) { house in
      let scene = tankThatGoes(from: house)
      guard !scene.isFreed("the tank") else { return nil }
      return """
        A tank was removed, and nobody else needs it. It's still in memory. \
        \(scene.keepers(of: "the tank")) What the list has lost, the board shouldn't keep.
        """
    }
  }

  @Test func ringsOnceAgain() {
    judge(after: [ringsForNobody]) { house in
      for round in 1...3 {
        house.board.add(house.river)
        house.heat(house.river)
        let rings = house.work()
        guard rings == ["river"] else {
          return """
            The tank "river" was on the list for the \(["first", "second", "third"][round - 1]) time, \
            and became too warm. The bell rang \(times(rings.count)), and should ring once.
            """
        }
        house.board.remove(house.river)
      }
      return nil
    }
  }

  @Test func othersRing() {
    judge(after: [ringsForNobody]) { house in
      for tank in [house.reef, house.river, house.pond] { house.board.add(tank) }
      house.board.remove(house.river)
      for (tank, name) in [(house.reef, "reef"), (house.pond, "pond")] {
        house.heat(tank)
        let rings = house.work()
        guard rings == [name] else {
          return """
            Of three tanks, the second was removed. Then the tank "\(name)" became too warm, and the \
            bell rang for it \(times(rings.filter { $0 == name }.count)). It should ring once.
            """
        }
      }
      let names: [String] = house.board.tanks.map(\.name)
      guard names != ["reef", "pond"] else { return nil }
      return "Of three tanks, the second was removed. The list should have the first and the third."
    }
  }

  @Test func othersStillWait() {
    judge(after: [ringsForNobody]) { house in
      for tank in [house.reef, house.river] { house.board.add(tank) }
      house.heat(house.reef)
      house.board.remove(house.river)
      let rings = house.work()
      guard rings != ["reef"] else { return nil }
      return """
        The tank "reef" became too warm. Before the queue ran, the tank "river" was removed. Then \
        the queue ran, and the bell rang \(times(rings.count)) for "reef". It should ring once: that \
        alarm has nothing to do with the other tank.
        """
    }
  }
}

// MARK: - Stories

/// A complaint; nil if all is well.
private typealias Story = (House) -> String?

private func ringsForNobody(_ house: House) -> String? {
  house.board.add(house.river)
  house.heat(house.river)
  let first = house.work()
  guard first == ["river"] else {
    return """
      The tank "river" was on the list, and its water became too warm. The bell rang \
      \(times(first.count)). It should ring once, for "river", as before your change.
      """
  }
  house.board.remove(house.river)
  house.heat(house.river)
  let rings = house.work()
  guard !rings.isEmpty else { return nil }
  return """
    The tank "river" was on the list, and was removed. Then its water became too warm, and the bell \
    rang \(times(rings.count)). It should be silent. Play it: which object still observes the tank, \
    and who keeps that object?
    """
}

/// Plays a story; if one of those `before` it goes wrong, there is nothing to judge yet.
private func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ play($0) == nil }) else { return }
  let complaint = play(story)
  guard let complaint else { return }
  Issue.record(Comment(rawValue: complaint))
}

private func play(_ story: Story) -> String? {
  var complaint: String?
  _ = Misuse.recorded { complaint = story(House()) }
  return complaint
}

/// A house with three tanks, a bell, and a queue that runs when the check lets it.
private final class House {
  let (reef, river, pond) = (Tank("reef"), Tank("river"), Tank("pond"))
  let board: AlarmBoard
  private let bell = Bell()
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    board = AlarmBoard(bell: bell, queue: queue)
  }

  /// The water of a tank becomes too warm, on the tank's thread.
  func heat(_ tank: Tank) {
    onAnotherThread { tank.temperature = 28 }
  }

  /// Runs the queue, and returns the names for which the bell rang in that time.
  func work() -> [String] {
    let before = bell.rings.count
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    queue.isSuspended = true
    return Array(bell.rings.dropFirst(before))
  }
}

// It ends before the check looks: its local variables keep nothing alive.
private func tankThatGoes(from house: House) -> Scene {
  let tank = Tank("bowl")
  house.board.add(tank)
  house.board.remove(tank)
  return Scene(["the tank": tank, "the board": house.board])
}
