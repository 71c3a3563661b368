/// The variables of an object as they are at one moment, to find out later which of them code reads.
///
/// That a variable is read without a lock shows only where two threads meet in one moment, for which
/// no check can wait. But a check can let a variable be for a while what it was: who reads it then
/// does something else than before.
///
///     let before = Recollection(of: clerk)
///     clerk.attend(to: meter)
///     for name in before.changed {
///       let isRead = before.recalling(name) { hears(clerk, meter) != expected }
///     }
///
/// What is noted are variables that hold numbers, strings, references, or one of them or nil: those of
/// the object, and of the objects of the same module to which its properties lead. What is in a lock or
/// an atomic value is not, since those are constants. Nor is anything of an object with a `Mutex`, an
/// `NSLock` or the like among its properties: that may guard the variables beside it.
public final class Recollection {
  private let memories: [Memory]

  /// Notes what the variables are now, and keeps what they refer to.
  public init(of object: AnyObject) {
    var memories: [Memory] = []
    var seen: Set<ObjectIdentifier> = []
    var queue = [object]
    while let next = queue.popLast(), seen.count < 100 {
      guard seen.insert(identity(of: next)).inserted else { continue }
      let fields = Field.own(of: next)
      if !fields.contains(where: \.isBareLock) {
        memories += fields.compactMap { Memory(of: $0, in: next) }
      }
      queue += StoredProperties(of: next).kept.map(\.object).filter {
        module(of: $0) == module(of: object)
      }
    }
    self.memories = memories
  }

  /// The names of those that are something else by now.
  public var changed: [String] { memories.filter(\.hasChanged).map(\.name) }

  /// Does something while the variable of this name is what it was, and then makes it what it is now.
  public func recalling<Result>(_ name: String, _ body: () -> Result) -> Result {
    let memory = memories.first { $0.name == name && $0.hasChanged }
    let restore = memory?.recall()
    defer { restore?() }
    return body()
  }
}

/// One variable, and what it was.
private struct Memory {
  let name: String
  private let owner: AnyObject
  private let place: UnsafeMutableRawBufferPointer
  private let bytes: [UInt8]
  /// Puts a copy of what it was into its place.
  private let write: () -> Void
  /// Lets go of what is in its place.
  private let clear: () -> Void

  /// nil if it is a constant, or may be of a kind that cannot be copied.
  init?(of field: Field, in object: AnyObject) {
    guard field.isVariable, field.isStrong, isPlain(field.type) else { return nil }
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

  /// Makes it what it was; what comes back makes it what it is now.
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
  /// The stored properties that an object has from classes of its own module.
  fileprivate static func own(of object: AnyObject) -> ArraySlice<Field> {
    let type: AnyClass = Swift.type(of: object)
    let stranger: AnyClass? = sequence(first: type, next: { _getSuperclass($0) }).first {
      module(of: $0) != module(of: type)
    }
    return all(of: type).dropFirst(stranger.map { all(of: $0).count } ?? 0)
  }

  /// Whether it may be a lock without a value of its own.
  fileprivate var isBareLock: Bool {
    // Of what cannot be copied, such as a `Mutex`, the runtime does not tell the type.
    if type == Void.self { return true }
    let name = String(reflecting: type)
    return name.hasSuffix("Locked<()>")
      || name.hasPrefix("Foundation.NS") && (name.contains("Lock") || name.contains("Condition"))
  }
}

/// Whether values of a type are numbers or their like, strings or references, or one of them or nil.
private func isPlain(_ type: Any.Type) -> Bool {
  func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
  if type is AnyClass || type == String.self { return true }
  if let optional = type as? any Wrapping.Type { return isPlain(optional.wrapped) }
  return _openExistential(type, do: isTrivial)
}

private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private func module(of object: AnyObject) -> Substring { module(of: type(of: object)) }

private func module(of type: AnyClass) -> Substring {
  String(reflecting: type).prefix { $0 != "." }
}
