/// Finds the names of a Swift key path, which on Linux cannot tell them: watches which dynamic
/// properties are read when it is read.
final class KeyPathProbe: @unchecked Sendable {
  @TaskLocal static var current: KeyPathProbe?

  private(set) var touched: [(object: KVObject, box: AnyDynamicBox)] = []

  /// Called on the task that reads, which has this probe to itself.
  func note(_ object: KVObject, _ box: AnyDynamicBox) { touched.append((object, box)) }
}

extension ObservedPath {
  /// The names of a key path's steps.
  ///
  /// Where the path ends early, in a nil, only the steps up to there are known, and the others are
  /// looked for when that changes.
  static func naming<Root: KVObject, Value>(
    _ keyPath: KeyPath<Root, Value>, of root: Root
  ) -> ObservedPath {
    if let name = Root.name(of: keyPath, of: root) { return ObservedPath(name) }
    let probe = KeyPathProbe()
    KeyPathProbe.$current.withValue(probe) { _ = root[keyPath: keyPath] }

    var steps: [String] = []
    var next: KVObject? = root
    for (object, box) in probe.touched {
      guard object === next, let key = object.key(of: box) else {
        return unnamed("one that was read is not reached from the one before", root)
      }
      steps.append(key)
      next = box.anyValue as? KVObject
    }
    guard let last = probe.touched.last?.box else { return unnamed("no step is @Dynamic", root) }
    if last.isRead(as: Value.self) { return ObservedPath(steps.joined(separator: ".")) }
    guard last.isMissingObject else { return unnamed("the last one is not @Dynamic", root) }
    return ObservedPath(beginning: steps.joined(separator: ".")) { object in
      (object as? Root).map { naming(keyPath, of: $0) } ?? ObservedPath("")
    }
  }

  private static func unnamed(_ reason: String, _ root: KVObject) -> ObservedPath {
    Misuse.unnamedKeyPath(reason, of: root).report()
    return ObservedPath("")
  }
}

extension KVObject {
  /// The name under which an object's class lists a key path. `\Base.total` is another one than
  /// `\Derived.total`.
  fileprivate static func name(of keyPath: AnyKeyPath, of object: KVObject) -> String? {
    type(of: object).namedProperties.first { $0.value == keyPath }?.key
  }
}
