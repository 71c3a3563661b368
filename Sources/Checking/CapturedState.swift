import Glibc

/// The bytes of what closures have captured, to find out later whether any of it has changed.
///
/// A captured variable lies in a box of its own, which only code knows that was compiled for it: it can
/// be neither named nor put back. That it has changed can be seen.
struct CapturedState: Equatable {
  /// Of each box and each list of captures, where it lies and what was in it.
  private var contents: [UInt: [UInt8]] = [:]

  /// Adds what the closure at this address has captured, directly or in other closures.
  mutating func add(closureAt place: UnsafeRawPointer) {
    let words = place.assumingMemoryBound(to: UInt.self)
    if words[0] != 0 { add(words[1]) }
  }

  private mutating func add(_ address: UInt) {
    guard contents.count < 100, contents[address] == nil, Self.isOfClosure(address),
      let object = UnsafeMutableRawPointer(bitPattern: address)
    else { return }
    // Behind the type and the counts of owners.
    let header = 16
    let size = min(usableSize(object), 512)
    guard size > header else { return }
    let bytes = UnsafeRawBufferPointer(start: object + header, count: size - header)
    contents[address] = Array(bytes)
    for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
      add(bytes.load(fromByteOffset: offset, as: UInt.self))
    }
  }

  /// Whether an object lies there that the compiler made for variables and closures: its type is of the
  /// kind HeapLocalVariable (include/swift/ABI/MetadataKind.def).
  private static func isOfClosure(_ address: UInt) -> Bool {
    guard isReadable(address), let object = UnsafePointer<UInt>(bitPattern: address),
      isReadable(object.pointee), let type = UnsafePointer<UInt>(bitPattern: object.pointee)
    else { return false }
    return type.pointee == 0x400
  }

  /// Whether memory of the process lies at an address at which a pointer may be.
  private static func isReadable(_ address: UInt) -> Bool {
    let page: UInt = 4096
    guard address > page, address.isMultiple(of: 8) else { return false }
    var residency: UInt8 = 0
    // mincore(2) fails for what is not mapped.
    let start = UnsafeMutableRawPointer(bitPattern: address / page * page)
    return mincore(start, Int(page), &residency) == 0
  }
}

@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
