// MARK: - Kinds

extension Misuse.Kind {
  /// A removed registration did not exist: `.notRegistered`.
  public static var notRegistered: Self { Self("notRegistered") }
  /// A notification reached the root class unhandled: `.notHandled`.
  public static var notHandled: Self { Self("notHandled") }
  /// An observer was deallocated before it was removed: `.observerDied`.
  public static var observerDied: Self { Self("observerDied") }
  /// An object was deallocated while it was observed: `.diedObserved`.
  public static var diedObserved: Self { Self("diedObserved") }
  /// A name matches no property: `.unknownKey`.
  public static var unknownKey: Self { Self("unknownKey") }
  /// A path continues through an array or a set: `.throughCollection`.
  public static var throughCollection: Self { Self("throughCollection") }
  /// An object on a path was replaced without notification: `.changedSilently`.
  public static var changedSilently: Self { Self("changedSilently") }
  /// A change ended that had not begun: `.unbalancedChange`.
  public static var unbalancedChange: Self { Self("unbalancedChange") }
  /// The type of a value does not match its property: `.wrongType`.
  public static var wrongType: Self { Self("wrongType") }
  /// A registration was removed while it was being made: `.removedWhileArriving`.
  public static var removedWhileArriving: Self { Self("removedWhileArriving") }
  /// A typed key path has no name: `.unnamedKeyPath`.
  public static var unnamedKeyPath: Self { Self("unnamedKeyPath") }
  /// A custom mirror hides a property: `.hiddenProperty`.
  public static var hiddenProperty: Self { Self("hiddenProperty") }
  /// An array index is out of bounds: `.outOfBounds`.
  public static var outOfBounds: Self { Self("outOfBounds") }
}

// MARK: - Registrations

extension Misuse {
  /// - Parameter others: The paths for which the observer is registered with the object.
  static func notRegistered(
    _ observer: KVObject, with object: KVObject, _ path: String, others: [String]
  ) -> Misuse {
    let registered =
      others.contains(path)
      ? ", but for \"\(path)\" with another context"
      : others.first.map { ", but for \"\($0)\"" } ?? ""
    return Misuse(
      .notRegistered, object: object, key: path,
      "\(a(observer)) was removed as an observer of \"\(path)\" from "
        + "\(a(object)) with which it is not registered\(registered)",
      "remove each registration once, with the path and the context it was made with")
  }

  static func notHandled(by observer: KVObject, _ path: String) -> Misuse {
    Misuse(
      .notHandled, object: observer, key: path,
      "\(a(observer)) got a notification about \"\(path)\", and no observeValue handled it",
      "handle what comes with your own context, and call super for the rest only")
  }

  static func observerDied(observing object: KVObject, _ path: String) -> Misuse {
    Misuse(
      .observerDied, object: object, key: path,
      "An observer of \"\(path)\" of \(a(object)) died without being removed",
      "remove it in its deinit at the latest")
  }

  static func diedObserved(_ object: KVObject, _ paths: [String]) -> Misuse {
    let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    return Misuse(
      .diedObserved, object: object, key: paths.joined(separator: ", "),
      "\(a(object)) died while \(list) of it was observed",
      "remove its observers while somebody still keeps it")
  }

  static func removedWhileArriving(
    _ observer: KVObject, from object: KVObject, _ path: String
  ) -> Misuse {
    Misuse(
      .removedWhileArriving, object: object, key: path,
      "\(a(observer)) was removed as an observer of \"\(path)\" of "
        + "\(a(object)) in its initial notification, before addObserver had returned",
      "remove it afterwards")
  }
}

// MARK: - Paths and keys

extension Misuse {
  static func unknownKey(_ key: String, of object: AnyObject) -> Misuse {
    let advice =
      object is any CustomReflectable
      ? "show it in the customMirror, as \"_\(key)\" if it is @Dynamic"
      : "check the spelling, and list it in namedProperties if it is computed"
    return Misuse(
      .unknownKey, object: object, key: key,
      "\(a(object)) was asked for \"\(key)\", of which it has no property", advice)
  }

