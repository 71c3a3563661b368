/// An object whose values can be observed, key by key; the base class of models.
open class Announcer {
  /// One registration. It knows its observer, and doesn't keep it alive.
  private struct Registration {
    weak var observer: (any Observer)?
    let key: String
  }

  /// A change that has begun: the value before it, and the registrations at that time.
  private struct Beginning {
    let key: String
    let old: Any?
    let registrations: [Registration]
  }

  /// The mistakes in using this object, in order.
  public internal(set) var misuses: [Misuse] = []

  private var registrations: [Registration] = []
  private var beginnings: [Beginning] = []

  /// Creates an object that nobody observes.
  public init() {}

  /// The value of a key; nil if there is none. Models override this method.
  open func value(of key: String) -> Any? { nil }

  /// The paths from this object to the values that a key's value depends on.
  /// Models override this method, and ask `super` first.
  open class func keyPathsForValuesAffecting(_ key: String) -> Set<String> { [] }

  /// Registers an observer for a key, without keeping it alive. It receives each change before and
  /// after it.
  public func addObserver(_ observer: any Observer, of key: String) {
    registrations.append(Registration(observer: observer, key: key))
  }

  /// Removes one registration: the oldest with this observer and this key.
  public func removeObserver(_ observer: any Observer, of key: String) {
    let oldest = registrations.firstIndex { $0.observer === observer && $0.key == key }
    guard let oldest else { return misuses.append(.notRegistered(key)) }
    registrations.remove(at: oldest)
  }

  /// Announces that the value of a key is about to change.
  public func willChange(_ key: String) {
    let concerned = registrations.filter { $0.key == key }
    let old = value(of: key)
    beginnings.append(Beginning(key: key, old: old, registrations: concerned))
    tell(concerned, Change(key: key, old: old, new: nil, isPrior: true))
  }

  /// Announces that the value of a key has changed, to those that were registered when the
  /// change began, and still are.
  public func didChange(_ key: String) {
    guard let last = beginnings.lastIndex(where: { $0.key == key }) else {
      return misuses.append(.notBegun(key))
    }
    let beginning = beginnings.remove(at: last)
    let change = Change(key: key, old: beginning.old, new: value(of: key), isPrior: false)
    tell(beginning.registrations, change)
  }

  private func tell(_ concerned: [Registration], _ change: Change) {
    for registration in concerned {
      guard let observer = registration.observer else { continue }
      let isRegistered = registrations.contains {
        $0.observer === observer && $0.key == change.key
      }
      if isRegistered { observer.observe(change, of: self) }
    }
  }
}
