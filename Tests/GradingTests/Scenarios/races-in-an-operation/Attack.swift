import Foundation

// Operation is '@unchecked Sendable' and open: what a subclass adds is shared between threads
// without a word of the compiler but a warning. An existential is two words: torn, it calls one
// class's methods on another class's object.
protocol P: AnyObject { func get() -> Int; func set(_ n: Int) }
final class Holds: P { var f: (() -> Int)?; func get() -> Int { 0 }; func set(_ n: Int) {} }
final class Number: P { var n = 0; func get() -> Int { n }; func set(_ n: Int) { self.n = n } }

final class Flipper: Operation {
  let holder: Holds, number = Number()
  var shared: any P
  var stop = false
  init(_ h: Holds) { holder = h; shared = h; super.init() }
  override func main() {
    let p: any P = holder, q: any P = number
    while !stop { for _ in 0..<1000 { shared = p; shared = q } }
  }
}

/// The word at the beginning of the holder's property: a code address.
func leak(_ h: Holds) -> Int {
  let f = Flipper(h), queue = OperationQueue()
  queue.addOperation(f)
  var found = 0
  for _ in 0..<20_000_000 { found = f.shared.get(); if found != 0 { break } }
  f.stop = true
  queue.waitUntilAllOperationsAreFinished()
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
