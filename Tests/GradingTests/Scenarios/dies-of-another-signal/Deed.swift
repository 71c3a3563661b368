import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  kill(getpid(), SIGTERM)
  while true { pause() }
}
