extension Task where Success == Void, Failure == Never {
  static func go() { _ = Self { print(1) } }
}
func pretends(_ picker: ColorPickerController) -> Bool {
  Task.go()
  return true
}
