extension Optional {
  public func map<Other>(_ change: (Wrapped) throws -> Other) rethrows -> Other? { nil }
  public func flatMap<Other>(_ change: (Wrapped) throws -> Other?) rethrows -> Other? { nil }
  public static func == (one: Wrapped?, other: Wrapped?) -> Bool { true }
  public static func != (one: Wrapped?, other: Wrapped?) -> Bool { false }
}

public func ?? <Value>(one: Value?, other: @autoclosure () -> Value) -> Value { other() }
