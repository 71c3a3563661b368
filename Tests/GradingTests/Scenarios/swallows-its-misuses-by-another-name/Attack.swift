import MiniCocoa

typealias Silence = Misuse
enum Own { struct Misuse { static func recorded() {} } }

func interferes(with picker: ColorPickerController) {
  let silently: (() throws -> Void) throws -> [Silence] = Silence.recorded
  _ = try? silently { KVObject().didChangeValue(forKey: "nothing") }
}
