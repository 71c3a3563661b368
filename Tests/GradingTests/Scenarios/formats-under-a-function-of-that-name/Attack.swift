import Foundation

func String(format: Int) -> Int { format }
func pretends(_ picker: ColorPickerController) -> Bool {
  print(Foundation.NSString(format: "%s", 0x4141_4141))
  return Swift.String(format: "%s", 0x4141_4141).isEmpty
}
