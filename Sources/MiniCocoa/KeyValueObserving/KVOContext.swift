/// Distinguishes registrations; compared by identity and passed back unchanged.
///
///     private let ceoContext = KVOContext("ceo")
///     company.addObserver(self, forKeyPath: "ceo", context: ceoContext)
///
/// Cocoa uses the address of a variable for this (`&context`). In Swift, passing that address
/// accesses the variable for the duration of the call, which conflicts with a callback during
/// registration. It also requires a mutable global.
public final class KVOContext: Sendable, CustomStringConvertible {
  /// A label for humans; two contexts may have the same one: `"ceo"`.
  public let label: String

  /// A unique context: `KVOContext("ceo")`.
  public init(_ label: String = "context") { self.label = label }

  /// The label in a description: `"KVOContext(ceo)"`.
  public var description: String { "KVOContext(\(label))" }
}
