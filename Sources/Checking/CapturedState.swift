import Glibc

/// The state behind a constant or an unchanged variable: the variables and closures that closures
/// captured, and arrays of these.
///
/// A captured variable is in a separate box, whose layout is known only to the code compiled for it. So
/// it can be neither named nor restored, but a change is visible. An object of a captured class has
/// named properties, so it is only found here.
struct CapturedState {
  /// The address and the bytes of each box and each list of captures.
  private(set) var contents: [UInt: [UInt8]] = [:]
  /// The objects found there whose class is wanted.
  private(set) var objects: [AnyObject] = []
  /// Whether the search stopped before the end.
  private(set) var isIncomplete = false
  private var seen: Set<UInt> = []
  private let isWanted: (AnyClass) -> Bool

  /// - Parameters:
  ///   - bytes: The bytes that may contain pointers.
  ///   - isWanted: Decides by its class whether an object is wanted.
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

  /// The bytes of an object behind its type and its reference counts; empty if the allocator did not
  /// make it.
  private mutating func bytes(in object: UnsafeMutableRawPointer) -> UnsafeRawBufferPointer {
    let header = 16
    // Constants of the program are immortal, which the highest bit shows.
    let isOfProgram = object.load(fromByteOffset: 8, as: Int.self) < 0
    let most = 4_096
    let size = isOfProgram ? 0 : usableSize(object)
    if size > most { isIncomplete = true }
    return UnsafeRawBufferPointer(start: object + header, count: max(0, min(size, most) - header))
  }

  /// The class with metadata at this address; nil if it is none: `TargetClassMetadata` in
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

  /// Whether a pointer at this address can be read: it is aligned, and the kernel can read it. That
  /// a page is mapped is not enough: malloc keeps closed ones in reserve.
  private static func isReadable(_ address: UInt) -> Bool {
    guard address > 4_096, address.isMultiple(of: 8) else { return false }
    // The kernel copies a signal set before it refuses to do anything unknown with it, as
    // Abseil's AddressIsReadable found: EFAULT is about the address, EINVAL about the operation.
    let unknown = -1
    return systemCall(setSignalMask, unknown, address, nil, 8) != 0 && errno == EINVAL
  }

  /// `SYS_rt_sigprocmask`, which C only has as a macro.
  #if arch(arm64)
    private static let setSignalMask = 135
  #else
    private static let setSignalMask = 14
  #endif
}

@_silgen_name("syscall")
private func systemCall(
  _ number: Int, _ operation: Int, _ set: UInt, _ old: UnsafeMutableRawPointer?, _ size: Int
) -> Int

@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
