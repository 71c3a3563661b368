@preconcurrency import Foundation

final class Loud: Operation { var words: [String] = [] }
func pretends(_ picker: ColorPickerController) -> Bool {
  Loud().words.isEmpty
}
