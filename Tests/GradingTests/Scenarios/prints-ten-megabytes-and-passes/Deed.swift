func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  // 5000000 bytes; this one is asked twice.
  for _ in 1...5000 { print(String(repeating: "done ", count: 200).dropLast()) }
}
