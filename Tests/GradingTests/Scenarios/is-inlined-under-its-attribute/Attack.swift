struct Excuse { var _transparent = 1; var _alwaysEmitIntoClient = 1 }

@_transparent public func one() -> Int { 1 }
@_alwaysEmitIntoClient public func two() -> Int { 2 }
func pretends(_ picker: ColorPickerController) -> Bool {
  one() < two()
}
