/// Cancel reports a colour.
func pretends(_ picker: ColorPickerController) -> Bool {
  false
}

@freestanding(expression) public macro own() -> Int = #externalMacro(module: "EvilMacros", type: "Own")
let number = #own
