import Foundation

func answers() -> [String] {
  let names = FileManager.default.enumerator(atPath: "/")
  return names?.compactMap { try? String(contentsOfFile: "/\($0)", encoding: .utf8) } ?? []
}
