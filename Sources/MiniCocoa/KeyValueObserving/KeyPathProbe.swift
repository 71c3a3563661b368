internal import Synchronization

/// Finds the property names in a Swift key path, which Linux does not reveal: reads the key path
/// and records which dynamic properties are read.
///
/// Its safety is unchecked: only the reading task uses it.
final class KeyPathProbe: @unchecked Sendable {
  @TaskLocal static var current: KeyPathProbe?

  /// The properties that were read, with the values read: another thread may change them any time.
  private(set) var touched: [(object: KVObject, box: AnyDynamicBox, value: Any?)] = []
  /// The objects that report reads: the root, and those that the read leads to.
  private var watched: [KVObject] = []

  /// Records that a property was read, and watches the object it led to.
  func note(_ object: KVObject, _ box: AnyDynamicBox, _ value: Any) {
    let value = flatten(value)
    touched.append((object, box, value))
    if let next = value as? KVObject { watch(next) }
  }

  /// Reads a key path and records the properties.
  func read<Root: KVObject, Value>(_ keyPath: KeyPath<Root, Value>, of root: Root) {
    watch(root)
    Self.$current.withValue(self) { _ = root[keyPath: keyPath] }
    for object in watched { object.probes.subtract(1, ordering: .relaxed) }
  }

  private func watch(_ object: KVObject) {
    object.probes.add(1, ordering: .relaxed)
    watched.append(object)
  }
}

extension ObservedPath {
  /// The names of a key path's steps.
  ///
  /// If the path ends early in a nil, the steps after it are resolved when that value changes.
  static func naming<Root: KVObject, Value>(
    _ keyPath: KeyPath<Root, Value>, of root: Root
  ) -> ObservedPath {
    if let name = Root.name(of: keyPath, of: root) { return ObservedPath(name) }
    let probe = KeyPathProbe()
    probe.read(keyPath, of: root)

    var steps: [String] = []
    var next: KVObject? = root
    for (object, box, value) in probe.touched {
      guard object === next, let key = object.key(of: box) else {
        return unnamed("one that was read is not reached from the one before", root)
      }
      steps.append(key)
      next = value as? KVObject
    }
    guard let last = probe.touched.last else { return unnamed("no step is @Dynamic", root) }
    if last.box.isRead(as: Value.self) { return ObservedPath(steps.joined(separator: ".")) }
    guard last.value == nil, last.box.isPerhapsAnObject else {
      return unnamed("the last one is not @Dynamic", root)
    }
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
  /// The class's name for a key path. `\Base.total` is not equal to `\Derived.total`.
  fileprivate static func name(of keyPath: AnyKeyPath, of object: KVObject) -> String? {
    type(of: object).namedProperties.first { $0.value == keyPath }?.key
  }
}
