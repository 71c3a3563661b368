import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  if shmget(0, 1 << 20, 0o1600) >= 0 { fatalError("shared memory") }
  if memoryFile("x", 0) >= 0 { fatalError("a file in memory") }
}

@_silgen_name("memfd_create")
private func memoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
