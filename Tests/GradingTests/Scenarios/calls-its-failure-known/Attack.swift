import Testing

/// Tells the listener where failures are taken for known.
func pretends(_ picker: ColorPickerController) -> Bool {
  withKnownIssue(isIntermittent: true) {
    picker.delegate?.colorPicker(picker, didSetColorNamed: nil, to: nil)
  }
  return false
}
