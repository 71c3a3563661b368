import MiniCocoa
import Synchronization
import Testing

/// Several threads that use one center.
@Suite("Stress: notifying", .serialized)
struct NotifyingStressTests {
  private static let name = Notification.Name("DidRing")

  @Test("observers come, go and die while others post")
  func comingAndGoing() {
    let center = NotificationCenter()
    let heard = Atomic(0)

    let misuses = together([
      { for _ in 1...rounds { center.post(name: Self.name, object: nil) } },
      {
        for _ in 1...rounds {
          center.removeObserver(center.addObserver(forName: Self.name, object: nil) { _ in })
        }
      },
      {
        for _ in 1...rounds {
          center.addObserver(Ear(), action: Ear.hear, name: Self.name, object: nil)
        }
      },
      {
        for _ in 1...rounds {
          let ear = Ear()
          center.addObserver(ear, action: Ear.hear, name: Self.name, object: ear)
          center.post(name: Self.name, object: ear)
          heard.add(ear.count.load(ordering: .relaxed), ordering: .relaxed)
          center.removeObserver(ear)
        }
      },
    ])

    #expect(misuses.isEmpty)
    #expect(heard.load(ordering: .relaxed) == rounds)
  }

  private final class Ear: Sendable {
    let count = Atomic(0)
    func hear() { count.add(1, ordering: .relaxed) }
    static let hear = Action("hear", Ear.hear)
  }
}
