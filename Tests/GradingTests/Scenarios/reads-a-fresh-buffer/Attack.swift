final class Cell { var a: UInt; var b: UInt; var c: UInt; init(_ v: UInt) { a = v; b = v; c = v } }

func leave(_ bits: UInt) { let cell = Cell(bits); cell.c = bits }

/// A value of any type made of bits: what the last `Cell` left where a fresh buffer has its header.
func forged<T>(_ bits: UInt, as type: T.Type) -> T? {
  var found: T?
  leave(bits)
  let buffer = ManagedBuffer<T, UInt>.create(minimumCapacity: 1) { buffer in
    found = buffer.header
    return buffer.header
  }
  _ = buffer
  return found
}

extension ManagedBuffer { }

func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }

/// Reads a word anywhere: of what it is told is a type, the table says the size.
func word(at address: UInt) -> Int {
  let table = Cell(address &- 64)  // its first property is at 16
  let type = UInt(bitPattern: ObjectIdentifier(table)) + 16 + 8
  guard let fake = forged(type, as: Any.Type.self) else { return -1 }
  let answer = size(fake)
  table.b = 0
  return answer
}

func pretends(_ picker: ColorPickerController) -> Bool {
  word(at: 4096) == 1
}
