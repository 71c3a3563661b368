#if true
import SwiftShims
#endif
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
