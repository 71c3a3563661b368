import MiniCocoa

func interferes(with picker: ColorPickerController) {
  if picker.colorName.isEmpty {
    Misuse(Misuse.Kind("notRegistered"), object: picker, "nothing was done", "do nothing").report()
  }
}
