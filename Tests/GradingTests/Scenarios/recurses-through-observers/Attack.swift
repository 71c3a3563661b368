/// Changes what is being observed, when it changes.
func pretends(_ picker: ColorPickerController) -> Bool {
  Echo().value = picker.red
  return true
}

private final class Echo {
  var value = 0.0 { didSet { repeatIt() } }
  var other = 0.0 { didSet { value = other } }
  func repeatIt() { other = value }
}
