internal import Synchronization

/// Makes a stored property observable, like `@objc dynamic` in Cocoa.
///
///     final class Company: KVObject {
///       @Dynamic var name = "Acme"
///     }
///
/// Setting the property notifies its observers. A property without the mark can be read by name and
/// registered for, but never notifies. Reads and writes are thread-safe; a change in place
/// (`names.append("Ann")`) is a read followed by a write.
@propertyWrapper
@frozen
public struct Dynamic<Value> {
  @usableFromInline let box: DynamicBox<Value>

  /// Stores the initial value: `@Dynamic var name = "Acme"`.
  public init(wrappedValue: Value) { box = DynamicBox(wrappedValue) }

  /// Unavailable: rejects structs, and classes that do not inherit from KVObject.
  @available(*, unavailable, message: "@Dynamic needs a class that inherits from KVObject")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.replace(with: newValue) }
  }

  /// The accessor that the compiler uses: reads the property, or changes it and notifies its
  /// observers.
  ///
  /// Inlined, so that the optimiser accesses the property directly instead of following a key path.
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

/// A property wrapper found through a mirror, whatever the type of its value.
protocol Boxed {
  var anyBox: AnyDynamicBox { get }
}
