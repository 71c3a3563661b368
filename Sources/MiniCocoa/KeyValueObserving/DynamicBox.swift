/// Where a dynamic property's value lies, for those who do not know its type.
///
/// A class, since the property is its place, however often the wrapper is copied.
@usableFromInline
class AnyDynamicBox: @unchecked Sendable {
  /// The value; nil if it is an optional's nil.
  var anyValue: Any? { nil }
  /// The type of what lies here: `"Optional<String>"`.
  var typeName: String { "" }
  /// Stores a value, nil for a nil; false if it is of another type.
  func replace(withAny value: Any?) -> Bool { false }
  /// How often something was stored here.
  var version: Int { 0 }
  /// Whether what lies here is an object or nil.
  var isPerhapsAnObject: Bool { false }
  /// Whether a key path that ends here, perhaps through optionals, has values of this type.
  func isRead(as type: Any.Type) -> Bool { false }
}

/// Where a dynamic property's value lies.
@usableFromInline
final class DynamicBox<Value>: AnyDynamicBox, @unchecked Sendable {
  private let stored: Guarded<Stored>

  /// Not private, since Guarded needs to know its layout.
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

  /// Changes the value where it lies. What the body returns, which is what it took out, is released
  /// outside of the lock, where it may do what it likes.
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
