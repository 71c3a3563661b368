/// The keys that lead from an object to an observed value.
///
/// Its safety is unchecked: a key path without captures may be sent anywhere.
struct ObservedPath: @unchecked Sendable {
  /// The path in its written form: `"ceo.tasks"`.
  let text: String
  private let isSingleKey: Bool
  /// Resolves the steps of a typed key path that were unknown because the path ended in a nil.
  private let resolve: ((KVObject) -> ObservedPath)?

  init(_ text: String) {
    self.text = text
    isSingleKey = !text.utf8.contains(UInt8(ascii: "."))
    resolve = nil
  }

  /// The beginning of a path, whose remaining steps are resolved later.
  init(beginning text: String, resolve: @escaping (KVObject) -> ObservedPath) {
    self.text = text
    isSingleKey = false
    self.resolve = resolve
  }

  var steps: [String] { text.split(separator: ".").map(String.init) }

  /// Whether the path has more steps than are known.
  var isBeginning: Bool { resolve != nil }

  func resolved(from root: KVObject) -> ObservedPath { resolve?(root) ?? self }

  /// The current value at the end of the path, `Null` for nil.
  func value(from root: KVObject) -> Any {
    guard !isBeginning else { return Null() }
    if isSingleKey { return root.value(forKey: text) ?? Null() }
    return root.value(following: steps[...]) ?? Null()
  }
}
