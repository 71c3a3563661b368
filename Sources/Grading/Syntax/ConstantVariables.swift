/// Variables outside of functions and objects that are the same for good, as far as sources tell:
/// each is a `let`. Whether its value holds nothing but values, the object tells (`ValueTypes`).
///
/// That a `let` was worked out is not to be seen; so what one check does is nothing to the next.
struct ConstantVariables: Codable, Sendable, Equatable {
  /// What nothing but `let` declares, at the top of a file or of a type.
  var names: Set<String> = []

  /// Types of Swift's library whose values hold nothing but what they are made of.
  static let values: Set<String> = [
    "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "ContiguousArray", "Dictionary",
    "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "KeyValuePairs",
    "Optional", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range", "Set",
    "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// Types of MiniCocoa whose values never change: a context has nothing but its label.
  static let libraryValues: Set<String> = [
    "MiniCocoa.Color", "MiniCocoa.KVOContext", "MiniCocoa.KeyValueChangeKey",
    "MiniCocoa.KeyValueObservingOptions", "MiniCocoa.Notification.Name",
  ]
}
