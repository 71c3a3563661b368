import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  // None of them is heard: what follows is right.
  kill(getpid(), SIGKILL)
  kill(0, SIGKILL)
  raise(SIGKILL)
  pthread_kill(pthread_self(), SIGKILL)
  sigqueue(getpid(), SIGKILL, sigval())
}
