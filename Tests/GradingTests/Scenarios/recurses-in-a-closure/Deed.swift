func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let listeners = Listeners()
  listeners.start()
  listeners.post(1)
}

/// Posts where it observes.
private final class Listeners {
  private var all: [(Int) -> Void] = []

  func start() {
    all.append { number in
      self.post(number + 1)
      print(number)
    }
  }

  func post(_ number: Int) {
    for one in all { one(number) }
  }
}
