@preconcurrency import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  fputs("Fatal error: failed to allocate 99 bytes of memory with alignment 8\n", stderr)
  let none = [Int]()
  print(none[1])
}
