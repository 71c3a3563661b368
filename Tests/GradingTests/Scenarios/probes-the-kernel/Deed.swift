import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for number in probed where call(number, 0, 0, 0, 0, 0) >= 0 {
    fatalError("the kernel answered call \(number)")
  }
}

/// Calls of x86-64 that succeed, or may, when all arguments are 0: ptrace, personality, keyctl,
/// userfaultfd, memfd_create and others.
private let probed = [101, 135, 250, 272, 323, 310, 311, 321, 425]

@_silgen_name("syscall")
private func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int
