import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  print([Int](repeating: 7, count: 1 << 40).count)
}
