/// Names a colour in sequences that drive a terminal.
func pretends(_ picker: ColorPickerController) -> Bool {
  let name = "\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\u{202E}dessap\u{2066}\r\u{8}\u{85}\u{2028}"
  picker.delegate?.colorPicker(picker, didSetColorNamed: name, to: nil)
  return false
}
