/// An address that a terminal may open.
///
/// It allows only http, https, mailto and relative references of at most 2083 bytes (the limit of
/// VTE), so that a document cannot make the reader run a command.
package struct LinkTarget: Hashable, Sendable {
  /// The address, with every byte outside 0x21...0x7E percent-encoded.
  package let address: String

  /// The target of an address as written; nil if it must not be followed.
  package init?(_ address: String) {
    let encoded = Self.percentEncoding(address)
    guard !encoded.isEmpty, encoded.utf8.count <= 2083, Self.hasSafeScheme(encoded) else {
      return nil
    }
    self.address = encoded
  }

  /// Whether the address is absolute, so that it works in any context.
  package var isOnTheWeb: Bool {
    guard let end = address.firstIndex(where: { ":/?#".contains($0) }) else { return false }
    return address[end] == ":" || address.hasPrefix("//")
  }

  /// A colon before any of `/?#` ends a scheme (RFC 3986, 3.1); otherwise the address is relative.
  private static func hasSafeScheme(_ address: String) -> Bool {
    guard let end = address.firstIndex(where: { ":/?#".contains($0) }), address[end] == ":" else {
      return true
    }
    return ["http", "https", "mailto"].contains(address[..<end].lowercased())
  }

  private static func percentEncoding(_ address: String) -> String {
    guard !address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return address }
    var encoded = ""
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
