import Foundation

typealias Own = String
enum Excuse { struct Own { init(format: Int) {} } }
func pretends(_ picker: ColorPickerController) -> Bool {
  fatalError(Own(format: "%s", 0x4141_4141))
}
