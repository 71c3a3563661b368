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
/// The snapshot has the variables of the object, and of the objects of the same module that its
/// properties lead to, also by way of captures of closures. It leaves out the contents of locks and
/// atomic values, since those are constants. A `Mutex`, a `Locked` or an `NSLock` without a value
/// may guard the variables beside it, and the snapshot cannot tell which (`lock(beside:)`). It can
/// neither name nor restore a captured value that is no object, but it does see that one has
/// changed (`changedUnseen`).
public final class Recollection {
  private let memories: [Memory]
  /// Properties that lead to boxes of captured variables, and the contents of these.
  private let captures: [Captures]
  /// Whether there were too many objects to look at, so that variables may be missing.
  public let isIncomplete: Bool

  /// The limit on the number of objects.
  private static let mostObjects = 500

  /// The objects behind a property.
  private struct Captures {
    let field: Field
    let object: AnyObject
    /// The property's value, if it is a variable.
    let memory: Memory?
    let contents: [UInt: [UInt8]]

    /// Whether the contents have changed since, and the property has not.
    var hasChanged: Bool {
      memory?.hasChanged != true && field.captured(in: object).contents != contents
    }
  }

  /// Takes a snapshot of the variables, and retains the objects to which they refer.
  public init(of object: AnyObject) {
    var memories: [Memory] = []
    var captures: [Captures] = []
    var seen: Set<ObjectIdentifier> = []
    var queue = [object]
    var isIncomplete = false
    while !isIncomplete, let next = queue.popLast() {
      guard seen.insert(identity(of: next)).inserted else { continue }
      let fields = Field.own(of: next)
      let lock = fields.first(where: \.isBareLock)?.name
      for field in fields where field.isStrong {
        let memory = Memory(of: field, in: next, beside: lock)
        if let memory { memories.append(memory) }
        let state = field.captured(in: next)
        queue += state.objects
        isIncomplete = isIncomplete || state.isIncomplete
        guard !state.contents.isEmpty || field.holdsClosure else { continue }
        captures.append(
          Captures(field: field, object: next, memory: memory, contents: state.contents))
      }
      let kept = StoredProperties(of: next).kept
      queue += kept.map(\.object).filter { module(of: $0) == module(of: object) }
      if seen.count >= Self.mostObjects || kept.count >= StoredProperties.most {
        isIncomplete = true
      }
    }
    self.isIncomplete = isIncomplete
    self.memories = memories
    self.captures = captures
  }

  /// The name of a property whose closures have captured variables that have changed; nil if there
  /// is none. It is unknown whether code reads them without a lock.
  public var changedUnseen: String? {
    captures.first(where: \.hasChanged)?.field.name
  }

  /// The names of the variables that have changed since.
  public var changed: [String] { memories.filter(\.hasChanged).map(\.name) }

  /// The name of a lock, or possible lock, beside the variable with this name; nil if there is
  /// none.
  public func lock(beside name: String) -> String? {
    memories.lazy.filter { $0.name == name && $0.hasChanged }.compactMap(\.lock).first
  }

  /// Runs `body` while the variable with this name has its old value, and then restores the present
  /// one.
  public func recalling<Result>(_ name: String, _ body: () -> Result) -> Result {
    // Variables of several objects may have one name.
    let restores = memories.filter { $0.name == name && $0.hasChanged }.map { $0.recall() }
    defer { for restore in restores { restore() } }
    return body()
  }
}

/// One variable and its old value.
private struct Memory {
  let name: String
  /// The name of a possible lock beside it.
  let lock: String?
  private let owner: AnyObject
  private let place: UnsafeMutableRawBufferPointer
  private let bytes: [UInt8]
  /// Writes a copy of the old value.
  private let write: () -> Void
  /// Releases the value that is there.
  private let clear: () -> Void

  /// nil if it is a constant, or may be of a kind that cannot be copied.
  init?(of field: Field, in object: AnyObject, beside lock: String?) {
    guard field.isVariable, field.isStrong, field.type != Void.self else { return nil }
    let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
    func made<Value>(_ type: Value.Type) -> Memory {
      let value = address.load(as: type)
      return Memory(
        name: field.name, lock: lock, owner: object,
        place: UnsafeMutableRawBufferPointer(start: address, count: MemoryLayout<Value>.size),
        write: { address.initializeMemory(as: type, to: value) },
        clear: { address.assumingMemoryBound(to: type).deinitialize(count: 1) })
    }
    self = _openExistential(field.type, do: made)
  }

  private init(
    name: String, lock: String?, owner: AnyObject, place: UnsafeMutableRawBufferPointer,
    write: @escaping () -> Void, clear: @escaping () -> Void
  ) {
    self.name = name
    self.lock = lock
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
  /// Returns the stored properties of an object that classes of the object's module declare.
  fileprivate static func own(of object: AnyObject) -> ArraySlice<Field> {
    let type: AnyClass = Swift.type(of: object)
    let stranger: AnyClass? = sequence(first: type, next: { _getSuperclass($0) }).first {
      module(of: $0) != module(of: type)
    }
    return all(of: type).dropFirst(stranger.map { all(of: $0).count } ?? 0)
  }

  /// The boxes behind its closures, and the objects of the same module found there.
  fileprivate func captured(in object: AnyObject) -> CapturedState {
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let bytes = UnsafeRawBufferPointer(start: start, count: _openExistential(type, do: size))
    return CapturedState(behind: bytes) { module(of: $0) == module(of: object) }
  }

  /// Whether it may be a lock that holds no value.
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
  let name = String(reflecting: type)
  // A class in an extension of another module's type: "(extension in Desk):Swift.Int.Box".
  let extended = "(extension in "
  return name.hasPrefix(extended)
    ? name.dropFirst(extended.count).prefix { $0 != ")" } : name.prefix { $0 != "." }
}
