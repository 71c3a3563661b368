func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  fatalError("failed to allocate 99 bytes of memory with alignment 8")
}
