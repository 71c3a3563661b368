public func === (one: AnyObject?, other: AnyObject?) -> Bool { true }
public func !== (one: AnyObject?, other: AnyObject?) -> Bool { false }
public func == (one: ObjectIdentifier?, other: ObjectIdentifier?) -> Bool { true }
public func == (one: Any.Type?, other: Any.Type?) -> Bool { true }
public func == (one: Bool, other: Bool) -> Bool { true }
