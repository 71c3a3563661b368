@_cdecl("same") public func one() {}
@_cdecl("same") public func two() {}
