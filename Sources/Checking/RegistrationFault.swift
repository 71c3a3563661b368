/// Returns what is wrong with a learner's registrations for key paths, as far as MiniCocoa's reports of
/// misuse tell it; nil if they don't.
///
/// A wrong registration is often noticed only when another one is removed.
///
/// - Parameters:
///   - misuses: The kind of each misuse, the class of its object, and its key.
///   - model: The class to observe.
///   - keys: The key paths to register for, which a message may show.
public func registrationFault(
  in misuses: [(kind: String, object: String, key: String)], of model: String, for keys: [String]
) -> String? {
  let wrongObject =
    "Your code registers with an object that isn't a `\(model)`. The object to observe "
    + "comes before `.addObserver`, and its first argument is the observer."
  func misspelling(_ path: String) -> String? {
    keys.contains(path)
      ? nil
      : keys.first { isNearly(path, $0) }.map {
        "Your code registers with a `\(model)` for \"\(path)\", which names no property of "
          + "it. Do you mean \"\($0)\"?"
      }
  }
  // A key is missing in the model, whichever object registers for it.
  if let unknown = misuses.first(where: {
    $0.kind == "unknownKey" && !($0.object == model && keys.contains($0.key))
  }) {
    if unknown.object != model {
      // The path may begin with the right object and end with a slip.
      let steps = keys.flatMap { $0.split(separator: ".").dropFirst() }.map(String.init)
      return steps.first { isNearly(unknown.key, $0) && $0 != unknown.key }.map {
        "Your code registers for a path with \"\(unknown.key)\", which names no property of "
          + "`\(unknown.object)`. Do you mean \"\($0)\"?"
      } ?? wrongObject
    }
    // Of a learner's text, a message shows only what is nearly a key of the exercise: a check's
    // secret could be in any other.
    return misspelling(unknown.key)
      ?? "Your code registers with a `\(model)` for a key path that names no property of it. "
      + "Is the path spelt like the property?"
  }
  // Removing a path that no property has leaves the registration for the right one.
  if let removed = misuses.first(where: {
    $0.kind == "notRegistered" && $0.object == model && !keys.contains($0.key)
  }), let key = keys.first(where: { isNearly(removed.key, $0) }) {
    return
      "Your code removes a registration with a `\(model)` for \"\(removed.key)\", which names no "
      + "property of it. Do you mean \"\(key)\"?"
  }
  let leftovers = misuses.filter { ["observerDied", "diedObserved"].contains($0.kind) }
  // With or without a removal: the suite itself registers with models only.
  if leftovers.contains(where: { $0.object != model }) { return wrongObject }
  guard let left = leftovers.first,
    let missing = misuses.first(where: {
      $0.kind == "notRegistered" && keys.contains($0.key)
    })?.key
  else { return nil }
  let paths = left.key.split(separator: ", ").map(String.init)
  // If nobody reads the value at first, only a path that is left over shows the slip.
  if let said = paths.compactMap(misspelling).first { return said }
  let removed =
    "Your code removes a registration for \"\(missing)\" that it hasn't made, and "
  if paths.contains(missing) {
    return removed + "leaves one that it has made. Object, observer, path and context have to be "
      + "the same in both lines."
  }
  return paths.first(where: keys.contains).map {
    removed + "leaves one for \"\($0)\". Is one of its registrations for the wrong property?"
  } ?? removed + "leaves one for a path that isn't a property's name. Are both spelt alike?"
}

/// Whether a text becomes a key when one letter changes case, is added, dropped or replaced, or when two
/// neighbours change places.
private func isNearly(_ text: String, _ key: String) -> Bool {
  guard text.lowercased() != key.lowercased() else { return true }
  let (text, key) = (Array(text), Array(key))
  guard abs(text.count - key.count) <= 1 else { return false }
  let start = zip(text, key).prefix { $0 == $1 }.count
  let end = zip(text.dropFirst(start).reversed(), key.dropFirst(start).reversed())
    .prefix { $0 == $1 }.count
  let (left, right) = (text.dropFirst(start).dropLast(end), key.dropFirst(start).dropLast(end))
  return left.count <= 1 && right.count <= 1
    || left.count == 2 && Array(left.reversed()) == Array(right)
}
