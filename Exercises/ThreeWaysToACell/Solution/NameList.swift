import Library
import MiniCocoa

/// The first way: a list with a method for each class, which it finds by the name of the class.
open class NameList: ActionNaming {
  /// The methods that can be found by name.
  open class var actions: [Action] {
    [
      Action("cellForPhoneNumber:", NameList.cellForPhoneNumber),
      Action("cellForEmailAddress:", NameList.cellForEmailAddress),
    ]
  }

  /// The cell that a method has made. An action returns nothing, so each method puts its cell here.
  public var made: TableViewCell?

  /// A list with methods for two classes.
  public init() {}

  /// A cell by the method that is named after the object's class; "?" if there is no such method.
  public func cell(for object: AnyObject) -> TableViewCell {
    made = nil
    Action(named: "cellFor\(type(of: object)):").perform(on: self, sender: object)
    return made ?? TableViewCell("?")
  }

  private func cellForPhoneNumber(_ number: PhoneNumber) {
    made = TableViewCell(number.digits, detail: number.label)
  }

  private func cellForEmailAddress(_ address: EmailAddress) {
    made = TableViewCell("\(address.user)@\(address.host)")
  }
}
