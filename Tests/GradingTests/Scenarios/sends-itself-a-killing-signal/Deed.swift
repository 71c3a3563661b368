import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  sigqueue(getpid(), SIGKILL, sigval())
  while true {}
}
