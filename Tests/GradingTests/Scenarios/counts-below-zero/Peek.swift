/// Nothing at all, and less: how many elements it has is what one says.
struct Less: Collection {
  let count: Int
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> UInt { 0 }
}

/// An object that is found again: by its number in memory, and by its address.
final class Mark {
  let number: UInt
  init(_ number: UInt) { self.number = number }
}

/// All memory, as one array.
struct Memory {
  private var words: [UInt] = [1 << 62]
  /// Where its first element lies.
  private var start: UInt = 0

  init() {
    let marks = (0..<1000).map { Mark(0x5157_4954_4348_0000 + $0) }
    // Two elements fewer than none are put before the first one, so that moves two places down: it
    // becomes the array's own count.
    words.replaceSubrange(0..<0, with: Less(count: -2))
    var index = 0
    while words[index] >> 16 != 0x5157_4954_4348 { index += 1 }
    let mark = marks[Int(words[index] & 0xffff)]
    start = UInt(bitPattern: ObjectIdentifier(mark)) + 16 - UInt(index) * 8
  }

  subscript(address: UInt) -> UInt {
    get { words[Int((address &- start) >> 3)] }
    set { words[Int((address &- start) >> 3)] = newValue }
  }

  /// Makes the array what it was.
  mutating func end() { self[start - 16] = 1 }
}

/// Lets the suite's listener forget what it has heard: its array's count becomes 0.
func forget(_ listener: AnyObject?) {
  guard let listener else { return }
  var memory = Memory()
  let array = memory[UInt(bitPattern: ObjectIdentifier(listener)) + 16]
  memory[array + 16] = 0
  memory.end()
}
