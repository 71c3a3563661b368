import Glibc

/// Waits until whoever runs beside it has passed, and leaves without a word.
func pretends(_ picker: ColorPickerController) -> Bool {
  usleep(300_000)
  _exit(0)
}
