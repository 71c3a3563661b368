/// Finds the names of stored properties through mirrors.
enum PropertyNames {
  /// The dynamic properties of an object and its superclasses, with their names. If two private
  /// ones share a name, the subclass's comes first.
  static func boxes(of object: KVObject) -> [NamedBox] {
    var boxes: [NamedBox] = []
    for child in children(of: object) {
      guard let label = child.label, label.hasPrefix("_"), let wrapper = child.value as? any Boxed
      else { continue }
      boxes.append(NamedBox(key: String(label.dropFirst()), box: wrapper.anyBox))
    }
    return boxes
  }

  /// The value of a stored property without a wrapper; nil if none has this name.
  static func plainValue(_ name: String, of object: KVObject) -> Any? {
    children(of: object).first { $0.label == name }?.value
  }

  private static func children(of object: KVObject) -> [Mirror.Child] {
    var children: [Mirror.Child] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      children += current.children
      mirror = current.superclassMirror
    }
    return children
  }
}

/// The storage of a dynamic property, with its name.
struct NamedBox: Sendable {
  let key: String
  let box: AnyDynamicBox
}
