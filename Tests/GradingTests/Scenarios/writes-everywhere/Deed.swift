import Foundation

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  for folder in ["/", "/tmp", "/dev", "/dev/shm", "/proc", "/usr", "/etc", "..", "."] {
    let path = folder + "/switchboard-was-here"
    if FileManager.default.createFile(atPath: path, contents: Data("x".utf8)) {
      fatalError("wrote \(path)")
    }
  }
}
