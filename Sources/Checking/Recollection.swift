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
/// What is noted are the variables of the object, and of the objects of the same module to which its
/// properties lead. What is in a lock or an atomic value is not, since those are constants. Nor is anything
/// of an object with a `Mutex`, an `NSLock` or the like among its properties: that may guard the variables
/// beside it. What a closure has captured can be neither named nor put back; that it has changed is seen
/// (`changedUnseen`).
public final class Recollection {
  private let memories: [Memory]
  /// The properties that hold closures, with the objects, and what these have captured.
  private let closures: [(field: Field, object: AnyObject, state: CapturedState)]

  /// Notes what the variables are now, and keeps what they refer to.
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

  /// The name of a property whose closure has captured variables that are something else by now, whatever
  /// they are; nil if there is none. Whether they are read without a lock cannot be told.
  public var changedUnseen: String? {
    closures.first { $0.field.captured(in: $0.object) != $0.state }?.field.name
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

  /// What its closure has captured.
  fileprivate func captured(in object: AnyObject) -> CapturedState {
    var state = CapturedState()
    state.add(
      closureAt: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
    return state
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

private func module(of object: AnyObject) -> Substring { module(of: type(of: object)) }

private func module(of type: AnyClass) -> Substring {
  String(reflecting: type).prefix { $0 != "." }
}
