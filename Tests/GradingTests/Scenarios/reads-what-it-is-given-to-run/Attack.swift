import Foundation

/// Looks at the program's bundle, arguments and names.
func pretends(_ picker: ColorPickerController) -> Bool {
  _ = Bundle.main.executablePath
  _ = ProcessInfo.processInfo.hostName
  _ = NSUserName()
  return false
}
