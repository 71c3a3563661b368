import MiniCocoa

/// An office, which opens and closes.
public final class Office: KVObject, @unchecked Sendable {
  /// Whether the office is open. It can be observed.
  @Dynamic public var isOpen = false

  /// An office that is closed.
  public override init() { super.init() }
}

/// A machine with a value, which any thread may change.
public final class Meter: KVObject, @unchecked Sendable {
  /// The value that the meter shows. It can be observed.
  @Dynamic public var value = 0

  /// A meter that shows 0.
  public override init() { super.init() }
}

/// A clerk in an office, who observes when it opens and closes.
open class Clerk: KVObject {
  /// The number of times that the office has opened or closed.
  public private(set) var turns = 0

  /// Whether the office was open after its last change.
  public private(set) var isOpen = false

  private let office: Office
  private let context = KVOContext("Clerk")

  /// A clerk in this office.
  public init(in office: Office) {
    self.office = office
    super.init()
    office.addObserver(self, forKeyPath: "isOpen", options: [.new], context: context)
  }

  deinit { office.removeObserver(self, forKeyPath: "isOpen", context: context) }

  /// Counts the changes of the office, and leaves all others to the superclass.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === self.context, keyPath == "isOpen", (object as? Office) === office else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    turns += 1
    isOpen = change?[.newKey] as? Bool == true
  }
}
