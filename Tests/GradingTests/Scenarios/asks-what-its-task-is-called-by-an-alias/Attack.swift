typealias Now = Task<Never, Never>
func pretends(_ picker: ColorPickerController) -> Bool {
  [Now.self].map { $0.name }.first != nil
}
