/// A snapshot of an object's variables, to find out later which of them code reads.
///
/// A read without a lock only shows if two threads meet at the same moment, and no check can wait
/// for that. But a check can restore a variable's old value for a while: code that reads it then
/// behaves differently.
///
///     let before = Recollection(of: clerk)
///     clerk.attend(to: meter)
///     for name in before.changed {
///       let isRead = before.recalling(name) { hears(clerk, meter) != expected }
///     }
///
/// The snapshot contains the variables of the object, and of objects of the same module to which
/// its properties lead. It does not contain values in a lock or an atomic, since those are
/// constants, nor any variable of an object with a `Mutex`, an `NSLock` or the like among its
/// properties, which may guard the other variables. Captured variables can't be named or restored,
/// but changes in them are visible (`changedUnseen`).
public final class Recollection {
  private let memories: [Memory]
  /// The properties that hold closures, with their objects and captures.
  private let closures: [(field: Field, object: AnyObject, state: CapturedState)]

  /// Takes a snapshot of the variables, and retains the objects to which they refer.
  public init(of object: AnyObject) {
    var memories: [Memory] = []
    var closures: [(Field, AnyObject, CapturedState)] = []
    var seen: Set<ObjectIdentifier> = []
    var queue = [object]
    while let next = queue.popLast(), seen.count < 100 {
      guard seen.insert(identity(of: next)).inserted else { continue }
      let fields = Field.own(of: next)
      if !fields.contains(where: \.isBareLock) {
        memories += fields.compactMap { Memory(of: $0, in: next) }
        closures += fields.filter(\.holdsClosure).map { ($0, next, $0.captured(in: next)) }
      }
      queue += StoredProperties(of: next).kept.map(\.object).filter {
        module(of: $0) == module(of: object)
      }
    }
    self.memories = memories
    self.closures = closures
  }

  /// The name of a property whose closure has captured variables that have changed since; nil if
  /// there is none. Whether they are read without a lock can't be determined.
  public var changedUnseen: String? {
    closures.first { $0.field.captured(in: $0.object) != $0.state }?.field.name
  }

  /// The names of the variables that have changed since.
  public var changed: [String] { memories.filter(\.hasChanged).map(\.name) }

  /// Runs `body` while the variable with this name has its old value, and then restores the present
  /// one.
  public func recalling<Result>(_ name: String, _ body: () -> Result) -> Result {
    let memory = memories.first { $0.name == name && $0.hasChanged }
    let restore = memory?.recall()
    defer { restore?() }
    return body()
  }
}

/// One variable and its old value.
private struct Memory {
  let name: String
  private let owner: AnyObject
  private let place: UnsafeMutableRawBufferPointer
  private let bytes: [UInt8]
  /// Writes a copy of the old value.
  private let write: () -> Void
  /// Releases the value that is there.
  private let clear: () -> Void

  /// Returns nil for a constant, or for a value that may not be copyable.
  init?(of field: Field, in object: AnyObject) {
    guard field.isVariable, field.isStrong, field.type != Void.self else { return nil }
    let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
    func made<Value>(_ type: Value.Type) -> Memory {
      let value = address.load(as: type)
      return Memory(
        name: field.name, owner: object,
        place: UnsafeMutableRawBufferPointer(start: address, count: MemoryLayout<Value>.size),
        write: { address.initializeMemory(as: type, to: value) },
        clear: { address.assumingMemoryBound(to: type).deinitialize(count: 1) })
    }
    self = _openExistential(field.type, do: made)
  }

  private init(
    name: String, owner: AnyObject, place: UnsafeMutableRawBufferPointer,
    write: @escaping () -> Void, clear: @escaping () -> Void
  ) {
    self.name = name
    self.owner = owner
    self.place = place
    bytes = Array(place)
    self.write = write
    self.clear = clear
  }

  var hasChanged: Bool { !place.elementsEqual(bytes) }

  /// Restores the old value; the returned closure restores the present one.
  func recall() -> () -> Void {
    let now = Array(place)
    write()
    return {
      clear()
      place.copyBytes(from: now)
    }
  }
}

extension Field {
  /// Returns the stored properties of an object that classes of its own module declare.
  fileprivate static func own(of object: AnyObject) -> ArraySlice<Field> {
    let type: AnyClass = Swift.type(of: object)
    let stranger: AnyClass? = sequence(first: type, next: { _getSuperclass($0) }).first {
      module(of: $0) != module(of: type)
    }
    return all(of: type).dropFirst(stranger.map { all(of: $0).count } ?? 0)
  }

  /// Returns the captures of the closure in this property.
  fileprivate func captured(in object: AnyObject) -> CapturedState {
    var state = CapturedState()
    state.add(
      closureAt: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
    return state
  }

  /// Whether it may be a lock that contains no value.
  fileprivate var isBareLock: Bool {
    // For noncopyable values such as a `Mutex`, the runtime does not give the type.
    if type == Void.self { return true }
    let name = String(reflecting: type)
    return name.hasSuffix("Locked<()>")
      || name.hasPrefix("Foundation.NS") && (name.contains("Lock") || name.contains("Condition"))
  }
}

private func module(of object: AnyObject) -> Substring { module(of: type(of: object)) }

private func module(of type: AnyClass) -> Substring {
  String(reflecting: type).prefix { $0 != "." }
}
