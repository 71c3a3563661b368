/// Values as text, without running any code of a learner's: only the library's own types, and
/// MiniCocoa's, say what they hold; objects are numbers (`#3`), and of all else the type is told.
enum ValueText {
  /// How many arguments are told.
  static let count = 8
  /// How many characters of a text are told.
  private static let length = 40
  private static let depth = 2

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
      let shown = list.first(5).map { text($0, level + 1) }
      return "[" + shown.joined(separator: ", ") + (list.count > 5 ? ", …]" : "]")
    case let table as any Table where level < depth && (1...3).contains(table.count):
      let rows = table.rows.map { "\($0.0): \(text($0.1, level + 1))" }
      return "[" + rows.joined(separator: ", ") + "]"
    case is Void: return "()"
    default: break
    }
    if let number = Recorder.number(of: value) { return "#\(number)" }
    return cocoas(value, level) ?? "a \(Swift.type(of: value))"
  }

  /// What is in an optional, and any other value itself; nil for nothing.
  static func unwrapped(_ value: Any) -> Any? {
    guard let some = value as? any Wrapping else { return value }
    return some.wrapped.flatMap(unwrapped)
  }

  private static func isOfLibrary(_ value: Any) -> Bool {
    String(reflecting: Swift.type(of: value)).hasPrefix("Swift.")
  }

  /// A structure of MiniCocoa's, such as `Color(1.0, 0.0, 0.0)`.
  private static func cocoas(_ value: Any, _ level: Int) -> String? {
    let type = String(reflecting: Swift.type(of: value))
    guard type.hasPrefix("MiniCocoa."), level < depth else { return nil }
    let name = String(type.dropFirst("MiniCocoa.".count))
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      let parts = mirror.children.map { text($0.value, level + 1) }
      return CocoaValue.text(name, mirror.children.map(\.value))
        ?? name + "(" + parts.joined(separator: ", ") + ")"
    case .enum where mirror.children.isEmpty: return CocoaValue.caseName(of: value)
    default: return nil
    }
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
  var count: Int { get }
  var rows: [(String, Any)] { get }
}
extension Dictionary: Table {
  fileprivate var rows: [(String, Any)] {
    guard Key.self == String.self else { return [] }
    return map { ("\($0.key)", $0.value as Any) }.sorted { $0.0 < $1.0 }
  }
}
