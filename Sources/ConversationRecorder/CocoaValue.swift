/// MiniCocoa values as a program writes them: `.portrait`, `[.new, .old]`, `"save:"`.
enum CocoaValue {
  /// The names of options by their bits.
  private static let options: [String: KeyValuePairs<Int, String>] = [
    "Control.Events": [
      1 << 0: "touchDown", 1 << 6: "touchUpInside", 1 << 12: "valueChanged",
      1 << 16: "editingDidBegin", 1 << 17: "editingChanged", 1 << 18: "editingDidEnd",
    ],
    "InterfaceOrientationMask": [
      1: "portrait", 2: "portraitUpsideDown", 4: "landscapeLeft", 8: "landscapeRight",
    ],
    "KeyValueObservingOptions": [1: "new", 2: "old", 4: "initial", 8: "prior"],
  ]

  /// The names of combinations that have one.
  private static let whole: [String: [Int: String]] = [
    "Control.Events": [-1: "allEvents"],
    "InterfaceOrientationMask": [15: "all", 13: "allButUpsideDown", 12: "landscape"],
  ]
  private static let colors: [[Double]: String] = [
    [0, 0, 0]: "black", [1, 1, 1]: "white", [1, 0, 0]: "red", [0, 1, 0]: "green",
    [0, 0, 1]: "blue",
  ]

  /// Returns a structure as text, by its type's name and property values; nil if it has no short
  /// form.
  static func text(_ type: String, _ values: [Any]) -> String? {
    let value = values.first
    switch (type, value) {
    case ("Action", let name as String), ("Event", let name as String),
      ("Notification.Name", let name as String):
      return "\"\(name)\""
    case ("AttributedText", let runs as [Any]):
      return "\"" + runs.map(marked).joined().prefix(ValueText.length) + "\""
    case ("Color", _): return colors[values.compactMap { $0 as? Double }].map { ".\($0)" }
    default: break
    }
    guard let names = options[type], let value = number(value) else { return nil }
    if let name = whole[type]?[value] { return ".\(name)" }
    let given = names.filter { value & $0.key != 0 }
    guard given.reduce(0, { $0 | $1.key }) == value else { return nil }
    let list = given.map { ".\($0.value)" }.joined(separator: ", ")
    return given.count == 1 ? list : "[\(list)]"
  }

  /// A run of an attributed text, with signs as in Markdown: `*bold*`, `_italic_`.
  private static func marked(_ run: Any) -> String {
    func fields(_ value: Any?) -> [String?: Any] {
      let all = value.map { Array(Mirror(reflecting: $0).children) } ?? []
      return Dictionary(all.map { ($0.label, $0.value) }) { first, _ in first }
    }
    let run = fields(run)
    let look = fields(run["attributes"])
    let signs = [("isBold", "*"), ("isItalic", "_")].filter { look[$0.0] as? Bool == true }.map(\.1)
    return signs.joined() + (run["text"] as? String ?? "") + signs.reversed().joined()
  }

  private static func number(_ value: Any?) -> Int? {
    (value as? Int) ?? (value as? UInt).map(Int.init(truncatingIfNeeded:))
  }

  /// Returns a case without values, by the name in the runtime; nil if the type is not an
  /// enumeration.
  static func caseName(of value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? {
      nameOfCase(value).map { "." + String(cString: $0) }
    }
    return _openExistential(value, do: name)
  }
}

// The standard library uses this to print a case, but doesn't export it.
@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?
