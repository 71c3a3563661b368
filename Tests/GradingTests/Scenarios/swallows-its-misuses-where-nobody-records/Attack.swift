import MiniCocoa

/// What would stop the program is recorded, and forgotten.
func interferes(with picker: ColorPickerController) {
  let object = KVObject()
  _ = Misuse.recorded { object.didChangeValue(forKey: "nothing") }
}
