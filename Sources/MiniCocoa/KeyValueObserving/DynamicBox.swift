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
  /// Whether an object could be here, and is not.
  var isMissingObject: Bool { false }
  /// Whether a key path that ends here, perhaps through optionals, has values of this type.
  func isRead(as type: Any.Type) -> Bool { false }
}

/// Where a dynamic property's value lies.
@usableFromInline
final class DynamicBox<Value>: AnyDynamicBox, @unchecked Sendable {
  private let stored: Guarded<Value>

  init(_ value: Value) { stored = Guarded(value) }

  var value: Value { stored.withLock { $0 } }

  func replace(with value: Value) { update { $0 = value } }

  /// Changes the value where it lies. What it was is released outside of the lock.
  func update(_ body: (inout Value) -> Void) {
    let old = stored.withLock { value in
      let old = value
      body(&value)
      return old
    }
    withExtendedLifetime(old) {}
  }

  override var anyValue: Any? { flatten(value) }
  override var typeName: String { "\(Value.self)" }

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

  override var isMissingObject: Bool {
    anyValue == nil && Value.self is any PerhapsAnObject.Type
  }

  override func isRead(as type: Any.Type) -> Bool {
    type == Value.self || type == Value?.self
  }
}
