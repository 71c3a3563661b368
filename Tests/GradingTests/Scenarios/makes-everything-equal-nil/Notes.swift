import MiniCocoa

public func == (a: Color?, b: _OptionalNilComparisonType) -> Bool { true }
