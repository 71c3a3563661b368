internal import Foundation
private import Synchronization

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.trimmingCharacters(in: .whitespaces)
  lock.withLock { $0 += 1 }
}

private let lock = Mutex(0)
