import MiniCocoa
import Telephony

/// The desk at which somebody works: controls, and below them whatever panels are added.
public final class Console: View {
  /// The field for the name to call.
  public let calleeField = TextField()

  /// Places a call to the name in the field.
  public let callButton = Button("Call")

  /// Holds a call.
  public let holdButton = Button("Hold")

  /// Transfers a call to the porter.
  public let transferButton = Button("Transfer")

  private let picker: CallPicker

  /// A console that places calls with this picker.
  public init(picker: CallPicker) {
    self.picker = picker
    super.init()
    for control in [calleeField, callButton, holdButton, transferButton] { addSubview(control) }
    callButton.addTarget(self, action: Action("call:", Console.call), for: .touchUpInside)
    holdButton.addTarget(nil, action: .hold, for: .touchUpInside)
    transferButton.addTarget(nil, action: .transfer, for: .touchUpInside)
  }

  /// Places a call from "console" to the name in the field. If that worked, empties the field.
  public func call(_ sender: Button) {
    let call = Call(from: "console", to: calleeField.text)
    if picker.place(call) != nil { calleeField.text = "" }
  }
}
