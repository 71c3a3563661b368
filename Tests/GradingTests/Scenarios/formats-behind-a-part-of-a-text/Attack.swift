import Foundation

struct Substring { func appendingFormat(_ format: String, _ number: Int) {} }

func pretends(_ picker: ColorPickerController) -> Bool {
  let part = "text".dropFirst()
  return part.appendingFormat("%s".dropFirst(0), 0x4141_4140).isEmpty
}
