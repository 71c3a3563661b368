import MiniCocoa

/// Nobody around hears what is said in here.
func interferes(with picker: ColorPickerController) {
  Conversation().record { picker.red = picker.red }
}
