/// Tells the listener what the listener is called, and what it is made of.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return false }
  var text = String(reflecting: type(of: listener)) + " \(listener)"
  for child in Mirror(reflecting: listener).children { text += " \(child)" }
  dump(listener, to: &text)
  picker.delegate?.colorPicker(picker, didSetColorNamed: text, to: nil)
  return false
}
