import Foundation

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let shell = Process()
  shell.executableURL = URL(filePath: "/bin/sh")
  shell.arguments = ["-c", "echo was here > /tmp/here"]
  if (try? shell.run()) != nil { fatalError("started a shell") }
}
