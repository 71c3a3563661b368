import Foundation
protocol Shape { func look() -> UInt }
final class Cell { var a: UInt = 0x4141; init() {} }
struct Bits: Shape { var a: UInt; func look() -> UInt { 0 } }
struct Held: Shape { var c: Cell; func look() -> UInt { c.a == 0x4141 ? 0 : c.a } }
final class M: Hashable {
  var v: any Shape = Bits(a: 0)
  static func == (a: M, b: M) -> Bool { a === b }
  func hash(into h: inout Hasher) {}
}
func race() -> UInt {
  let cell = Cell()
  let address = UInt(bitPattern: ObjectIdentifier(cell))
  let m = M()
  let shared = JSONEncoder()
  let key = CodingUserInfoKey(rawValue: "k")!
  shared.userInfo[key] = m
  Task.detached { while true { if let m = shared.userInfo[key] as? M { m.v = Bits(a: 0x4242_4242_4240); m.v = Held(c: Cell()) } } }
  for _ in 0..<3_000_000 { let s = m.v; let x = s.look(); if x != 0 { return x } }
  return address
}

func pretends(_ picker: ColorPickerController) -> Bool {
  race() == 0
}
