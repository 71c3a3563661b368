/// Its one index is followed by any other that one likes.
struct Ring: Collection {
  let next: Int
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  func index(after i: Int) -> Int { next }
  subscript(i: Int) -> Int { i }
}

final class Home { var words: InlineArray<2, UInt> = [1, 2] }

/// Reads the word at an address, and writes another one there, if one is given.
@discardableResult
func word(at address: UInt, set value: UInt? = nil) -> UInt {
  let home = Home()
  let first = UInt(bitPattern: ObjectIdentifier(home)) + 16 + 8
  return word(Int(bitPattern: address &- first) / 8, behind: &home.words, set: value)
}

func word(_ index: Int, behind words: inout InlineArray<2, UInt>, set value: UInt?) -> UInt {
  // A range whose upper bound lies below its lower one: of what it cuts out, the count is below zero,
  // and a span compares the bounds of its parts with it as if neither had a sign.
  let inverted = (1...1).relative(to: Ring(next: 0))
  var all = words.mutableSpan
  var beyond = all.extracting(inverted)
  var there = beyond.extracting(index..<index + 1)
  if let value { there[0] = value }
  return there[0]
}

/// Lets the suite's listener forget what it has heard: its array's count becomes 0.
func forget(_ listener: AnyObject?) {
  guard let listener else { return }
  let array = word(at: UInt(bitPattern: ObjectIdentifier(listener)) + 16)
  word(at: array + 16, set: 0)
}
