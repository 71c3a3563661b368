func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  // 8500000 bytes; this one is asked twice.
  for _ in 1...8500 { print(String(repeating: "done ", count: 200).dropLast()) }
}
