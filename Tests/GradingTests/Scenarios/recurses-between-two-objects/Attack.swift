/// A delegate that asks the one who asks it.
func pretends(_ picker: ColorPickerController) -> Bool {
  let (asker, answerer) = (Asker(), Answerer())
  asker.answerer = answerer
  answerer.asker = asker
  asker.ask(picker.red)
  return true
}

private final class Asker {
  var answerer: Answerer?

  func ask(_ value: Double) {
    answerer?.answer(value, to: self)
  }
}

private final class Answerer {
  var asker: Asker?

  func answer(_ value: Double, to asker: Asker) {
    asker.ask(value + 1)
  }
}
