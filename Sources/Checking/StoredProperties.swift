/// The values in the stored properties of an object, read from memory.
///
/// `Mirror` does not distinguish weak from strong references, and asks the object's class, possibly
/// a learner's, for its contents.
struct StoredProperties {
  /// The objects that it keeps, each with the property that leads to it.
  private(set) var kept: [(property: String, object: AnyObject)] = []
  /// The names of the properties that hold closures.
  private(set) var closures: [String] = []

  /// The most objects that are listed.
  static let most = 2_000

  init(of object: AnyObject) {
    // Objects of the standard library may store values after their fields, as a stream's buffer
    // does.
    guard !String(reflecting: type(of: object)).hasPrefix("Swift.") else { return }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for field in Field.all(of: type(of: object)) {
      visit(field, at: address, property: field.name, depth: 0)
    }
  }

  private mutating func visit(
    _ field: Field, at address: UnsafeRawPointer, property: String, depth: Int
  ) {
    guard depth < 8, kept.count < Self.most else { return }
    let place = address + field.offset
    // The code address of a closure in an optional that is nil is 0.
    if field.holdsClosure, place.load(as: Int.self) != 0 { closures.append(property) }
    guard field.isStrong else { return }
    if field.isStruct {
      for inner in Field.all(of: field.type) {
        visit(inner, at: place, property: property, depth: depth + 1)
      }
      // Collections store their elements in a separate buffer.
      guard field.type is any Collection.Type else { return }
    }
    func load<Value>(_ type: Value.Type) -> Any { place.load(as: type) }
    visit(_openExistential(field.type, do: load), property: property, depth: depth)
  }

  private mutating func visit(_ value: Any, property: String, depth: Int) {
    guard depth < 8, kept.count < Self.most else { return }
    let type = Swift.type(of: value)
    if type is AnyClass {
      return kept.append((property, value as AnyObject))
    }
    // Mirror only optionals and collections of the standard library; other custom mirrors would run
    // their author's code.
    let isOfLibrary = String(reflecting: type).hasPrefix("Swift.")
    if !isOfLibrary, value is any CustomReflectable { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .struct, !isOfLibrary {
      func walk<Value>(_ value: Value) {
        guard Field.isStruct(Value.self) else { return }
        withUnsafeBytes(of: value) { bytes in
          guard let start = bytes.baseAddress else { return }
          for field in Field.all(of: Value.self) {
            visit(field, at: start, property: property, depth: depth + 1)
          }
        }
      }
      return _openExistential(value, do: walk)
    }
    for child in mirror.children { visit(child.value, property: property, depth: depth + 1) }
  }
}
