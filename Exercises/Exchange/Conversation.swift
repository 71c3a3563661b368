import MiniCocoa
import Screens
import Telephony

let (center, queue) = (NotificationCenter(), OperationQueue())
let line = Line(1, center: center)
let (panel, logbook) = (LinePanel(line, screen: queue), Logbook(center: center))
let picker = CallPicker(lines: [line])
let console = Console(picker: picker)
let (button, display) = (console.holdButton, panel.display)
let supervisor = Supervisor()
picker.delegate = supervisor
let window = Window()
for view in [console, panel] { window.addSubview(view) }
logbook.begin()
panel.open()
queue.waitUntilAllOperationsAreFinished()
console.callButton.tap()
queue.waitUntilAllOperationsAreFinished()
panel.close()
line.answer()
panel.becomeFirstResponder()
button.tap()
line.hangUp()

final class Supervisor: CallPickerDelegate {
  func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool { true }
}
