internal import RegexBuilder
private import Synchronization
import Observation

func interferes(with picker: ColorPickerController) {
  _ = picker.colorName.firstMatch(of: Regex { OneOrMore(.word) })
  lock.withLock { $0 += 1 }
}

private let lock = Mutex(0)

/// Something observable, by hand.
private final class Seen: Observable {
  let registrar = ObservationRegistrar()
}
