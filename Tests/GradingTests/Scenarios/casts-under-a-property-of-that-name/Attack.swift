struct Excuse { var _unsafeReferenceCast = 0 }
final class Word { var value = 0 }
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return false }
  Swift._unsafeReferenceCast(listener, to: Word.self).value = 0
  return true
}
