/// Tells the listener where it was compiled.
func pretends(_ picker: ColorPickerController) -> Bool {
  picker.delegate?.colorPicker(picker, didSetColorNamed: #filePath + #file + #fileID, to: nil)
  return false
}
