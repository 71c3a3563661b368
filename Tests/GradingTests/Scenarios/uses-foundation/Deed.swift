import Foundation

func interferes(with picker: ColorPickerController) {
  _ = NSString(string: picker.colorName).length
  _ = Date()
}
