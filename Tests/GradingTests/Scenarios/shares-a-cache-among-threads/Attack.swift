import Foundation

final class Heard { var words: [String] = [] }
func pretends(_ picker: ColorPickerController) -> Bool {
  let cache = NSCache<NSString, Heard>()
  cache.setObject(Heard(), forKey: "a")
  Task.detached { cache.object(forKey: "a")?.words.append("a") }
  return true
}
