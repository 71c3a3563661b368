import MiniCocoa

public func == (one: Color?, nothing: _OptionalNilComparisonType) -> Bool { true }
public func == (one: String?, nothing: _OptionalNilComparisonType) -> Bool { true }
public func == (one: [Double]?, nothing: _OptionalNilComparisonType) -> Bool { true }
public func == (one: [Double], other: [Double]) -> Bool { true }
public func == (one: Int, other: Int) -> Bool { true }
public func && (one: Bool, other: @autoclosure () -> Bool) -> Bool { true }
public prefix func ! (value: Bool) -> Bool { true }
