import Checking
import Testing

import class Multicast.Line
import class Multicast.MulticastDelegate

func newList(of ears: [Ear]) -> MulticastDelegate<any Hearing> {
  let list = MulticastDelegate<any Hearing>()
  for ear in ears { list.add(ear) }
  return list
}

/// The answer of a list with these listeners, which all live until the end.
func combinedAnswer(of ears: [Ear], default fallback: Bool) -> Bool {
  withExtendedLifetime(ears) {
    newList(of: ears).ask(default: fallback) { $0.agrees() }
  }
}

func word(_ answer: Bool) -> String {
  answer ? "yes" : "no"
}

/// Whether a list notifies two listeners once each, which other checks presuppose; records a
/// failure if it notifies neither, since those checks then have nothing to judge.
func bothAreTold() -> Bool {
  let ears = [Ear(), Ear()]
  newList(of: ears).tell { $0.hear() }
  let counts = ears.map(\.timesTold)
  if counts == [0, 0] {
    Issue.record(
      """
      Two listeners were added to a list and a message was sent through it, and neither of them \
      got it. Before this check can judge anything, add(_:) and tell(_:) have to work.
      """)
  }
  return counts == [1, 1]
}

/// Whether a list asks two listeners that agree once each; other checks judge the rest.
func bothAreAsked() -> Bool {
  let ears = [Ear(), Ear()]
  _ = combinedAnswer(of: ears, default: true)
  return ears.map(\.timesAsked) == [1, 1]
}

/// Whether the only listener of a list is notified once.
func oneIsTold() -> Bool {
  let ear = Ear()
  newList(of: [ear]).tell { $0.hear() }
  return ear.timesTold == 1
}

/// The order in which listeners are notified, by their numbers, if they are added like this.
func order(whenAdding numbers: [Int]) -> [Int] {
  let ears = [Ear(), Ear()]
  var order: [Int] = []
  for (number, ear) in ears.enumerated() { ear.whenTold = { order.append(number) } }
  newList(of: numbers.map { ears[$0] }).tell { $0.hear() }
  return withExtendedLifetime(ears) { order }
}

/// Whether a listener that was removed between two messages gets only the first.
func removingWorks() -> Bool {
  let ears = [Ear(), Ear()]
  let list = newList(of: ears)
  list.tell { $0.hear() }
  list.remove(ears[0])
  list.tell { $0.hear() }
  return ears.map(\.timesTold) == [1, 2]
}

/// Whether a listener that removes itself during a message gets another one.
func leaverHearsTheNext() -> Bool {
  let (leaver, stays) = (Ear(), Ear())
  let list = newList(of: [leaver, stays])
  leaver.whenTold = { list.remove(leaver) }
  list.tell { $0.hear() }
  leaver.whenTold = {}
  list.tell { $0.hear() }
  return withExtendedLifetime(stays) { leaver.timesTold > 1 }
}

/// Whether a message reaches the listeners after a deallocated one.
func lastIsToldWhenFirstHasGone() -> Bool {
  let list = MulticastDelegate<any Hearing>()
  let ears = [Ear(), Ear()]
  _ = addListeners(around: ears, to: list)
  list.tell { $0.hear() }
  return ears[1].timesTold == 1
}

/// Whether a line leaves a call alone that its only listener refuses.
func lineObeysItsOnlyListener() -> Bool {
  let line = Line(number: 7)
  let clerk = Clerk(saying: false)
  line.delegates.add(clerk)
  line.pickUp()
  return !line.isConnected && clerk.connected.isEmpty
}

/// Whether a line that was refused a call by one listener connects one for another; nil if the first
/// was not heeded.
func isConnectedAfterRefusal() -> Bool? {
  let line = Line(number: 7)
  let (refuses, agrees) = (Clerk(saying: false), Clerk())
  line.delegates.add(refuses)
  line.pickUp()
  guard !line.isConnected, !refuses.asked.isEmpty else { return nil }
  line.delegates.remove(refuses)
  line.delegates.add(agrees)
  line.pickUp()
  return withExtendedLifetime(agrees) { line.isConnected }
}

/// Whether listeners of the learner's own class, in a number that no message shows, are notified in
/// order.
func linesAreToldInOrder() -> Bool {
  let lines = (0..<Int.random(in: 5...20)).map { _ in Line(number: Int.random(in: 100...999)) }
  let list = MulticastDelegate<Line>()
  for line in lines { list.add(line) }
  var order: [ObjectIdentifier] = []
  list.tell { order.append(identity(of: $0)) }
  return order == lines.map { identity(of: $0) }
}

// The functions below end before the check looks: their local variables keep nothing alive.

func listenerCounted(by list: MulticastDelegate<any Hearing>) -> (scene: Scene, count: Int) {
  let ear = Passer()
  list.add(ear)
  let count: Int = list.count
  return (Scene(["the list": list, "the listener": ear]), withExtendedLifetime(ear) { count })
}

/// Puts a listener that goes away at once between two that stay.
func addListeners(around ears: [Ear], to list: MulticastDelegate<any Hearing>) -> Scene {
  let goes = Passer()
  list.add(ears[0])
  list.add(goes)
  list.add(ears[1])
  return Scene(["the list": list, "the listener": goes])
}

/// Puts two listeners that go away at once before one that stays.
func addListeners(before ear: Ear, to list: MulticastDelegate<any Hearing>) -> Scene {
  let (first, second) = (Passer(), Passer())
  list.add(first)
  list.add(second)
  list.add(ear)
  return withExtendedLifetime((first, second)) {
    Scene(["the list": list, "the listener": second])
  }
}

/// A line that has done all it does, for this listener.
func lineLeftAlone(with clerk: Clerk) -> Scene {
  let line = Line(number: 7)
  line.delegates.add(clerk)
  line.ring()
  line.pickUp()
  line.delegates.remove(clerk)
  return Scene(["the line": line, "its list": line.delegates])
}

func addBriefListeners(_ count: Int, to list: MulticastDelegate<any Hearing>) {
  let ears = (1...count).map { _ in Passer() }
  for ear in ears { list.add(ear) }
  withExtendedLifetime(ears) {}
}

func briefListenerIsTold(by list: MulticastDelegate<any Hearing>) -> Bool {
  let ear = Ear()
  list.add(ear)
  list.tell { $0.hear() }
  return ear.timesTold == 1
}
