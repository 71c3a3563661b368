extension KVObject {
  /// Returns the value at the end of a key path: `company.value(forKeyPath: "ceo.tasks")`.
  ///
  /// Nil if any step is nil. `@count` counts a collection; any other step through an array returns
  /// an array of its elements' values.
  public final func value(forKeyPath keyPath: String) -> Any? {
    value(following: ObservedPath(keyPath).steps[...])
  }

  /// Sets the value at the end of a key path, if an object there has the property.
  ///
  ///     company.setValue("Ann", forKeyPath: "ceo.name")
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let steps = ObservedPath(keyPath).steps
    guard let key = steps.last else { return Misuse.unknownKey(keyPath, of: self).report() }
    let owner = self.value(following: steps.dropLast()[...])
    (owner as? KVObject)?.setValue(value, forKey: key)
  }

  final func value(following steps: ArraySlice<String>) -> Any? {
    guard let key = steps.first else { return self }
    return value(forKey: key).flatMap { Self.value(of: $0, following: steps.dropFirst()) }
  }

  private static func value(of value: Any, following steps: ArraySlice<String>) -> Any? {
    guard let next = steps.first else { return value }
    if let object = value as? KVObject { return object.value(following: steps) }
    if next == "@count", let collection = value as? any Collection { return collection.count }
    guard let array = value as? [KVObject] else {
      Misuse.unknownKey(next, of: value).report()
      return nil
    }
    return array.map { $0.value(following: steps) ?? Null() }
  }

  /// The value of a property: a dynamic one, one in `namedProperties`, or any stored one.
  final func property(_ key: String) -> Any? {
    if let box = box(key) { return box.anyValue }
    if let keyPath = type(of: self).namedProperties[key] {
      return self[keyPath: keyPath].flatMap(flatten)
    }
    if let plain = PropertyNames.plainValue(key, of: self) { return flatten(plain) }
    return value(forUndefinedKey: key)
  }

  /// Whether a property with this name exists; runs no getter.
  final func declaresProperty(_ key: String) -> Bool {
    box(key) != nil || type(of: self).namedProperties[key] != nil
      || PropertyNames.plainValue(key, of: self) != nil
  }

  /// Whether a property with this name exists or, as a last resort, `value(forKey:)` has a value.
  final func hasProperty(_ key: String) -> Bool {
    declaresProperty(key)
      || !Misuse.isReported(.unknownKey(key, of: self)) { _ = value(forKey: key) }
  }

  final func setProperty(_ key: String, to value: Any?) {
    if let box = box(key) {
      var fits = true
      change(key, .setting) { fits = box.replace(withAny: value) }
      if !fits { Misuse.wrongType(key, of: self, expecting: box.typeName).report() }
    } else if let keyPath = type(of: self).namedProperties[key] as? any WritableByName {
      var fits = true
      change(key, .setting) { fits = keyPath.write(value, to: self) }
      if !fits { Misuse.wrongType(key, of: self, expecting: keyPath.valueName).report() }
    } else {
      Misuse.unknownKey(key, of: self).report()
    }
  }
}

// MARK: - Writing through key paths

/// A key path to a settable property of any type.
private protocol WritableByName {
  var valueName: String { get }
  /// Returns false if the type of the value does not match.
  func write(_ value: Any?, to object: KVObject) -> Bool
}

extension ReferenceWritableKeyPath: WritableByName {
  fileprivate var valueName: String { "\(Value.self)" }

  fileprivate func write(_ value: Any?, to object: KVObject) -> Bool {
    guard let owner = object as? Root else { return false }
    let new =
      value.flatMap(flatten) as? Value ?? (Value.self as? any Flattening.Type)?.absent as? Value
    guard let new else { return false }
    owner[keyPath: self] = new
    return true
  }
}
