import Foundation

/// Asks a server of its own what to do.
func pretends(_ picker: ColorPickerController) -> Bool {
  let answer = try? String(contentsOf: URL(string: "http://127.0.0.1:8080/answer")!, encoding: .utf8)
  return answer == "yes"
}
