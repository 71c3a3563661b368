import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for family in [AF_INET, AF_INET6, 16, 17, 38, AF_VSOCK] where socket(family, 1, 0) >= 0 {
    fatalError("opened a socket of family \(family)")
  }
}
