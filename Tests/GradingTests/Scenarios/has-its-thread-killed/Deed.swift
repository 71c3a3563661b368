import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  pthread_kill(pthread_self(), SIGKILL)
  while true {}
}
