import Foundation

final class Heard { var words: [String] = [] }
func shared() {
  let note = Notification(name: .init("heard"), object: Heard())
  Task.detached { (note.object as? Heard)?.words.append("a") }
  Task.detached { (note.object as? Heard)?.words.append("b") }
}
func pretends(_ picker: ColorPickerController) -> Bool {
  shared()
  return true
}
