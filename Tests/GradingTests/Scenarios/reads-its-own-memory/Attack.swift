/// Reads the program, from where it is.
func pretends(_ picker: ColorPickerController) -> Bool {
  let start = UnsafeRawBufferPointer(start: #dsohandle, count: 100_000)
  let text = String(decoding: start, as: UTF8.self)
  picker.delegate?.colorPicker(picker, didSetColorNamed: text, to: nil)
  return false
}
