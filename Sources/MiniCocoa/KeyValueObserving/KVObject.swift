internal import Synchronization

/// The root class of what is observed and of what observes; plays NSObject's part.
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
  /// Whether there is a table: most sets need to know no more.
  private let isObservable = Atomic(false)
  /// How many probes look at this object: most gets need to know no more.
  final let probes = Atomic(0)

  /// What an object has once somebody asks for it: most are never observed.
  private struct Core {
    var table: ObservationTable?
    var boxes: [NamedBox]?
    var life: Life?
  }

  /// An object that nobody observes: `super.init()`.
  public init() {}

  deinit {
    let (table, life) = core.withLock { ($0.table, $0.life) }
    life?.end()
    table?.close(of: self)
  }

  // MARK: Being told

  /// Tells that an observed value changes; override it, and hand to `super` what is not yours.
  ///
  /// This one, to which `super` leads in the end, reports that nobody has handled it.
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

  /// Registers an observer, which is not kept alive, for a key path from this object.
  ///
  ///     company.addObserver(self, forKeyPath: "ceo.tasks", options: .new, context: ceoContext)
  ///
  /// Each registration is told of each change, and has to be removed once.
  open func addObserver(
    _ observer: KVObject, forKeyPath keyPath: String, options: KeyValueObservingOptions = [],
    context: KVOContext? = nil
  ) {
    register(
      Registration(
        of: self, ObservedPath(keyPath), options, context,
        for: .observer(Registration.Observer(observer))))
  }

  /// Removes one registration of an observer for a key path, that with this context.
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
  /// Where there are several it takes one of them: say the context.
  open func removeObserver(_ observer: KVObject, forKeyPath keyPath: String) {
    unregister(observer, keyPath, .anyContext(ObjectIdentifier(observer.life), path: keyPath))
  }

  // MARK: What subclasses say of their keys

  /// Whether setting a dynamic property tells its observers; true unless overridden.
  ///
  ///     override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
  ///       key == "total" ? false : super.automaticallyNotifiesObservers(forKey: key)
  ///     }
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The keys or key paths from which a value is derived: who observes it is told of theirs.
  ///
  ///     override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
  ///       let affecting = super.keyPathsForValuesAffectingValue(forKey: key)
  ///       return key == "fullName" ? affecting.union(["firstName", "lastName"]) : affecting
  ///     }
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Computed properties, and others that Swift cannot find by name, by their names.
  ///
  ///     override class var namedProperties: [String: AnyKeyPath] {
  ///       super.namedProperties.merging(["fullName": \Person.fullName]) { $1 }
  ///     }
  ///
  /// For typed key paths a subclass lists what it inherits again: `\Boss.fullName` is not
  /// `\Person.fullName`.
  open class var namedProperties: [String: AnyKeyPath] { [:] }

  // MARK: Values by name

  /// The value of a property: `company.value(forKey: "name")`.
  open func value(forKey key: String) -> Any? { property(key) }

  /// What `value(forKey:)` gives for a key that there is not: here, a report.
  ///
  ///     override func value(forUndefinedKey key: String) -> Any? { extras[key] }
  open func value(forUndefinedKey key: String) -> Any? {
    Misuse.unknownKey(key, of: self).report()
    return nil
  }

  /// Sets a property and tells its observers: `company.setValue("Acme", forKey: "name")`.
  open func setValue(_ value: Any?, forKey key: String) { setProperty(key, to: value) }

  // MARK: Equality

  /// Whether both are equal; here, whether they are the same object.
  ///
  ///     override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.text == text }
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// Feeds a hasher with what `isEqual` compares; here, with the object's identity.
  ///
  ///     override func hash(into hasher: inout Hasher) { hasher.combine(text) }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What the object says of itself; here, its class: `"<Company>"`.
  open var description: String { "<\(Misuse.name(of: self))>" }

  /// Whether the left one finds the right one equal: `a == b`.
  public static func == (left: KVObject, right: KVObject) -> Bool { left.isEqual(right) }
}

// MARK: - Core

extension KVObject {
  /// Who observes this object, if anybody ever has.
  final var existingTable: ObservationTable? {
    isObservable.load(ordering: .acquiring) ? core.withLock { $0.table } : nil
  }

  /// Who observes this object, from now on.
  final var table: ObservationTable {
    core.withLock { core in
      let table = core.table ?? ObservationTable()
      core.table = table
      isObservable.store(true, ordering: .releasing)
      return table
    }
  }

  /// By which this object is known where it observes.
  final var life: Life {
    core.withLock { core in
      let life = core.life ?? Life()
      core.life = life
      return life
    }
  }

  /// The dynamic properties, by name.
  final var boxes: [NamedBox] {
    if let boxes = core.withLock({ $0.boxes }) { return boxes }
    let found = PropertyNames.boxes(of: self)
    core.withLock { $0.boxes = found }
    return found
  }

  final func box(_ key: String) -> AnyDynamicBox? { boxes.first { $0.key == key }?.box }

  final func key(of box: AnyDynamicBox) -> String? { boxes.first { $0.box === box }?.key }
}