  static func unknownKey(
    _ key: String, of value: Any, on path: String, from root: KVObject
  ) -> Misuse {
    Misuse(
      .unknownKey, object: root, key: path,
      "\"\(path)\" of \(a(root)) was observed, but a \(type(of: value)) has no \"\(key)\" "
        + "to observe",
      "let each step but the last lead to a KVObject")
  }

  static func unknownKey(
    _ key: String, of object: KVObject, in dependency: LinkPlan.Dependency
  ) -> Misuse {
    Misuse(
      .unknownKey, object: object, key: key,
      "\"\(dependency.key)\" of \(a(dependency.owner)) was observed, which depends on "
        + "\"\(dependency.path)\", but \(a(object)) has no property \"\(key)\"",
      "check the spelling, list it in namedProperties if it is computed, and let a subclass add what "
        + "only it has")
  }

  static func unknownKey(_ key: String, of value: Any) -> Misuse {
    let type = String(describing: type(of: value))
    return Misuse(
      .unknownKey, typeName: type, key: key,
      "\(withArticle(type)) was asked for \"\(key)\" by name, which only a KVObject can be",
      "let each step of the path but the last lead to one")
  }

  static func throughCollection(_ path: String, of object: KVObject) -> Misuse {
    Misuse(
      .throughCollection, object: object, key: path,
      "\"\(path)\" of \(a(object)) was observed, which leads through a collection",
      "observe the collection itself, its @count, or each of its elements")
  }

  static func changedSilently(_ path: String, of object: KVObject) -> Misuse {
    Misuse(
      .changedSilently, object: object, key: path,
      "An object on the path \"\(path)\" of \(a(object)) was replaced without "
        + "notification, and the one before it was still observed",
      "mark every step of the path @Dynamic, not only the last")
  }

  static func unnamedKeyPath(_ reason: String, of object: KVObject) -> Misuse {
    Misuse(
      .unnamedKeyPath, object: object,
      "A key path of \(a(object)) was used whose steps have no names: \(reason)",
      "mark each of them @Dynamic or list it in namedProperties with this very class, or write the "
        + "path as a string")
  }
}

// MARK: - Changes

extension Misuse {
  static func unbalancedChange(_ key: String, of object: KVObject) -> Misuse {
    Misuse(
      .unbalancedChange, object: object, key: key,
      "didChangeValue(forKey: \"\(key)\") was called on \(a(object)) without a will before",
      "call willChangeValue with the same key first, once for each didChangeValue")
  }

  static func wrongType(_ key: String, of object: KVObject, expecting type: String) -> Misuse {
    Misuse(
      .wrongType, object: object, key: key,
      "\"\(key)\" of \(a(object)) was given a value of another type than \(type)",
      "give it a \(type)")
  }

  static func hiddenProperty(of object: KVObject) -> Misuse {
    Misuse(
      .hiddenProperty, object: object,
      "A @Dynamic property of an observed \(name(of: object)) was set, whose name is hidden by "
        + "the customMirror",
      "show it there, under its name with a \"_\" in front")
  }

  static func outOfBounds(_ index: Int, _ key: String, of object: KVObject) -> Misuse {
    Misuse(
      .outOfBounds, object: object, key: key,
      "Element \(index) of \"\(key)\" of \(a(object)) was used, which there is not",
      "stay below its count")
  }

  static func outOfBounds(
    _ index: Int, of count: Int, observing path: String, by observer: KVObject
  ) -> Misuse {
    Misuse(
      .outOfBounds, object: observer, key: path,
      "\(a(observer)) was added or removed as an observer of \"\(path)\" of element \(index) of an "
        + "array that has \(count == 1 ? "1 element" : "\(count) elements")",
      "stay below its count")
  }
}
