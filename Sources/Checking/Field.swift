/// A stored property of a class or struct, as the runtime's metadata describes it.
struct Field {
  let name: String
  let type: Any.Type
  /// The offset from the start of the object or value, in bytes.
  let offset: Int
  /// Whether the reference is strong; true for values.
  let isStrong: Bool
  /// Whether it was declared with `var`.
  let isVariable: Bool

  var isStruct: Bool { Self.isStruct(type) }
  /// Whether it is a function, or an optional one.
  var holdsClosure: Bool {
    let name = String(describing: type)
    return Self.metadataKind(of: type) == 0x302
      || name.hasPrefix("Optional<") && name.contains("->")
  }

  /// Returns the first word of the type's metadata: include/swift/ABI/MetadataKind.def of the
  /// compiler.
  private static func metadataKind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }

  /// Whether the type is a struct, and not an existential container such as `any P`.
  static func isStruct(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x200 }

  /// Returns the stored properties of a type, those of its superclasses first.
  static func all(of type: Any.Type) -> [Field] {
    (0..<fieldCount(type)).map { index in
      var note = FieldNote()
      let fieldType = fieldType(type, index, &note)
      defer { note.free?(note.name) }
      return Field(
        name: note.name.map { readable(String(cString: $0)) } ?? "", type: fieldType,
        offset: fieldOffset(type, index), isStrong: note.isStrong, isVariable: note.isVariable)
    }
  }

  /// Returns a property's name in the source; lazy and wrapped properties are stored under another
  /// name.
  private static func readable(_ name: String) -> String {
    if name.hasPrefix("$__lazy_storage_$_") { return String(name.dropFirst(18)) }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

// `Mirror` in the standard library calls the same functions:
// stdlib/public/core/ReflectionMirror.swift.

private struct FieldNote {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: Any.Type, _ index: Int, _ note: UnsafeMutablePointer<FieldNote>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, _ index: Int) -> Int
