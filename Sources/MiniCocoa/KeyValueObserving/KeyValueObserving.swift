/// What an object of any class below `KVObject` can do with typed key paths.
///
/// A protocol only so that `Self` is the class of the object: conform by inheriting.
public protocol KeyValueObserving: KVObject {}

extension KVObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Calls a closure at each change of a value, as long as the result is kept.
  ///
  ///     observation = company.observe(\.ceo?.tasks, options: .new) { company, change in
  ///       show(change.newValue)
  ///     }
  ///
  /// Each step of the key path has to be `@Dynamic`, or the whole of it listed in
  /// `namedProperties`. A step may be nil for now.
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

  /// Says that a property is about to change: `willChangeValue(for: \.total)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    willChangeValue(forKey: ObservedPath.naming(keyPath, of: self).text)
  }

  /// Says that a property has changed: `didChangeValue(for: \.total)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    didChangeValue(forKey: ObservedPath.naming(keyPath, of: self).text)
  }
}
