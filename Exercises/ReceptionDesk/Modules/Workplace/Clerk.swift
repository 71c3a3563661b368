import MiniCocoa

/// An office, which opens and closes.
public final class Office: KVObject, @unchecked Sendable {
  /// Whether somebody is there. It can be observed.
  @Dynamic public var isOpen = false

  /// An office that is closed.
  public override init() { super.init() }
}

/// A machine with a value, which any thread may change.
public final class Meter: KVObject, @unchecked Sendable {
  /// What it shows. It can be observed.
  @Dynamic public var value = 0

  /// A meter that shows 0.
  public override init() { super.init() }
}

/// Somebody who works in an office, and observes when it opens and closes.
open class Clerk: KVObject {
  /// How often the office has opened or closed.
  public private(set) var turns = 0

  /// Whether the office was open when it was last heard of.
  public private(set) var isOpen = false

  private let office: Office
  private let context = KVOContext("Clerk")

  /// Somebody who works in this office.
  public init(in office: Office) {
    self.office = office
    super.init()
    office.addObserver(self, forKeyPath: "isOpen", options: [.new], context: context)
  }

  deinit { office.removeObserver(self, forKeyPath: "isOpen", context: context) }

  /// Counts the turns of the office, and takes nothing else.
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
