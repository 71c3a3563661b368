let line = Line(number: 7)
let list = line.delegates
let (porter, clerk) = (Listener(false), Listener(true))
list.add(porter)
list.add(clerk)
line.pickUp()

final class Listener: LineDelegate {
  private let answer: Bool
  init(_ answer: Bool) { self.answer = answer }
  func lineDidRing(_ line: Line) {}
  func lineShouldConnect(_ line: Line) -> Bool { answer }
  func lineDidConnect(_ line: Line) {}
}
