import Checking
import Testing

import class Multicast.MulticastDelegate

// MARK: - The list adds and forgets listeners

extension MulticastSuite {
  @Test func listenersAreNotKept() {
    let list = MulticastDelegate<any Hearing>()
    let (scene, count) = listenerCounted(by: list)
    guard count > 0 else {
      Issue.record(
        """
        A listener was added to a list, and the list's `count` was \(count). This check is about \
        whether the list keeps its listeners alive. First, add(_:) and `count` have to work.
        """)
      return
    }
    let isFreed = scene.isFreed("the listener")
    #expect(
      isFreed,
      """
      A listener was added to a list, all other references to it are gone, and it is still in \
      memory. \(scene.keepers(of: "the listener")) The list needs to know its listeners, as any \
      object knows its delegate, but it isn't their owner.
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
    // Another check judges whether the list lets go of it.
    guard scene.isFreed("the listener") else { return }
    let after: Int = list.count
    #expect(
      after == 1,
      """
      Of two listeners, one was deallocated, and the list's `count` is \(after). It should be 1, \
      at once. When a listener is deallocated, its weak reference becomes nil, but the entry \
      around it remains. Skip that entry, or remove it.
      """)
    withExtendedLifetime(stays) {}
  }

  @Test func addedTwiceIsOnce() {
    let (ear, other) = (Ear(), Ear())
    let list = newList(of: [ear, other])
    let before: Int = list.count
    // Another check judges whether two listeners count as two.
    guard before == 2 else { return }
    list.add(ear)
    let after: Int = list.count
    guard after == 2 else {
      Issue.record(
        """
        A listener was added to a list, then another, then the first once more. The list's \
        `count` is \(after), and should be 2. A listener is on the list or not; adding it twice \
        changes nothing.
        """)
      return
    }
    list.tell { $0.hear() }
    let count = ear.timesTold
    withExtendedLifetime(other) {}
    // Another check judges whether a list notifies any listener.
    #expect(
      count < 2,
      """
      A listener was added, then another, then the first once more, and a message was sent. The \
      first one got it \(times(count)), and should get it once. A listener is on the list or not; \
      adding it twice changes nothing.
      """)
  }

  @Test func goneAreForgotten() {
    typealias List = MulticastDelegate<any Hearing>
    // Another check judges whether the list lets go of its listeners.
    let list = List()
    guard listenerCounted(by: list).scene.isFreed("the listener") else { return }
    withExtendedLifetime(list) {}
    let ways: [(String, (List) -> Void)] = [
      ("one after the other", { for _ in 1...200 { _ = briefListenerIsTold(by: $0) } }),
      ("some at a time", { for _ in 1...10 { addBriefListeners(20, to: $0) } }),
    ]
    for (way, come) in ways {
      let kept = KeptMemory(of: List.init, forEachOf: 200) { list in
        come(list)
        let newcomer = Ear()
        list.add(newcomer)
        list.tell { $0.hear() }
      }
      guard !kept.takesTooMuchRoom else {
        Issue.record(
          """
          200 listeners were added to a list and went away again, \(way). The list takes room for \
          thousands now. So nobody can tell whether it still holds something for those that have gone. Let it \
          start small, and grow with its listeners.
          """)
        return
      }
      guard !kept.grows else {
        Issue.record(
          """
          200 listeners were added to a list and deallocated, \(way); then one more was added, and \
          a message was sent. The check did that several times, and each time the program needs \
          more memory: the list still holds something for deallocated listeners. A line that is \
          used for years would remember everybody who ever listened. Remove entries whose listener \
          is gone, for example whenever another one is added.
          """)
        return
      }
    }
  }
}
