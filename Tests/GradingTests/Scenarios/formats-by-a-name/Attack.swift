import Foundation

private let hex = "#%02X%02X%02X"

func interferes(with picker: ColorPickerController) {
  let red = Int(picker.red * 255)
  let error = "Input[%d]: %5.2f"
  _ = String(format: hex, red, red, red) + String(format: error, red, picker.red)
  _ = Formats.shown(red)
}

enum Formats {
  static let pair = "%2$d of %1$d"
  static func shown(_ red: Int) -> String { String(format: pair, 3, red) }
}
