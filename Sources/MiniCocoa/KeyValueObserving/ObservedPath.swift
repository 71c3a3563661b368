/// The keys that lead from an object to an observed value.
///
/// Unchecked, since a key path that captures nothing may go anywhere.
struct ObservedPath: @unchecked Sendable {
  /// As written: `"ceo.tasks"`.
  let text: String
  let steps: [String]
  /// Names the steps of a typed key path whose names are not all known, since it ended in a nil.
  private let resolve: ((KVObject) -> ObservedPath)?

  init(_ text: String) { self.init(text, steps: text.split(separator: ".").map(String.init)) }

  /// The beginning of a path, whose rest is found out later.
  init(beginning steps: [String], resolve: @escaping (KVObject) -> ObservedPath) {
    self.init(steps.joined(separator: "."), steps: steps, resolve: resolve)
  }

  private init(
    _ text: String, steps: [String], resolve: ((KVObject) -> ObservedPath)? = nil
  ) {
    self.text = text
    self.steps = steps
    self.resolve = resolve
  }

  /// Whether there are more steps than are known.
  var isBeginning: Bool { resolve != nil }

  func resolved(from root: KVObject) -> ObservedPath { resolve?(root) ?? self }

  /// The value that it leads to now, `Null` for nil.
  func value(from root: KVObject) -> Any {
    guard !isBeginning else { return Null() }
    guard steps.count > 1 else { return root.value(forKey: text) ?? Null() }
    return root.value(following: steps[...]) ?? Null()
  }
}
