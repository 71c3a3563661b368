import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for number in 0..<64 { close(Int32(number)) }
}
