import CUnistring
import Glibc

extension String {
  /// The text in canonical decomposition (NFD), the same for all canonically equivalent texts.
  package var canonicallyDecomposed: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var text = self
    return text.withUTF8 { bytes in
      var count = 0
      guard let decomposed = cunistring_decompose(bytes.baseAddress, bytes.count, &count) else {
        return self
      }
      defer { free(decomposed) }
      return String(decoding: UnsafeBufferPointer(start: decomposed, count: count), as: UTF8.self)
    }
  }
}
