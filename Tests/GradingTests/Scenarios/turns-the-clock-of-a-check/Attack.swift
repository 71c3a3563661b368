import MiniCocoa

func interferes(with picker: ColorPickerController) {
  let scheduler: any Scheduler = ManualClock()
  (scheduler as? ManualClock)?.advance(by: .seconds(1))
}
