import Foundation

struct Note: Codable {
  var id = UUID()
  var date = Date()
}

let lock = NSLock()

func notes() throws -> String {
  lock.lock()
  defer { lock.unlock() }
  NotificationCenter.default.post(name: Notification.Name("picked"), object: nil)
  let data = try JSONEncoder().encode([Note()])
  return String(format: "%.2f", sin(1.0)) + String(decoding: data, as: UTF8.self)
    + " a b ".trimmingCharacters(in: .whitespaces) + Date().description
}
