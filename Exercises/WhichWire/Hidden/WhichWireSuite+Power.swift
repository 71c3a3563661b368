import Checking
import MiniCocoa
import Testing

import class WhichWire.EmergencyLamp
import class WhichWire.PowerSupply

// TODO 3: many listeners, and no reference between the two sides.
extension WhichWireSuite {
  @Test func allLampsHear() {
    let house = NotificationCenter()
    let early = EmergencyLamp(center: house)
    let supplies = [PowerSupply(center: house), PowerSupply(center: house)]
    let lamps = [early, EmergencyLamp(center: house), EmergencyLamp(center: house)]
    let posts = Posts(in: house)
    for supply in supplies + supplies {
      let minutes = Int.random(in: 20...99)
      supply.fail(minutes: minutes)
      let told: [Int?] = lamps.map(\.minutes)
      let lit = told.count { $0 == minutes }
      guard lit == 3 else {
        Issue.record(
          """
          A house has two power supplies and three lamps, one of them older than the supplies. The \
          \(supply === supplies[0] ? "first" : "second") supply failed, for \(minutes) minutes: `minutes` of \
          EmergencyLamp is \(minutes) in \(lit == 0 ? "none" : "\(lit)") of the three, and should be in \
          all of them. \(posts.last)
          """)
        return
      }
    }
  }

  @Test func ownHouse() {
    let (house, neighbours) = (NotificationCenter(), NotificationCenter())
    let lamp = EmergencyLamp(center: house)
    PowerSupply(center: neighbours).fail(minutes: 30)
    PowerSupply(center: .default).fail(minutes: 30)
    let before: Int? = lamp.minutes
    house.post(name: Notification.Name("DoorDidOpen"), object: nil, userInfo: ["minutes": 5])
    let after: Int? = lamp.minutes
    #expect(
      before == nil && after == nil,
      """
      \(before == nil ? "A door was opened in Ann's house, which somebody posted there" : "The power failed in two other houses"), \
      and a lamp in Ann's house is on. A lamp observes one notification, in the centre of its own \
      house.
      """)
  }

  @Test func lampIsFreed() {
    let house = NotificationCenter()
    let scene = lampLeftAlone(house)
    let isFreed = scene.isFreed("the lamp")
    guard isFreed else {
      Issue.record(
        """
        A lamp was removed, and nobody needs it any more. It is still in memory. \
        \(scene.keepers(of: "the lamp")) Observing must not keep the observer alive.
        """)
      return
    }
    let isGone = scene.isFreed("the power supply")
    guard isGone else {
      Issue.record(
        """
        A power supply failed, was replaced, and nobody needs it any more. It is still in memory. \
        \(scene.keepers(of: "the power supply")) An observer must not keep the sender alive.
        """)
      return
    }
  }

  private func lampLeftAlone(_ house: NotificationCenter) -> Scene {
    let supply = PowerSupply(center: house)
    let lamp = EmergencyLamp(center: house)
    supply.fail(minutes: 7)
    return Scene(["the lamp": lamp, "the power supply": supply])
  }
}
