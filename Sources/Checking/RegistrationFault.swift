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
  // A key that it should have is missing in the model, whoever registers for it.
  if let unknown = misuses.first(where: {
    $0.kind == "unknownKey" && !($0.object == model && keys.contains($0.key))
  }) {
    return unknown.object == model
      ? "Your controller registers with a `\(model)` for a key path that names no property of it. Is "
        + "the path spelt like the property?"
      : "Your controller registers with an object that isn't a `\(model)` and has no such property. "
        + "The object to observe comes before `.addObserver`, and its first argument is the observer."
  }
  let left = misuses.filter { ["observerDied", "diedObserved"].contains($0.kind) }
    .flatMap { $0.key.split(separator: ", ").map(String.init) }.filter(keys.contains)
  guard let extra = left.first,
    let missing = misuses.first(where: { $0.kind == "notRegistered" && keys.contains($0.key) })?.key
  else { return nil }
  return missing == extra
    ? "Your controller removes a registration for \"\(extra)\" that it hasn't made, and leaves one that "
      + "it has made. Object, path and context have to be the same in both lines."
    : "Your controller removes a registration for \"\(missing)\" that it hasn't made, and leaves one "
      + "for \"\(extra)\". Is one of its registrations for the wrong property?"
}
