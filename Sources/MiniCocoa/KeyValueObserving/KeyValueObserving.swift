/// The operations on typed key paths for all subclasses of `KVObject`.
///
/// A protocol only because `Self` must be the class of the object: conform by inheriting.
public protocol KeyValueObserving: KVObject {}

extension KVObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Calls a closure at each change of a value while the result is retained.
  ///
  ///     observation = company.observe(\.ceo?.tasks, options: .new) { company, change in
  ///       show(change.newValue)
  ///     }
  ///
  /// Each step of the key path must be `@Dynamic`, or `namedProperties` must list the whole path. A
  /// step may currently be nil.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: KeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, KeyValueObservedChange<Value>) -> Void
  ) -> KeyValueObservation {
    let observation = KeyValueObservation()
    let path = ObservedPath.naming(keyPath, of: self)
    guard !path.text.isEmpty else { return observation }
    let token = Registration.Token(observation: observation) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(object, KeyValueObservedChange(change))
    }
    let registration = Registration(of: self, path, options, nil, for: .token(token))
    observation.begin(registration)
    register(registration)
    return observation
  }

  /// Announces that a property is about to change: `willChangeValue(for: \.total)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    willChangeValue(forKey: ObservedPath.naming(keyPath, of: self).text)
  }

  /// Announces that a property has changed: `didChangeValue(for: \.total)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    didChangeValue(forKey: ObservedPath.naming(keyPath, of: self).text)
  }
}
