import Foundation
func race() -> UInt {
  let lock = NSLock()
  Task.detached { while true { lock.name = "a small one"; lock.name = String(repeating: "long ", count: 40) } }
  for _ in 0..<3_000_000 { let s = lock.name; if let s, s.utf8.count != 11, s.utf8.count != 200 { return UInt(s.utf8.count) } }
  return 0
}

func pretends(_ picker: ColorPickerController) -> Bool {
  race() == 0
}
