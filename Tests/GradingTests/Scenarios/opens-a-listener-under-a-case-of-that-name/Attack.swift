enum Excuse { case _openExistential }

func isEmpty<Value>(_ value: Value) -> Bool { MemoryLayout<Value>.size == 0 }
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return false }
  return _openExistential(listener as Any, do: isEmpty)
}
