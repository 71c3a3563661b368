import Checking
import Testing

import class Multicast.MulticastDelegate

// MARK: - The list takes in, and forgets

extension MulticastSuite {
  @Test func listenersAreNotKept() {
    let list = MulticastDelegate<any Hearing>()
    let (scene, count) = listenerCounted(by: list)
    guard count > 0 else {
      Issue.record(
        """
        A listener was added to a list, and the list's `count` was \(count). Whether the list keeps \
        its listeners can be seen once add(_:) and `count` work.
        """)
      return
    }
    let isFreed = scene.isFreed("the listener")
    #expect(
      isFreed,
      """
      A listener was added to a list, everybody else let go of it, and it is still in memory. \
      \(scene.keepers(of: "the listener")) The list needs to know its listeners, as any object \
      knows its delegate, but it is not their owner.
      """)
    withExtendedLifetime(list) {}
  }

  @Test func goneAreNotCounted() {
    let list = MulticastDelegate<any Hearing>()
    let stays = Ear()
    list.add(stays)
    let (scene, before) = listenerCounted(by: list)
    guard before == 2 else {
      Issue.record(
        """
        Two different listeners were added to a list: its `count` was \(before). It should be 2, \
        as long as both are there.
        """)
      return
    }
    // That the list lets go of it is another check's.
    guard scene.isFreed("the listener") else { return }
    let after: Int = list.count
    #expect(
      after == 1,
      """
      Of two listeners one has gone: the `count` of the list is \(after). It should be 1, at once. \
      When a listener goes, its weak reference turns nil, but the entry around it remains; it \
      must be left out or taken out.
      """)
    withExtendedLifetime(stays) {}
  }

  @Test func addedTwiceIsOnce() {
    let (ear, other) = (Ear(), Ear())
    let list = newList(of: [ear, other])
    let before: Int = list.count
    // That two listeners count as two is another check's.
    guard before == 2 else { return }
    list.add(ear)
    let after: Int = list.count
    guard after == 2 else {
      Issue.record(
        """
        A listener was added to a list, then another, then the first once more: the `count` of the \
        list is \(after). It should be 2. Being on the list is a yes or a no; saying it twice \
        changes nothing.
        """)
      return
    }
    list.tell { $0.hear() }
    let count = ear.timesTold
    withExtendedLifetime(other) {}
    // Whether anybody is told at all is another check's.
    #expect(
      count < 2,
      """
      A listener was added, then another, then the first once more, and a message was sent: the \
      one that was added twice heard it \(times(count)). It should hear it once. Being on the \
      list is a yes or a no; saying it twice changes nothing.
      """)
  }

  @Test func goneAreForgotten() {
    let list = MulticastDelegate<any Hearing>()
    // That the list lets go of its listeners is another check's.
    guard listenerCounted(by: list).scene.isFreed("the listener") else { return }
    for (way, come) in [
      ("one after the other", { for _ in 1...200 { _ = briefListenerIsTold(by: list) } }),
      ("all at once", { addBriefListeners(200, to: list) }),
    ] {
      let kept = bytesKept(forEachOf: 200) {
        come()
        let newcomer = Ear()
        list.add(newcomer)
        list.tell { $0.hear() }
      }
      guard kept < 4 else {
        Issue.record(
          """
          200 listeners were added to a list and went away again, \(way); then one more was added, \
          and a message was sent. That was done several times, and each time the program needs more \
          memory: the list still holds something for those that have gone. A line that is used for \
          years would remember everybody who ever listened: entries whose listener has gone should be \
          taken out, for example whenever another one is added.
          """)
        return
      }
    }
  }
}
