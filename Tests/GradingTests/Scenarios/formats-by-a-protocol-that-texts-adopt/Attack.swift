import Foundation

protocol Made { init(format: String, _ arguments: any CVarArg...) }
extension String: Made {}

func made<Text: Made>(_ type: Text.Type, _ format: String, _ number: Int) -> Text {
  Text(format: format, number)
}

/// No call names a text: a protocol of one's own leads to Foundation's initializer.
func pretends(_ picker: ColorPickerController) -> Bool {
  made(String.self, "%s", 0x4141_4140).isEmpty
}
