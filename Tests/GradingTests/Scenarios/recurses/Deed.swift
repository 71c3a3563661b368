func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  print(depth(of: 1))
}

private func depth(of number: Int) -> Int {
  depth(of: number + 1) + number
}
