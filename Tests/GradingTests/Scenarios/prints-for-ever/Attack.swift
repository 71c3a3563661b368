/// Prints without end, on a line of its own.
func pretends(_ picker: ColorPickerController) -> Bool {
  while true { print(picker.colorName, terminator: "") }
}
