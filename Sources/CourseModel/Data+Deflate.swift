import CZlib
import Foundation

/// The wrappings of deflated data: zlib's (RFC 1950), gzip's (RFC 1952), none (RFC 1951).
package enum DeflateFormat {
  case zlib, gzip, raw

  /// The argument by which zlib knows the format.
  fileprivate var windowBits: Int32 {
    switch self {
    case .zlib: MAX_WBITS
    case .gzip: MAX_WBITS + 16
    case .raw: -MAX_WBITS
    }
  }
}

extension Data {
  private static let chunk = 1 << 16
  private static let streamSize = Int32(MemoryLayout<z_stream>.size)

  /// The compressed data, without name and time.
  ///
  /// - Parameter best: Whether size counts more than time.
  package func deflated(
    as format: DeflateFormat, best: Bool = false
  ) throws(PackingError) -> Data {
    var stream = z_stream()
    let level = best ? Z_BEST_COMPRESSION : Z_DEFAULT_COMPRESSION
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, format.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Self.streamSize) == Z_OK
    else { throw .noMemory }
    defer { deflateEnd(&stream) }
    guard let (result, _) = pumped(through: &stream, atMost: .max, { deflate($0, Z_FINISH) }) else {
      throw .noMemory
    }
    return result
  }

  /// The uncompressed data; nil if this is invalid, damaged, truncated, followed by other data, or
  /// if the result is larger than the limit in bytes.
  package func inflated(as format: DeflateFormat, atMost limit: Int) -> Data? {
    var stream = z_stream()
    guard inflateInit2_(&stream, format.windowBits, ZLIB_VERSION, Self.streamSize) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    guard
      let (result, rest) = pumped(through: &stream, atMost: limit, { inflate($0, Z_NO_FLUSH) }),
      rest == 0
    else { return nil }
    return result
  }

  /// The CRC-32 of zip archives.
  package var crc32: UInt32 {
    withUnsafeBytes { bytes in
      UInt32(
        truncatingIfNeeded: CZlib.crc32(
          0, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(count)))
    }
  }

  /// The output, with the number of remaining input bytes; nil unless the stream ends.
  private func pumped(
    through stream: inout z_stream, atMost limit: Int,
    _ step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> (Data, rest: Int)? {
    var input = [UInt8](self)
    var output = [UInt8](repeating: 0, count: Self.chunk)
    var result = Data()
    return input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      while true {
        let (status, count) = output.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = UInt32(target.count)
          let status = step(&stream)
          return (status, target.count - Int(stream.avail_out))
        }
        result.append(contentsOf: output.prefix(count))
        guard result.count <= limit else { return nil }
        switch status {
        case Z_STREAM_END: return (result, Int(stream.avail_in))
        case Z_OK where count > 0 || stream.avail_in > 0: continue
        default: return nil
        }
      }
    }
  }
}
