import MiniCocoa
import Testing

@MainActor @Suite("The token of a message's observer")
struct ObservationTokenTests {
  private let center = NotificationCenter()
  private let tower = Tower()

  @Test("ends the listening when the last copy is dropped (3.2 row 8)")
  func dropped() {
    var heard: [Int] = []
    var tokens = [center.addObserver(of: tower, for: DidStrike.self) { heard.append($0.hour) }]
    tokens += tokens

    tokens.removeLast()
    center.post(DidStrike(hour: 3), subject: tower)
    tokens.removeLast()
    center.post(DidStrike(hour: 4), subject: tower)

    #expect(heard == [3])
  }

  @Test("lets go of what the closure has captured")
  func captured() {
    var other: Tower? = Tower()
    weak let remembered = other
    func listen(_ other: Tower?) -> NotificationCenter.ObservationToken {
      center.addObserver(of: tower, for: DidStrike.self) { _ in _ = other }
    }
    var tokens = [listen(other)]

    other = nil
    #expect(remembered != nil)
    tokens.removeAll()
    #expect(remembered == nil)
  }

  @Test("ends it in its own centre only, also if it is taken for any object")
  func otherCentre() {
    var heard: [Int] = []
    let token = center.addObserver(of: tower, for: DidStrike.self) { heard.append($0.hour) }

    NotificationCenter().removeObserver(token)
    center.post(DidStrike(hour: 3), subject: tower)
    center.removeObserver(token as AnyObject)
    center.post(DidStrike(hour: 4), subject: tower)

    #expect(heard == [3])
  }

  @Test("does not keep the centre")
  func centre() {
    var center: NotificationCenter? = NotificationCenter()
    weak let remembered = center
    let token = center?.addObserver(of: tower, for: DidStrike.self) { _ in }

    center = nil

    #expect(token != nil)
    #expect(remembered == nil)
  }

  @Test("equals its copies")
  func equality() {
    let token = center.addObserver(of: tower, for: DidStrike.self) { _ in }
    let copy = token
    let other = center.addObserver(of: tower, for: DidStrike.self) { _ in }

    #expect(token == copy)
    #expect(Set([token, copy, other]).count == 2)
  }
}
