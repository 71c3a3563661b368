import Checking
import MiniCocoa
import Testing

import class Logbook.CallLog
import class Logbook.Telephone

// The notifications that a telephone posts, and those that a log receives.
@MainActor @Suite struct LogbookSuite {
  @Test func telephoneTells() {
    judge(tells)
  }

  @Test func namesItself() {
    judge(after: [tells]) { cast in
      let exchange = Exchange()
      let ear = Ear(exchange.center)
      exchange.kitchen.hangUp(after: cast.seconds[0])
      guard ear.posts.first?.object !== exchange.kitchen else { return nil }
      return """
        The telephone in the kitchen hung up, and posted. The object of its notification is \
        \(ear.posts.first?.object == nil ? "missing" : "something else"), and should be this \
        telephone. Observers use the object to choose whom they listen to.
        """
    }
  }

  @Test func tellsTheSeconds() {
    judge(after: [tells]) { cast in
      let exchange = Exchange()
      let ear = Ear(exchange.center)
      exchange.kitchen.hangUp(after: cast.seconds[0])
      let info = ear.posts.first?.userInfo
      if let seconds = info?["seconds"] as? Int, seconds == cast.seconds[0] { return nil }
      let found =
        switch info?["seconds"] {
        case nil: "nothing"
        case is String: "a `String`"
        case is Int: "another `Int`"
        default: "a value of another type"
        }
      return """
        A telephone hung up after 42 seconds. The user info of its notification has \(found) for \
        "seconds". It should have the `Int` 42. Observers can only read what is there, with the agreed key and \
        type.
        """
    }
  }

  // MARK: Hearing of calls

  @Test func hearsEverybody() {
    judge(hearsTelephones)
  }

  @Test func hearsOtherDevices() {
    judge(after: [hearsTelephones], hearsOthers)
  }

  @Test func unreadable() {
    judge(after: [hears]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfAll()
      log.start()
      let infos: [(String, [AnyHashable: Any]?)] = [
        ("no user info", nil), ("the seconds as text", ["seconds": "\(cast.seconds[0])"]),
        ("another key than \"seconds\"", ["duration": cast.seconds[0]]),
        ("the seconds with a fraction", ["seconds": 0.5]),
      ]
      for (what, info) in infos {
        let new = lines(of: log) {
          exchange.center.post(name: callDidEnd, object: exchange.box, userInfo: info)
        }
        guard new != ["unknown"] else { continue }
        return """
          A phone box posted that a call has ended, with \(what). The log got \(cast.list(new)), \
          and should get "unknown". Anybody can post anything, so an observer has to check a value \
          before it uses it.
          """
      }
      return nil
    }
  }

  @Test func hearsOneOnly() {
    judge(after: [hears], hearsOne)
  }

  @Test func hearsThisVeryOne() {
    judge(after: [hears, hearsOne]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfKitchen()
      log.start()
      let new = lines(of: log) { exchange.end(cast.seconds[0], of: exchange.cellar) }
      guard !new.isEmpty else { return nil }
      return """
        A log listens to the telephone in the kitchen. A call ended on the one in the cellar, \
        which has the same number, and the log got \(cast.list(new)). It should get nothing: the \
        log is about one object, not about all that are equal to it.
        """
    }
  }

  @Test func nobodyIsNobody() {
    judge(after: [hears, hearsOne]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfKitchen()
      log.start()
      let new = lines(of: log) { exchange.end(cast.seconds[1], of: nil) }
      guard !new.isEmpty else { return nil }
      return """
        A log listens to the telephone in the kitchen. A call of \(cast.seconds[1]) seconds ended, and \
        its notification has no object. The log got \(cast.list(new)), and should get nothing: this \
        notification isn't about the telephone in the kitchen.
        """
    }
  }

  @Test func waitsUntilItStarts() {
    judge(after: [hears]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfAll()
      let new = lines(of: log) {
        exchange.end(cast.seconds[0], of: exchange.kitchen)
        exchange.kitchen.ring(from: cast.callers[0])
      }
      guard !new.isEmpty else { return nil }
      return """
        A log was created, and nobody called `start()`. A call ended, Ann rang, and the log got \
        \(cast.list(new)). It should get nothing yet: a log begins to listen in `start()`.
        """
    }
  }

  // MARK: Rings

  @Test func hearsRings() {
    judge(hearsRing)
  }

  @Test func hearsItsRingsOnly() {
    judge(after: [hearsRing]) { cast in
      let exchange = Exchange()
      let log = exchange.logOfKitchen()
      log.start()
      let own = lines(of: log) { exchange.kitchen.ring(from: cast.callers[0]) }
      guard own == [cast.ring(0)] else {
        return """
          A log listens to the telephone in the kitchen. Ann rang there, and the log got \
          \(cast.list(own)). It should get "Ann rings".
          """
      }
      for (telephone, room) in [(exchange.office, "office"), (exchange.cellar, "cellar")] {
        let new = lines(of: log) { telephone.ring(from: cast.callers[1]) }
        guard !new.isEmpty else { continue }
        return """
          A log listens to the telephone in the kitchen. Bob rang the one in the \(room), and the \
          log got \(cast.list(new)). It should get nothing: a notification with a type is about \
          one object, too.
          """
      }
      return nil
    }
  }
}

