internal import Synchronization

/// The root class of observers and observed objects; the counterpart of NSObject.
///
///     final class Clerk: KVObject {
///       override func observeValue(
///         forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
///         context: KVOContext?
///       ) {
///         guard context === nameContext else {
///           return super.observeValue(
///             forKeyPath: keyPath, of: object, change: change, context: context)
///         }
///         show(change?[.newKey])
///       }
///     }
open class KVObject: Hashable, CustomStringConvertible {
  private let core = Guarded(Core())
  /// Whether a table exists: most writes need no other information.
  private let isObservable = Atomic(false)
  /// The number of probes on this object: most reads need no other information.
  final let probes = Atomic(0)

  /// State that is created on demand, because most objects are never observed.
  private struct Core {
    var table: ObservationTable?
    var boxes: [NamedBox]?
    var life: Life?
  }

  /// Creates an object without observers: `super.init()`.
  public init() {}

  deinit {
    let (table, life) = core.withLock { ($0.table, $0.life) }
    life?.end()
    table?.close(of: self)
  }

  // MARK: Being told

  /// Receives a change of an observed value. Override it, and pass other contexts to `super`.
  ///
  /// This implementation, where those calls end, reports that the notification was not handled.
  ///
  ///     guard context === mine else {
  ///       return super.observeValue(
  ///         forKeyPath: keyPath, of: object, change: change, context: context)
  ///     }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    Misuse.notHandled(by: self, keyPath ?? "").report()
  }

  // MARK: Being observed

  /// Registers an observer, which is not retained, for a key path that starts at this object.
  ///
  ///     company.addObserver(self, forKeyPath: "ceo.tasks", options: .new, context: ceoContext)
  ///
  /// Each registration receives each change and must be removed once.
  open func addObserver(
    _ observer: KVObject, forKeyPath keyPath: String, options: KeyValueObservingOptions = [],
    context: KVOContext? = nil
  ) {
    register(
      Registration(
        of: self, ObservedPath(keyPath), options, context,
        for: .observer(Registration.Observer(observer))))
  }

  /// Removes one registration of an observer for a key path and context.
  ///
  ///     company.removeObserver(self, forKeyPath: "ceo.tasks", context: ceoContext)
  open func removeObserver(
    _ observer: KVObject, forKeyPath keyPath: String, context: KVOContext?
  ) {
    let life = ObjectIdentifier(observer.life)
    unregister(
      observer, keyPath, .context(life, path: keyPath, context.map(ObjectIdentifier.init)))
  }

  /// Removes one registration of an observer for a key path, whatever its context.
  ///
  ///     company.removeObserver(self, forKeyPath: "name")
  ///
  /// With several registrations, it is undefined which one this removes: pass the context.
  open func removeObserver(_ observer: KVObject, forKeyPath keyPath: String) {
    unregister(observer, keyPath, .anyContext(ObjectIdentifier(observer.life), path: keyPath))
  }

  // MARK: What subclasses declare about their keys

  /// Whether setting a dynamic property notifies its observers; true by default.
  ///
  ///     override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
  ///       key == "total" ? false : super.automaticallyNotifiesObservers(forKey: key)
  ///     }
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The keys or key paths from which a value is derived. Its observers are notified of their
  /// changes.
  ///
  ///     override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
  ///       let affecting = super.keyPathsForValuesAffectingValue(forKey: key)
  ///       return key == "fullName" ? affecting.union(["firstName", "lastName"]) : affecting
  ///     }
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Properties that Swift cannot find by name, such as computed ones, by their names.
  ///
  ///     override class var namedProperties: [String: AnyKeyPath] {
  ///       super.namedProperties.merging(["fullName": \Person.fullName]) { $1 }
  ///     }
  ///
  /// For typed key paths, a subclass must list inherited properties again: `\Boss.fullName` is not
  /// equal to `\Person.fullName`.
  open class var namedProperties: [String: AnyKeyPath] { [:] }

  // MARK: Values by name

  /// The value of a property: `company.value(forKey: "name")`.
  open func value(forKey key: String) -> Any? { property(key) }

  /// The result of `value(forKey:)` for an unknown key; by default it reports a misuse.
  ///
  ///     override func value(forUndefinedKey key: String) -> Any? { extras[key] }
  open func value(forUndefinedKey key: String) -> Any? {
    Misuse.unknownKey(key, of: self).report()
    return nil
  }

  /// Sets a property and notifies its observers: `company.setValue("Acme", forKey: "name")`.
  open func setValue(_ value: Any?, forKey key: String) { setProperty(key, to: value) }

  // MARK: Equality

  /// Whether both are equal; by default, whether they are the same object.
  ///
  ///     override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.text == text }
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// Hashes whatever `isEqual` compares; by default the object's identity.
  ///
  ///     override func hash(into hasher: inout Hasher) { hasher.combine(text) }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A description of the object; by default its class: `"<Company>"`.
  open var description: String { "<\(Misuse.name(of: self))>" }

  /// Whether the left object considers the right one equal: `a == b`.
  public static func == (left: KVObject, right: KVObject) -> Bool { left.isEqual(right) }
}

// MARK: - Core

extension KVObject {
  /// The observation table, or nil if this object was never observed.
  final var existingTable: ObservationTable? {
    isObservable.load(ordering: .acquiring) ? core.withLock { $0.table } : nil
  }

  /// The observation table, created on first access.
  final var table: ObservationTable {
    core.withLock { core in
      let table = core.table ?? ObservationTable()
      core.table = table
      isObservable.store(true, ordering: .releasing)
      return table
    }
  }

  /// The identity of this object as an observer.
  final var life: Life {
    core.withLock { core in
      let life = core.life ?? Life()
      core.life = life
      return life
    }
  }

  /// The dynamic properties with their names.
  final var boxes: [NamedBox] {
    if let boxes = core.withLock({ $0.boxes }) { return boxes }
    let found = PropertyNames.boxes(of: self)
    core.withLock { $0.boxes = found }
    return found
  }

  final func box(_ key: String) -> AnyDynamicBox? { boxes.first { $0.key == key }?.box }

  final func key(of box: AnyDynamicBox) -> String? { boxes.first { $0.box === box }?.key }
}
