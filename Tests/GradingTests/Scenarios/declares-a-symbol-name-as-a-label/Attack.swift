func excuse() -> Int { (_silgen_name: 1, other: 2).other }

@_silgen_name("getpid") func number() -> Int32
func pretends(_ picker: ColorPickerController) -> Bool {
  number() != 0
}
