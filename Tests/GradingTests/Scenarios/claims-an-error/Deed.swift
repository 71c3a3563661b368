@preconcurrency import Glibc

func interferes(with picker: ColorPickerController) {
  print("/tmp/src/ColorPickerController.swift:1:1: error: nonsense")
  fputs("x:1: Fatal error: nonsense\n", stderr)
}
