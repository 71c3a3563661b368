import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("suite-runner"), nil]
  execv("/proc/self/exe", &arguments)
  if errno != EPERM { fatalError("something else kept it: \(errno)") }
}
