import Glibc

/// What lies behind a constant, or behind a variable that has stayed as it was: in the variables and
/// closures that closures have captured, and in arrays of these.
///
/// A captured variable lies in a box of its own, which only code knows that was compiled for it: it can
/// be neither named nor put back. That it has changed can be seen. An object of a class that is captured
/// has properties with names, so it is only found.
struct CapturedState {
  /// Of each box and each list of captures, where it lies and what was in it.
  private(set) var contents: [UInt: [UInt8]] = [:]
  /// The objects that are found there, as far as one looks at their class.
  private(set) var objects: [AnyObject] = []
  /// Whether there is more than one looks at.
  private(set) var isIncomplete = false
  private var seen: Set<UInt> = []
  private let isWanted: (AnyClass) -> Bool

  /// - Parameters:
  ///   - bytes: Where pointers may be.
  ///   - isWanted: Which classes' objects are to be found.
  init(behind bytes: UnsafeRawBufferPointer, isWanted: @escaping (AnyClass) -> Bool) {
    self.isWanted = isWanted
    follow(bytes)
  }

  private mutating func follow(_ bytes: UnsafeRawBufferPointer) {
    for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
      // An enumeration may keep its case in bits of a pointer.
      add(bytes.load(fromByteOffset: offset, as: UInt.self) & 0x0000_7FFF_FFFF_FFF8)
    }
  }

  private mutating func add(_ address: UInt) {
    guard !isIncomplete, !seen.contains(address), Self.isReadable(address),
      let object = UnsafeMutableRawPointer(bitPattern: address)
    else { return }
    isIncomplete = seen.count >= 500
    let metadata = object.load(as: UInt.self)
    guard metadata.isMultiple(of: 8), Self.isReadable(metadata),
      let type = UnsafeRawPointer(bitPattern: metadata)
    else { return }
    switch type.load(as: UInt.self) {
    case Self.heapLocalVariable, Self.heapGenericLocalVariable:
      seen.insert(address)
      let bytes = bytes(in: object)
      contents[address] = Array(bytes)
      follow(bytes)
    case Self.ofClass:
      guard let type = Self.classType(at: type) else { return }
      seen.insert(address)
      if isWanted(type) {
        objects.append(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
      } else if String(reflecting: type).hasPrefix("Swift._ContiguousArrayStorage<") {
        follow(bytes(in: object))
      }
    default: break
    }
  }

  // The kinds of metadata: include/swift/ABI/MetadataKind.def.
  private static let ofClass: UInt = 0
  private static let heapLocalVariable: UInt = 0x400
  private static let heapGenericLocalVariable: UInt = 0x500

  /// What an object holds behind its type and the counts of its owners; nothing of one that is not the
  /// allocator's.
  private mutating func bytes(in object: UnsafeMutableRawPointer) -> UnsafeRawBufferPointer {
    let header = 16
    // Constants of the program have owners for ever, which the highest bit says.
    let isOfProgram = object.load(fromByteOffset: 8, as: Int.self) < 0
    let most = 4_096
    let size = isOfProgram ? 0 : usableSize(object)
    if size > most { isIncomplete = true }
    return UnsafeRawBufferPointer(start: object + header, count: max(0, min(size, most) - header))
  }

  /// The class whose metadata lies there; nil if it is none: `TargetClassMetadata` in
  /// include/swift/ABI/Metadata.h, without Objective-C, and the kind in the flags of its descriptor.
  private static func classType(at metadata: UnsafeRawPointer) -> AnyClass? {
    let (sizeOffset, descriptorOffset) = (24, 40)
    guard isReadable(UInt(bitPattern: metadata) + UInt(descriptorOffset)),
      metadata.load(fromByteOffset: sizeOffset, as: UInt32.self) >= 16
    else { return nil }
    let address = metadata.load(fromByteOffset: descriptorOffset, as: UInt.self)
    let ofClass: UInt32 = 16
    guard address.isMultiple(of: 4), isReadable(address & ~7),
      let descriptor = UnsafeRawPointer(bitPattern: address),
      descriptor.load(as: UInt32.self) & 0x1F == ofClass
    else { return nil }
    return unsafeBitCast(metadata, to: AnyClass.self)
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
