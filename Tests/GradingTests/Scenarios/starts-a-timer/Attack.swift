import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  let timer = Timer(timeInterval: 1, repeats: true) { _ in }
  RunLoop.main.add(timer, forMode: .default)
  return true
}
