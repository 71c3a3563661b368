func excuse(_ _exported: Int) {}

@_exported import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  true
}
