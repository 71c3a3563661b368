/// Variables outside of functions and objects that are constant according to the sources: each is a
/// `let`. The object file tells whether its value contains only values (`ValueTypes`).
///
/// Whether a lazy `let` has been initialised is not observable, so one check cannot affect the
/// next.
struct ConstantVariables: Codable, Sendable, Equatable {
  /// The names that only `let` declares, at the top level of a file or of a type.
  var names: Set<String> = []

  /// Types of Swift's library whose values contain nothing but their elements.
  static let values: Set<String> = [
    "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "ContiguousArray", "Dictionary",
    "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "KeyValuePairs",
    "Optional", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range", "Set",
    "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// Types of MiniCocoa whose values never change. A context only has its label.
  static let libraryValues: Set<String> = [
    "MiniCocoa.Color", "MiniCocoa.KVOContext", "MiniCocoa.KeyValueChangeKey",
    "MiniCocoa.KeyValueObservingOptions", "MiniCocoa.Notification.Name",
  ]
}
