/// The storage of a dynamic property, for code that does not know its type.
///
/// A class, so that all copies of the wrapper share the property's storage.
@usableFromInline
class AnyDynamicBox: @unchecked Sendable {
  /// The value; nil if it is a nil optional.
  var anyValue: Any? { nil }
  /// The type of the stored value: `"Optional<String>"`.
  var typeName: String { "" }
  /// Stores a value, where nil stands for a nil optional; false if the type does not match.
  func replace(withAny value: Any?) -> Bool { false }
  /// The number of times a value was stored.
  var version: Int { 0 }
  /// Whether the value is an object or nil.
  var isPerhapsAnObject: Bool { false }
  /// Whether a key path that ends here, perhaps through optionals, has values of this type.
  func isRead(as type: Any.Type) -> Bool { false }
}

/// The storage of a dynamic property.
@usableFromInline
final class DynamicBox<Value>: AnyDynamicBox, @unchecked Sendable {
  private let stored: Guarded<Stored>

  /// Not private: Guarded needs its layout.
  struct Stored {
    var value: Value
    var version = 0
  }

  init(_ value: Value) { stored = Guarded(Stored(value: value)) }

  var value: Value { stored.withLock { $0.value } }

  func replace(with value: Value) {
    update { current in
      let old = current
      current = value
      return old
    }
  }

  /// Changes the value in place. The body returns the values it removed, which are released outside
  /// the lock because their deinit may run any code.
  func update<Removed>(_ body: (inout Value) -> Removed) {
    let removed = stored.withLock { stored in
      stored.version &+= 1
      return body(&stored.value)
    }
    withExtendedLifetime(removed) {}
  }

  override var anyValue: Any? { flatten(value) }
  override var typeName: String { "\(Value.self)" }
  override var version: Int { stored.withLock { $0.version } }

  override func replace(withAny value: Any?) -> Bool {
    guard let new = Self.cast(value) else { return false }
    replace(with: new)
    return true
  }

  private static func cast(_ value: Any?) -> Value? {
    let value = value.flatMap(flatten)
    guard let value, !(value is Null && Value.self is any Flattening.Type) else {
      return (Value.self as? any Flattening.Type)?.absent as? Value
    }
    return value as? Value
  }

  override var isPerhapsAnObject: Bool { Value.self is any PerhapsAnObject.Type }

  override func isRead(as type: Any.Type) -> Bool {
    type == Value.self || type == Value?.self
  }
}
