protocol Excuse { associatedtype _dynamicReplacement }

dynamic func honest() -> Bool { false }
@_dynamicReplacement(for: honest()) func other() -> Bool { true }
func pretends(_ picker: ColorPickerController) -> Bool {
  honest()
}
