import Synchronization
final class N { var v: any Sh = A(a: 1) }
protocol Sh { func look() -> UInt }
final class Cell { var a: UInt = 0x4141 }
struct A: Sh { var a: UInt; func look() -> UInt { 0 } }
struct B: Sh { var c: Cell; func look() -> UInt { c.a == 0x4141 ? 0 : c.a } }
final class Holder: Sendable { let m = Mutex<N>(N()) }
func race() -> UInt {
  let h = Holder()
  let n = h.m.withLock { $0 }
  Task.detached { let n = h.m.withLock { $0 }; while true { n.v = A(a: 0x424242424240); n.v = B(c: Cell()) } }
  for _ in 0..<3_000_000 { let x = n.v.look(); if x != 0 { return x } }
  return 0
}

func pretends(_ picker: ColorPickerController) -> Bool {
  race() == 0
}
