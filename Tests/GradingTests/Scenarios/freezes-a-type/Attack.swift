@frozen public struct Pair { public var a = 1; public init() {} }
func pretends(_ picker: ColorPickerController) -> Bool {
  Pair().a == 1
}
