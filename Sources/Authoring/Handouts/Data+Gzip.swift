import CZlib
import Foundation

extension Data {
  private static let gzip = MAX_WBITS + 16
  private static let chunk = 1 << 16

  /// The data as a gzip file (RFC 1952), without name and time.
  func gzipped() throws -> Data {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, Self.gzip, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        size) == Z_OK
    else { throw CocoaError(.fileWriteUnknown) }
    defer { deflateEnd(&stream) }
    guard let (result, _) = pumped(through: &stream, atMost: .max, { deflate($0, Z_FINISH) }) else {
      throw CocoaError(.fileWriteUnknown)
    }
    return result
  }

  /// The content of a gzip file; nil if it is invalid, damaged, truncated, followed by other data,
  /// or larger than the limit in bytes.
  func gunzipped(atMost limit: Int) -> Data? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, Self.gzip, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    guard
      let (result, rest) = pumped(through: &stream, atMost: limit, { inflate($0, Z_NO_FLUSH) }),
      rest == 0
    else { return nil }
    return result
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
