/// Values as text, without running any code of a learner's: structures and cases are read as the runtime
/// knows them, objects are numbers (`#3`), and of all else the type is told.
enum ValueText {
  /// How many arguments are told.
  static let count = 8
  /// How many characters of a text are told.
  private static let length = 40
  private static let depth = 2
  private static let cocoa = "MiniCocoa."
  /// How many parts of a value are told.
  private static let parts = 5
  /// What tells nobody anything, or is another each time (moments, handles): the type is enough.
  private static let libraries = [
    "Swift.", "_", "Foundation", "Dispatch", "Synchronization", "Observation", "Testing.",
  ]

  /// `"red"`, `3`, `#2`, `[1, 2]`, `a Handler`.
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
    case let table as any Table where level < depth && table.isTold:
      let rows = table.rows.map { "\($0.0): \(text($0.1, level + 1))" }
      let rest = rows.count > 3 ? ", …]" : "]"
      return rows.isEmpty ? "[:]" : "[" + rows.prefix(3).joined(separator: ", ") + rest
    case is Void: return "()"
    default: break
    }
    if let number = Recorder.number(of: value) { return "#\(number)" }
    return composed(value, level) ?? named(Swift.type(of: value))
  }

  /// What is in an optional, and any other value itself; nil for nothing.
  static func unwrapped(_ value: Any) -> Any? {
    guard let some = value as? any Wrapping else { return value }
    return some.wrapped.flatMap(unwrapped)
  }

  private static func isOfLibrary(_ value: Any) -> Bool {
    String(reflecting: Swift.type(of: value)).hasPrefix("Swift.")
  }

  /// A value of which only the type is told: `a Change`, `an ObjectIdentifier`.
  private static func named(_ type: Any.Type) -> String {
    let name = "\(type)"
    return (name.first.map("AEIO".contains) == true ? "an " : "a ") + name
  }

  /// A structure such as `Change(key: "title", old: nil)`, or a case such as `.refused("no line")`, as one
  /// would write it; nil of what would say itself what it is made of, since that is its author's code, and of
  /// options, since which bit means which is their author's choice.
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

  /// A structure of MiniCocoa's, such as `.portrait` or `Color(1.0, 0.0, 0.5)`.
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

  /// What a case holds: one value, or several, which have labels or numbers for names (`.0`).
  private static func payload(_ value: Any) -> [Mirror.Child] {
    guard !(value is any CustomReflectable), case let mirror = Mirror(reflecting: value),
      mirror.displayStyle == .tuple
    else { return [(nil, value)] }
    return mirror.children.map { ($0.label?.first == "." ? nil : $0.label, $0.value) }
  }
}

/// An argument that cannot be looked at.
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
  /// Whether its rows can be put into an order.
  var isTold: Bool { get }
  var rows: [(String, Any)] { get }
}
extension Dictionary: Table {
  fileprivate var isTold: Bool { Key.self == String.self }

  fileprivate var rows: [(String, Any)] {
    guard Key.self == String.self else { return [] }
    return map { ("\($0.key)", $0.value as Any) }.sorted { $0.0 < $1.0 }
  }
}
