import Glibc

/// Makes empty files, which take no space and yet use something up.
func pretends(_ picker: ColorPickerController) -> Bool {
  for folder in [".", "/tmp", "/dev/shm", "/"] {
    for number in 0..<10_000 {
      let file = open("\(folder)/\(number)", O_CREAT | O_WRONLY, 0o600)
      if file < 0 { break }
      if number > 100 { fatalError("made many files in \(folder)") }
      close(file)
    }
  }
  return true
}
