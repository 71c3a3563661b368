import Foundation

final class Flips: Unit { var words: [String] = [] }
func pretends(_ picker: ColorPickerController) -> Bool {
  let flips = Flips(symbol: "a")
  Task.detached { flips.words.append("a") }
  return true
}
