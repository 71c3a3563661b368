import Checking

import class Multicast.Line
import protocol Multicast.LineDelegate

/// A kind of listener that has nothing to do with lines.
protocol Hearing: AnyObject {
  func hear()
  func agrees() -> Bool
}

/// A listener that counts, and does something on the side if it is to.
final class Ear: Hearing {
  let answer: Bool
  private(set) var timesTold = 0
  private(set) var timesAsked = 0
  var whenTold: () -> Void = {}
  var whenAsked: () -> Void = {}

  init(saying answer: Bool = true) {
    self.answer = answer
  }

  func hear() {
    timesTold += 1
    whenTold()
  }

  func agrees() -> Bool {
    timesAsked += 1
    whenAsked()
    return answer
  }
}

/// A listener that refers to nothing, so that no property of it can seem to keep it alive.
final class Passer: Hearing {
  private(set) var timesTold = 0

  func hear() { timesTold += 1 }
  func agrees() -> Bool { true }
}

/// A listener that is equal to every other of its kind.
final class Twin: Hearing, Hashable {
  private(set) var timesTold = 0

  func hear() { timesTold += 1 }
  func agrees() -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  static func == (one: Twin, other: Twin) -> Bool { true }
}

/// A listener of lines, which records its messages in plain values.
final class Clerk: LineDelegate {
  enum Message {
    case didRing, shouldConnect, didConnect
  }

  struct Call {
    let message: Message
    let sender: ObjectIdentifier
    let isConnected: Bool
  }

  let answer: Bool
  private(set) var calls: [Call] = []
  var asked: [Call] { calls.filter { $0.message == .shouldConnect } }
  var connected: [Call] { calls.filter { $0.message == .didConnect } }

  init(saying answer: Bool = true) {
    self.answer = answer
  }

  func lineDidRing(_ line: Line) { note(.didRing, of: line) }

  func lineShouldConnect(_ line: Line) -> Bool {
    note(.shouldConnect, of: line)
    return answer
  }

  func lineDidConnect(_ line: Line) { note(.didConnect, of: line) }

  private func note(_ message: Message, of line: Line) {
    calls.append(
      Call(message: message, sender: identity(of: line), isConnected: line.isConnected))
  }
}
