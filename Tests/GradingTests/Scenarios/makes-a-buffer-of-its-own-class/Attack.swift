final class Kept { var word = 0 }

func fresh() -> Int {
  ManagedBufferPointer<Int, Int>(bufferClass: Kept.self, minimumCapacity: 8) { _, _ in 1 }.header
}
func pretends(_ picker: ColorPickerController) -> Bool {
  fresh() == 1
}
