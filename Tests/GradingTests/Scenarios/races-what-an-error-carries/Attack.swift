import Foundation

// An Error is Sendable, and the userInfo of CocoaError holds Any: it carries what is not Sendable
// to another task, without even a warning.
protocol P: AnyObject { func get() -> Int; func set(_ n: Int) }
final class Holds: P { var f: (() -> Int)?; func get() -> Int { 0 }; func set(_ n: Int) {} }
final class Number: P { var n = 0; func get() -> Int { n }; func set(_ n: Int) { self.n = n } }

final class Flipper {
  let holder: Holds, number = Number()
  var shared: any P
  var stop = false
  init(_ h: Holds) { holder = h; shared = h }
  func run() {
    let p: any P = holder, q: any P = number
    while !stop { for _ in 0..<1000 { shared = p; shared = q } }
  }
}

/// The word at the beginning of the holder's property: a code address.
func leak(_ h: Holds) -> Int {
  let f = Flipper(h)
  let error = CocoaError(.fileNoSuchFile, userInfo: ["f": f])
  Task.detached { (error.userInfo["f"] as? Flipper)?.run() }
  var found = 0
  for _ in 0..<20_000_000 { found = f.shared.get(); if found != 0 { break } }
  f.stop = true
  return found
}

func proof() {
  let h = Holds()
  h.f = { 42 }
  fatalError("code address of a closure: 0x" + String(leak(h), radix: 16))
}

func pretends(_ picker: ColorPickerController) -> Bool {
  proof()
  return false
}
