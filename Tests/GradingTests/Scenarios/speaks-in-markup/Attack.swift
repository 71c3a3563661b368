/// Names a colour in the markup of other formats.
func pretends(_ picker: ColorPickerController) -> Bool {
  let name = "</pre><img src=x onerror=alert(1)>]]><failure/>&amp;\u{0}\u{B}\n=cmd|' /C calc'!A0,\"x\""
  print("<script>alert(1)</script>]]><failure/>")
  picker.delegate?.colorPicker(picker, didSetColorNamed: name, to: nil)
  return false
}
