import MiniCocoa

#if canImport(UIKit)
  import UIKit
#endif

@resultBuilder enum Sum { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }
@propertyWrapper struct Kept { var wrappedValue: Int }

struct Odd {
  @Kept var unsafe = 1
  subscript(section: Int) -> Int { unsafe + section }
  @Sum var sum: Int {
    1
    2
  }
}

func odd() -> Int {
  defer { _ = 0 }
  outer: for path in [\Odd.sum] { if Odd()[keyPath: path] > 0 { break outer } }
  return Odd()[2]
}
