#if canImport(_FoundationCShims)
import _FoundationCShims
#endif
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
