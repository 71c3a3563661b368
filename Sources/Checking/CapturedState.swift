import Glibc

/// The state behind a constant or an unchanged variable: the variables and closures that closures
/// captured, and arrays of these.
///
/// A captured variable is in a separate box, and no metadata gives its name or the way to copy it.
/// So it can be neither named nor restored, but a change is visible. An object of a captured class
/// has named properties, so it is only found here.
///
/// Only what a box or an array holds is followed: behind its end, a block of the allocator still has
/// the pointers of whatever was in it before, and these may lead to any other object.
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
      let metadata = UnsafeRawPointer(bitPattern: metadata)
    else { return }
    switch metadata.load(as: UInt.self) {
    case Self.heapLocalVariable, Self.heapGenericLocalVariable:
      seen.insert(address)
      let bytes = bytes(in: object, upTo: Self.sizeOfBox(with: metadata))
      contents[address] = Array(bytes)
      follow(bytes)
    case Self.ofClass:
      guard let type = Self.classType(at: metadata) else { return }
      seen.insert(address)
      if isWanted(type) {
        objects.append(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
      } else if String(reflecting: type).hasPrefix("Swift._ContiguousArrayStorage<") {
        follow(bytes(in: object, upTo: Self.sizeOfArray(at: object, with: metadata)))
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
  ///
  /// - Parameter size: The size of the object with its header, in bytes; nil if it is unknown, so that
  ///   the whole block of the allocator counts.
  private mutating func bytes(
    in object: UnsafeMutableRawPointer, upTo size: Int?
  ) -> UnsafeRawBufferPointer {
    // Constants of the program are immortal, which the highest bit shows.
    let isOfProgram = object.load(fromByteOffset: 8, as: Int.self) < 0
    let most = 4_096
    let usable = isOfProgram ? 0 : usableSize(object)
    let size = min(size ?? usable, usable)
    if size > most { isIncomplete = true }
    return UnsafeRawBufferPointer(
      start: object + Self.header, count: max(0, min(size, most) - Self.header))
  }

  /// The type and the reference counts of an object, in bytes.
  private static let header = 16

  /// The size of an array's storage up to its last element, in bytes: `_ArrayBody` in
  /// stdlib/public/core/ArrayBody.swift is behind the header, and then come the elements.
  ///
  /// The class has one generic argument, the elements' type: the first of a class's own members in
  /// its metadata, where `TargetClassDescriptor` in include/swift/ABI/Metadata.h counts them.
  private static func sizeOfArray(
    at storage: UnsafeRawPointer, with metadata: UnsafeRawPointer
  ) -> Int {
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let (words, own) = (
      descriptor.load(fromByteOffset: 28, as: UInt32.self),
      descriptor.load(fromByteOffset: 32, as: UInt32.self)
    )
    let element = metadata.load(fromByteOffset: Int(words - own) * 8, as: Any.Type.self)
    let layout = Layout(of: element)
    let count = storage.load(fromByteOffset: header, as: Int.self)
    return layout.aligned(header + 16) + count * layout.stride
  }

  /// The size of a box or of a closure's captures, in bytes; nil if it is unknown.
  ///
  /// A box of a generic type has the type in its metadata. Others have a description of what they
  /// hold: `HeapLocalVariableMetadata` in include/swift/ABI/Metadata.h, `CaptureDescriptor` in
  /// include/swift/RemoteInspection/Records.h.
  private static func sizeOfBox(with metadata: UnsafeRawPointer) -> Int? {
    var end = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    let detail = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    guard let detail else { return nil }
    if metadata.load(as: UInt.self) == heapGenericLocalVariable {
      return end + Layout(of: unsafeBitCast(detail, to: Any.Type.self)).size
    }
    let (count, bindings) = (
      detail.load(as: UInt32.self), detail.load(fromByteOffset: 8, as: UInt32.self)
    )
    // The captures of generic code begin with types, and depend on them.
    guard bindings == 0 else { return nil }
    for index in 0..<Int(count) {
      let reference = detail + 12 + index * 4
      let name = reference + Int(reference.load(as: Int32.self))
      guard let layout = Layout(ofCapture: name.assumingMemoryBound(to: UInt8.self)) else {
        return nil
      }
      end = layout.aligned(end) + layout.size
    }
    return end
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

/// The bytes that a value takes in memory.
private struct Layout {
  let size: Int
  let stride: Int
  private let alignment: Int

  init(of type: Any.Type) {
    func measure<Value>(_ type: Value.Type) -> (Int, Int, Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.stride, MemoryLayout<Value>.alignment)
    }
    (size, stride, alignment) = _openExistential(type, do: measure)
  }

  /// nil if the type is unknown.
  ///
  /// - Parameter name: The mangled name: docs/ABI/Mangling.rst of the compiler.
  init?(ofCapture name: UnsafePointer<UInt8>) {
    // A symbolic reference is a byte for its kind and an address, which may have zeros in it.
    var end = 0
    while name[end] != 0 { end += (0x20...).contains(name[end]) ? 1 : name[end] < 0x18 ? 5 : 9 }
    let spelling = UnsafeBufferPointer(start: name, count: end)
    if let type = _getTypeByMangledNameInContext(
      name, UInt(end), genericContext: nil, genericArguments: nil)
    {
      self.init(of: type)
    } else if spelling.suffix(2).elementsEqual("Xx".utf8) {
      self.init(of: AnyObject.self)  // the box of a variable
    } else if spelling.last == UInt8(ascii: "_"), spelling.contains(UInt8(ascii: "I")) {
      self.init(of: (() -> Void).self)
    } else {
      return nil
    }
  }

  /// The first multiple of the alignment from `offset` on.
  func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
}

@_silgen_name("syscall")
private func systemCall(
  _ number: Int, _ operation: Int, _ set: UInt, _ old: UnsafeMutableRawPointer?, _ size: Int
) -> Int

@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
