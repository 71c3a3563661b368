import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  Thread.current.name != nil
}
