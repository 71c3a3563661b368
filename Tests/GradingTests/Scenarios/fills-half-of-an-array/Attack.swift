func half() -> [Int] { Array(capacity: 8) { $0.append(1) } }
func pretends(_ picker: ColorPickerController) -> Bool {
  half().count == 1
}
