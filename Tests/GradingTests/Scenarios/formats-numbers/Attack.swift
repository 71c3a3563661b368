import Foundation

func interferes(with picker: ColorPickerController) {
  let red = Int(picker.red * 255)
  _ = String(format: "#%02X%02X%02X %5.2f %%", red, red, red, picker.red)
  _ = String(format: "%2$d of %1$d", 3, 4) + String(format: "%*d", 5, red)
  _ = [1, 2].map(String.init(describing:))
}
