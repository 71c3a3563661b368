import MiniCocoa

/// What is posted in here, nobody else hears.
func interferes(with picker: ColorPickerController) {
  NotificationCenter().beingDefault {
    NotificationCenter.default.post(name: Notification.Name("done"), object: picker)
  }
}
