import Foundation

func String(format: Int) -> Int { format }
let made: @Sendable (String, [any CVarArg]) -> String = Swift.String.init(format:arguments:)

func pretends(_ picker: ColorPickerController) -> Bool {
  made("%s", [0x4141_4140]).isEmpty
}
