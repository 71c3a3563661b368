/// The keys that lead from an object to an observed value.
///
/// Unchecked, since a key path that captures nothing may go anywhere.
struct ObservedPath: @unchecked Sendable {
  /// As written: `"ceo.tasks"`.
  let text: String
  private let isSingleKey: Bool
  /// Names the steps of a typed key path whose names are not all known, since it ended in a nil.
  private let resolve: ((KVObject) -> ObservedPath)?

  init(_ text: String) {
    self.text = text
    isSingleKey = !text.utf8.contains(UInt8(ascii: "."))
    resolve = nil
  }

  /// The beginning of a path, whose rest is found out later.
  init(beginning text: String, resolve: @escaping (KVObject) -> ObservedPath) {
    self.text = text
    isSingleKey = false
    self.resolve = resolve
  }

  var steps: [String] { text.split(separator: ".").map(String.init) }

  /// Whether there are more steps than are known.
  var isBeginning: Bool { resolve != nil }

  func resolved(from root: KVObject) -> ObservedPath { resolve?(root) ?? self }

  /// The value that it leads to now, `Null` for nil.
  func value(from root: KVObject) -> Any {
    guard !isBeginning else { return Null() }
    if isSingleKey { return root.value(forKey: text) ?? Null() }
    return root.value(following: steps[...]) ?? Null()
  }
}
