internal import Synchronization

/// Marks a stored property as observable, as `@objc dynamic` does in Cocoa.
///
///     final class Company: KVObject {
///       @Dynamic var name = "Acme"
///     }
///
/// Setting it tells its observers; a property without the mark can be read by name and registered
/// for, but is silent. Reading and writing are safe from several threads; changing in place
/// (`names.append("Ann")`) is a reading, then a writing.
@propertyWrapper
@frozen
public struct Dynamic<Value> {
  @usableFromInline let box: DynamicBox<Value>

  /// Stores the first value: `@Dynamic var name = "Acme"`.
  public init(wrappedValue: Value) { box = DynamicBox(wrappedValue) }

  /// Stands in the way of structs and of classes that are no KVObject.
  @available(*, unavailable, message: "@Dynamic needs a class that inherits from KVObject")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.replace(with: newValue) }
  }

  /// What stands behind the property, for the compiler: reads it, or changes it and tells so.
  ///
  /// Inlined, so that the optimiser goes to the property itself instead of following a key path.
  @inlinable
  public static subscript<Owner: KVObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].read(from: owner) }
    set { owner[keyPath: storage].write(newValue, to: owner) }
  }

  @usableFromInline
  func read(from owner: KVObject) -> Value {
    let value = box.value
    if owner.probes.load(ordering: .relaxed) > 0 {
      KeyPathProbe.current?.note(owner, box, value)
    }
    return value
  }

  @usableFromInline
  func write(_ value: Value, to owner: KVObject) {
    owner.change(box) { box.replace(with: value) }
  }
}

extension Dynamic: Boxed {
  var anyBox: AnyDynamicBox { box }
}

/// A wrapper that a mirror shows, whatever its value's type.
protocol Boxed {
  var anyBox: AnyDynamicBox { get }
}
