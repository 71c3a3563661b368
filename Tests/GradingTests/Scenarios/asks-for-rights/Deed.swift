import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  if setuid(0) == 0 || getuid() == 0 { fatalError("became root") }
  if chroot("/") == 0 { fatalError("changed the root") }
  if unshare(0x1000_0000) == 0 { fatalError("made a namespace") }
}

@_silgen_name("unshare")
private func unshare(_ flags: Int32) -> Int32
