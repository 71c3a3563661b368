func interferes(with picker: ColorPickerController) {
  if readLine() != nil { fatalError("read something") }
}
