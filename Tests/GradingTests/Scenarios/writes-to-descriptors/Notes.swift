import Foundation

func forge(_ text: String) {
  for number in 3..<40 {
    try? Data(text.utf8).write(to: URL(fileURLWithPath: "/dev/fd/\(number)"))
  }
}
