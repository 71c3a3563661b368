import Library
import MiniCocoa

/// The first way: a list with a method for each class, which it finds by the name of the class.
open class NameList: ActionNaming {
  /// The methods that can be found by name.
  open class var actions: [Action] {
    // TODO: 1. Name the two methods: "cellForPhoneNumber:" and "cellForEmailAddress:".
    []
  }

  /// The cell that a method has made. An action returns nothing, so each method puts its cell here.
  public var made: TableViewCell?

  /// A list with methods for two classes.
  public init() {}

  /// A cell by the method that is named after the object's class; "?" if there is no such method.
  public func cell(for object: AnyObject) -> TableViewCell {
    // TODO: 1. Build the name, and let the list perform the action of this name for the object.
    TableViewCell("?")
  }

  // TODO: 1. Write two methods, each for the objects of one class. A phone number shows its digits,
  // with its label as the detail. An e-mail address shows "user@host".
}
