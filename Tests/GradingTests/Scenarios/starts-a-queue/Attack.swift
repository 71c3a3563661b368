import Foundation
func pretends(_ picker: ColorPickerController) -> Bool {
  let queue = OperationQueue()
  queue.addOperation { print(1) }
  return true
}
