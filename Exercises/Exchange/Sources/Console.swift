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
    // TODO: 4. The console itself handles Call. Which object handles Hold and Transfer
    // is decided at each tap.
  }

  /// Places a call from "console" to the name in the field. If that worked, empties the field.
  public func call(_ sender: Button) {
    // TODO: 4. Place the call. If that worked, empty the field.
  }
}
