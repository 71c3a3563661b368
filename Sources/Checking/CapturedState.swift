import Glibc

/// The bytes that closures have captured, to find out later whether any of them has changed.
///
/// A captured variable is in a heap box that only the code compiled for it can access: a check
/// can't name or restore it, but it can see that it has changed.
struct CapturedState: Equatable {
  /// The bytes in each box and each list of captures, by address.
  private var contents: [UInt: [UInt8]] = [:]

  /// Adds the captures of the closure at this address, including those of captured closures.
  mutating func add(closureAt place: UnsafeRawPointer) {
    let words = place.assumingMemoryBound(to: UInt.self)
    if words[0] != 0 { add(words[1]) }
  }

  private mutating func add(_ address: UInt) {
    guard contents.count < 100, contents[address] == nil, Self.isOfClosure(address),
      let object = UnsafeMutableRawPointer(bitPattern: address)
    else { return }
    // Skip the type and the reference counts.
    let header = 16
    let size = min(usableSize(object), 512)
    guard size > header else { return }
    let bytes = UnsafeRawBufferPointer(start: object + header, count: size - header)
    contents[address] = Array(bytes)
    for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
      add(bytes.load(fromByteOffset: offset, as: UInt.self))
    }
  }

  /// Whether the object at this address is one that the compiler made for variables and closures:
  /// its type has the kind HeapLocalVariable (include/swift/ABI/MetadataKind.def).
  private static func isOfClosure(_ address: UInt) -> Bool {
    guard isReadable(address), let object = UnsafePointer<UInt>(bitPattern: address),
      isReadable(object.pointee), let type = UnsafePointer<UInt>(bitPattern: object.pointee)
    else { return false }
    return type.pointee == 0x400
  }

  /// Whether a pointer at this address can be read: it is aligned, and its page is mapped.
  private static func isReadable(_ address: UInt) -> Bool {
    let page: UInt = 4096
    guard address > page, address.isMultiple(of: 8) else { return false }
    var residency: UInt8 = 0
    // mincore(2) fails if the page is not mapped.
    let start = UnsafeMutableRawPointer(bitPattern: address / page * page)
    return mincore(start, Int(page), &residency) == 0
  }
}

@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