/// Observes calls that end.
final class Ear {
  private(set) var posts: [Notification] = []

  init(_ center: NotificationCenter) {
    center.addObserver(
      self, action: Action("heard:", Ear.heard), name: nil, object: nil)
  }

  func heard(_ notification: Notification) { posts.append(notification) }
}

// MARK: - Stories that other checks need first

@MainActor func tells(_ cast: Cast) -> String? {
  let exchange = Exchange()
  let ear = Ear(exchange.center)
  var elsewhere = 0
  NotificationCenter().beingDefault {
    let stranger = Ear(.default)
    exchange.kitchen.hangUp(after: cast.seconds[0])
    elsewhere = stranger.posts.count
  }
  if ear.posts.isEmpty && elsewhere > 0 {
    return """
      A telephone hung up, and posted to the default centre. It should post to the centre that it \
      was created with: the observers there got nothing.
      """
  }
  guard ear.posts.count + elsewhere == 1 else {
    return """
      A telephone hung up once, and posted \(times(ear.posts.count + elsewhere)). It should post \
      once, to the centre that it was created with. That calls the observers there before \
      `hangUp(after:)` returns.
      """
  }
  guard ear.posts.first?.name != callDidEnd else { return nil }
  return """
    A telephone hung up, and posted under another name than `.callDidEnd`. The observers of that \
    name got nothing.
    """
}

@MainActor func hears(_ cast: Cast) -> String? { hearsTelephones(cast) ?? hearsOthers(cast) }

@MainActor func hearsTelephones(_ cast: Cast) -> String? {
  let exchange = Exchange()
  let log = exchange.logOfAll()
  log.start()
  for (number, telephone) in [exchange.kitchen, exchange.office].enumerated() {
    let new = lines(of: log) { exchange.end(cast.seconds[number], of: telephone) }
    guard new != cast.calls(number) else { continue }
    return """
      A log listens to all telephones. A call of \(cast.seconds[number]) seconds ended on one of \
      them. The log got \(cast.list(new)), and should get \(cast.list(cast.calls(number))). \
      `News.swift` says under which name telephones post, and where the seconds are.
      """
  }
  return nil
}

@MainActor func hearsOthers(_ cast: Cast) -> String? {
  let exchange = Exchange()
  let log = exchange.logOfAll()
  log.start()
  let senders: [(String, AnyObject?)] = [("a phone box", exchange.box), ("nil", nil)]
  for (number, (name, sender)) in senders.enumerated() {
    let new = lines(of: log) { exchange.end(cast.seconds[number], of: sender) }
    guard new != cast.calls(number) else { continue }
    return """
      A log listens to all telephones. A call of \(cast.seconds[number]) seconds ended, and the \
      object of the notification was \(name). The log got \(cast.list(new)), and should get \
      \(cast.list(cast.calls(number))). It needs the name and the seconds, and no telephone.
      """
  }
  return nil
}

@MainActor func hearsOne(_ cast: Cast) -> String? {
  let exchange = Exchange()
  let log = exchange.logOfKitchen()
  log.start()
  let own = lines(of: log) { exchange.end(cast.seconds[0], of: exchange.kitchen) }
  guard own == cast.calls(0) else {
    return """
      A log listens to the telephone in the kitchen. A call of \(cast.seconds[0]) seconds ended \
      there, and the log got \(cast.list(own)). It should get \(cast.list(cast.calls(0))).
      """
  }
  let others: [(String, AnyObject?)] = [
    ("on the telephone in the office", exchange.office), ("in a phone box", exchange.box),
  ]
  for (place, sender) in others {
    let new = lines(of: log) { exchange.end(cast.seconds[1], of: sender) }
    guard !new.isEmpty else { continue }
    return """
      A log listens to the telephone in the kitchen. A call of \(cast.seconds[1]) seconds ended \
      \(place). The log got \(cast.list(new)), and should get nothing. The centre can filter by \
      the object, if you register with one.
      """
  }
  return nil
}

@MainActor func hearsRing(_ cast: Cast) -> String? {
  let exchange = Exchange()
  let log = exchange.logOfAll()
  log.start()
  for (number, telephone) in [exchange.kitchen, exchange.office].enumerated() {
    let new = lines(of: log) { telephone.ring(from: cast.callers[number]) }
    guard new != [cast.ring(number)] else { continue }
    let name = cast.callers[number]
    return """
      A log listens to all telephones. \(name) rang, and the log got \(cast.list(new)). It should \
      get "\(name) rings". A registration for a notification with a type lasts as long as its \
      token.
      """
  }
  return nil
}
