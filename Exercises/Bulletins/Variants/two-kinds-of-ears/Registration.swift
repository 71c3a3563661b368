/// To whom a bulletin goes.
enum Recipient {
  case listener(WeakListener)
  case closure((Bulletin) -> Void, Token)

  var object: AnyObject? {
    switch self {
    case .listener(let known): known.listener
    case .closure(_, let token): token
    }
  }

  func hear(_ bulletin: Bulletin) {
    switch self {
    case .listener(let known): known.listener?.hear(bulletin)
    case .closure(let closure, _): closure(bulletin)
    }
  }
}

/// A listener that is known, and not kept.
struct WeakListener {
  weak var listener: (any Listener)?
}

/// Whose bulletins are meant.
enum Origin {
  case everybody
  case only(WeakObject)

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ object: AnyObject?) {
    self = object.map { .only(WeakObject(object: $0)) } ?? .everybody
  }

  var hasGone: Bool {
    if case .only(let known) = self { known.object == nil } else { false }
  }

  func includes(_ object: AnyObject?) -> Bool {
    switch self {
    case .everybody: true
    case .only(let known): known.object != nil && known.object === object
    }
  }

  func isOnly(_ object: AnyObject) -> Bool {
    if case .only(let known) = self { known.object === object } else { false }
  }
}

/// A recipient, and the bulletins that it registered for.
final class Registration {
  let recipient: Recipient
  let name: String?
  let origin: Origin

  init(_ recipient: Recipient, _ name: String?, _ origin: Origin) {
    self.recipient = recipient
    self.name = name
    self.origin = origin
  }

  var hasGone: Bool { recipient.object == nil || origin.hasGone }

  func isMeant(by observer: AnyObject, _ name: String?, _ object: AnyObject?) -> Bool {
    guard recipient.object === observer else { return false }
    if let name, self.name != name { return false }
    if let object, !origin.isOnly(object) { return false }
    return true
  }
}
