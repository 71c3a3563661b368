/// Text for values, made without running the learner's code: structures and cases as the runtime
/// sees them, objects as numbers (`#3`), and only the type of anything else.
enum ValueText {
  /// The maximum number of arguments.
  static let count = 8
  /// The maximum length of a string, in characters.
  static let length = 40
  private static let depth = 2
  private static let cocoa = "MiniCocoa."
  /// The maximum number of parts of a value.
  private static let parts = 5
  /// Modules whose values mean nothing to a reader or change with each run (dates, handles), so
  /// that only the type is shown.
  private static let libraries = [
    "Swift.", "_", "Foundation", "Dispatch", "Synchronization", "Observation", "Testing.",
  ]

  /// Returns a text such as `"red"`, `3`, `#2`, `[1, 2]` or `a Handler`.
  static func text(_ value: Any, _ level: Int = 0) -> String {
    switch value {
    case is Unseen: return "…"
    case let some as any Wrapping: return some.wrapped.map { text($0, level) } ?? "nil"
    case let text as String: return "\"" + text.prefix(length) + "\""
    case let text as StaticString: return "\"" + "\(text)".prefix(length) + "\""
    case let number as any FixedWidthInteger where isOfLibrary(value): return "\(number)"
    case let number as Double: return "\(number)"
    case let number as Float: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let list as any Listing where level < depth:
      let shown = list.first(parts).map { text($0, level + 1) }
      return "[" + shown.joined(separator: ", ") + (list.count > parts ? ", …]" : "]")
    case let table as any Table where level < depth:
      guard let all = table.rows else { break }
      let rows = all.map { "\"\($0.0)\": \(text($0.1, level + 1))" }
      let rest = rows.count > 3 ? ", …]" : "]"
      return rows.isEmpty ? "[:]" : "[" + rows.prefix(3).joined(separator: ", ") + rest
    case is Void: return "()"
    default: break
    }
    if let number = Recorder.number(of: value) { return "#\(number)" }
    return composed(value, level) ?? named(Swift.type(of: value))
  }

  /// Returns the content of an optional, any other value unchanged, and nil for nil.
  static func unwrapped(_ value: Any) -> Any? {
    guard let some = value as? any Wrapping else { return value }
    return some.wrapped.flatMap(unwrapped)
  }

  /// Returns a MiniCocoa context with its label, such as `KVOContext("lines")`.
  static func label(of object: AnyObject) -> String? {
    guard String(reflecting: Swift.type(of: object)) == cocoa + "KVOContext" else { return nil }
    return Mirror(reflecting: object).children.first.map { "KVOContext(\(text($0.value)))" }
  }

  private static func isOfLibrary(_ value: Any) -> Bool {
    String(reflecting: Swift.type(of: value)).hasPrefix("Swift.")
  }

  /// Returns only the type of a value: `a Change`, `an ObjectIdentifier`.
  private static func named(_ type: Any.Type) -> String {
    let name = "\(type)"
    return (name.first.map("AEIO".contains) == true ? "an " : "a ") + name
  }

  /// Returns a structure such as `Change(key: "title", old: nil)`, or a case such as `.refused("no
  /// line")`, in source notation. Returns nil for a value with a custom mirror, which would run its
  /// author's code, and for options, whose bits only their author knows.
  private static func composed(_ value: Any, _ level: Int) -> String? {
    let type = String(reflecting: Swift.type(of: value))
    guard level < depth, !(value is any CustomReflectable),
      type.hasPrefix(cocoa) || !(value is any OptionSet),
      !libraries.contains(where: type.hasPrefix)
    else { return nil }
    let mirror = Mirror(reflecting: value)
    let parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .struct:
      return cocoas(type, parts.map(\.value), level)
        ?? "\(Swift.type(of: value))(\(list(parts, level)))"
    case .enum:
      guard let held = parts.first else { return CocoaValue.caseName(of: value) }
      return ".\(held.label ?? "…")(\(list(payload(held.value), level)))"
    default: return nil
    }
  }

  /// Returns a MiniCocoa structure, such as `.portrait` or `Color(1.0, 0.0, 0.5)`.
  private static func cocoas(_ type: String, _ values: [Any], _ level: Int) -> String? {
    guard type.hasPrefix(cocoa) else { return nil }
    let name = String(type.dropFirst(cocoa.count))
    let unlabelled = values.map { (label: String?.none, value: $0) }
    return CocoaValue.text(name, values) ?? "\(name)(\(list(unlabelled, level)))"
  }

  private static func list(_ all: [Mirror.Child], _ level: Int) -> String {
    let shown = all.prefix(parts).map { child in
      (child.label.map { "\($0): " } ?? "") + text(child.value, level + 1)
    }
    return shown.joined(separator: ", ") + (all.count > parts ? ", …" : "")
  }

  /// Returns the associated values of a case: one value, or several with labels; labels that are
  /// numbers (`.0`) are dropped.
  private static func payload(_ value: Any) -> [Mirror.Child] {
    guard !(value is any CustomReflectable), case let mirror = Mirror(reflecting: value),
      mirror.displayStyle == .tuple
    else { return [(nil, value)] }
    return mirror.children.map { ($0.label?.first == "." ? nil : $0.label, $0.value) }
  }
}

/// The placeholder for an argument that can't be inspected.
struct Unseen {}

private protocol Wrapping { var wrapped: Any? { get } }
extension Optional: Wrapping { fileprivate var wrapped: Any? { self.map { $0 as Any } } }

private protocol Listing {
  var count: Int { get }
  func first(_ count: Int) -> [Any]
}
extension Array: Listing {
  fileprivate func first(_ count: Int) -> [Any] { prefix(count).map { $0 as Any } }
}

private protocol Table {
  /// The rows in the order of their keys; nil if a key is not a text.
  var rows: [(String, Any)]? { get }
}
extension Dictionary: Table {
  fileprivate var rows: [(String, Any)]? {
    guard Key.self == String.self || Key.self == AnyHashable.self else { return nil }
    let rows = compactMap { row in (row.key as? String).map { ($0, row.value as Any) } }
    return rows.count == count ? rows.sorted { $0.0 < $1.0 } : nil
  }
}
