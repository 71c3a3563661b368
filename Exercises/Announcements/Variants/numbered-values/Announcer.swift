/// One registration, as a value: its number says which.
private struct Registration {
  let number: Int
  weak var observer: (any Observer)?
  let key: String
  let options: Options
  let context: AnyObject?
}

/// An object whose values can be observed; the base class of models.
open class Announcer {
  /// The mistakes in using this object, in order.
  public internal(set) var misuses: [Misuse] = []

  private var registrations: [Registration] = []
  private var numberOfRegistrations = 0
  private var changes: [(key: String, old: String, newest: Int)] = []

  /// Creates an object that nobody observes.
  public init() {}

  /// The value of a key, as a string. Models override this method.
  open func value(of key: String) -> String { "" }

  /// Registers an observer for a key.
  public func addObserver(
    _ observer: any Observer, of key: String, options: Options, context: AnyObject? = nil
  ) {
    numberOfRegistrations += 1
    let registration = Registration(
      number: numberOfRegistrations, observer: observer, key: key, options: options,
      context: context)
    registrations.append(registration)
    guard options.contains(.initial) else { return }
    tell(registration, old: nil, new: value(of: key), isPrior: false)
  }

  /// Announces that the value of a key is about to change.
  public func willChange(_ key: String) {
    let change = (key: key, old: value(of: key), newest: numberOfRegistrations)
    changes.append(change)
    for registration in registrations
    where registration.key == key && registration.options.contains(.prior) {
      tell(registration, old: change.old, new: nil, isPrior: true)
    }
  }

  /// Announces that the value of a key has changed.
  public func didChange(_ key: String) {
    guard let last = changes.lastIndex(where: { $0.key == key }) else {
      return misuses.append(.notBegun(key))
    }
    let change = changes.remove(at: last)
    let new = value(of: key)
    for registration in registrations
    where registration.key == key && registration.number <= change.newest {
      tell(registration, old: change.old, new: new, isPrior: false)
    }
  }

  /// Tells one observer as much as it has asked for, if it is still registered.
  private func tell(_ registration: Registration, old: String?, new: String?, isPrior: Bool) {
    guard registrations.contains(where: { $0.number == registration.number }) else { return }
    let options = registration.options
    registration.observer?.observe(
      Change(
        key: registration.key, old: options.contains(.old) ? old : nil,
        new: options.contains(.new) ? new : nil, isPrior: isPrior),
      of: self, context: registration.context)
  }

  /// Removes one registration: the oldest with this observer, this key and this context.
  public func removeObserver(
    _ observer: any Observer, of key: String, context: AnyObject? = nil
  ) {
    let oldest = registrations.firstIndex {
      $0.observer === observer && $0.key == key && $0.context === context
    }
    guard let oldest else { return misuses.append(.notRegistered(key)) }
    registrations.remove(at: oldest)
  }
}
