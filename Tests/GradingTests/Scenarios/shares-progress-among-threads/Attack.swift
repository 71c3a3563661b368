import Foundation

final class Flips: Progress, @unchecked Sendable { var words: [String] = [] }
let flips = Flips(totalUnitCount: 1)
func pretends(_ picker: ColorPickerController) -> Bool {
  Task.detached { flips.words.append("a") }
  flips.words.append("b")
  return true
}
