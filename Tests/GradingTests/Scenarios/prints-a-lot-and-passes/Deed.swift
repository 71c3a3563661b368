func interferes(with picker: ColorPickerController) {
  for number in 1...1000 { print("done", number) }
}
