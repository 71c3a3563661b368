import Glibc

/// Becomes a program that ends well.
func pretends(_ picker: ColorPickerController) -> Bool {
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
  execv("/bin/true", &arguments)
  execv("/usr/bin/true", &arguments)
  return false
}
