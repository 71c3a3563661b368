extension Misuse.Kind {
  /// An action was sent to an object that lacks the method: `misuse.kind == .unrecognizedAction`.
  public static var unrecognizedAction: Self { Self("unrecognizedAction") }
  /// A method received a sender of a type it does not take: `misuse.kind == .wrongSender`.
  public static var wrongSender: Self { Self("wrongSender") }
  /// The name of an action lacks a colon for each parameter: `misuse.kind == .misnamedAction`.
  public static var misnamedAction: Self { Self("misnamedAction") }
  /// An action was made from a main-actor method: `misuse.kind == .methodOfMainActor`.
  public static var methodOfMainActor: Self { Self("methodOfMainActor") }
}

extension Misuse {
  /// The misuse behind an outcome, or nil if the action was performed.
  ///
  /// Builds no text for a performed action, because nearly all actions are performed.
  init?(_ outcome: Action.Outcome, of action: Action, on target: AnyObject, sender: AnyObject?) {
    if outcome == .performed { return nil }
    let (name, receiver) = (action.name, Misuse.a(target))
    switch outcome {
    case .performed: return nil
    case .notRecognized:
      self.init(
        .unrecognizedAction, object: target, key: name,
        "The action \"\(name)\" was sent to \(receiver), which does not recognize it",
        Self.advice(on: name, for: target))
    case .wrongSender(let expected):
      let found =
        sender is Posted
        ? "a notification" : sender.map(Misuse.a) ?? "nobody"
      self.init(
        .wrongSender, object: target, key: name,
        "The action \"\(name)\" was sent to \(receiver) by \(found)",
        "its method takes the type \(expected) only; let one send it, or let it take any sender")
    }
  }

  /// Advice for an unknown name. The colons are the most frequent mistake.
  private static func advice(on name: String, for target: AnyObject) -> String {
    guard let naming = target as? any ActionNaming else {
      return "give it that method, or name another target"
    }
    let names = Swift.type(of: naming).actions.map(\.name)
    func bare(_ name: String) -> String { name.filter { $0 != ":" } }
    if let similar = names.first(where: { bare($0) == bare(name) }) {
      return "it has \"\(similar)\", and each colon of a name stands for a parameter"
    }
    let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return "the names it has are \(known.isEmpty ? "none" : known)"
  }

  /// Reports a name whose number of colons differs from the method's number of parameters.
  static func checkColons<Target>(of name: String, type: Target.Type, parameters: Int) {
    let colons = name.utf8.count { $0 == UInt8(ascii: ":") }
    guard colons != parameters else { return }
    let type = String(describing: type)
    let count = parameters == 1 ? "1 parameter" : "\(parameters) parameters"
    Misuse(
      .misnamedAction, typeName: type, key: name,
      "The action \"\(name)\" names a method of \(type) with \(count)",
      "a name has a colon for each parameter, as in \"save\", \"save:\" and \"save:event:\""
    ).report()
  }

  static func methodOfMainActor<Target>(_ name: String, of type: Target.Type) -> Misuse {
    let type = String(describing: type)
    return Misuse(
      .methodOfMainActor, typeName: type, key: name,
      "The action \"\(name)\" was made of a method of \(type) that belongs to the main actor, and may be "
        + "sent anywhere",
      "make the method nonisolated, or call it in MainActor.assumeIsolated { … }")
  }
}
