import MiniCocoa

func interferes(with picker: ColorPickerController) {
  Conversation.note(from: picker, to: picker, "done()", .delegation)
}
