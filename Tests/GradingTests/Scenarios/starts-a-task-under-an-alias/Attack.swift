typealias Job = Task<Void, Never>
func pretends(_ picker: ColorPickerController) -> Bool {
  _ = Job { print(1) }
  return true
}
