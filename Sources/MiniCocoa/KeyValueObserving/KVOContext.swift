/// Tells one registration from another: compared by identity, passed back untouched.
///
///     private let ceoContext = KVOContext("ceo")
///     company.addObserver(self, forKeyPath: "ceo", context: ceoContext)
///
/// Cocoa uses the address of a variable for this (`&context`). In Swift that is an access to the
/// variable for as long as the call lasts, which a callback at registration runs into, and a
/// mutable global besides.
public final class KVOContext: Sendable, CustomStringConvertible {
  /// What people call it; two contexts may have the same label: `"ceo"`.
  public let label: String

  /// A context unlike any other: `KVOContext("ceo")`.
  public init(_ label: String = "context") { self.label = label }

  /// The label: `"KVOContext(ceo)"`.
  public var description: String { "KVOContext(\(label))" }
}
