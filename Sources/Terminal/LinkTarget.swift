/// An address that a terminal may be told to open.
///
/// Only http, https, mailto and relative references are let through, at most 2083 bytes long (the
/// limit of VTE), so that a document can't offer the reader a command to run.
package struct LinkTarget: Hashable, Sendable {
  /// The address, every byte outside 0x21...0x7E percent-encoded.
  package let address: String

  /// The target for an address as an author wrote it, or `nil` when it must not be followed.
  package init?(_ address: String) {
    let encoded = Self.percentEncoding(address)
    guard !encoded.isEmpty, encoded.utf8.count <= 2083, Self.hasSafeScheme(encoded) else {
      return nil
    }
    self.address = encoded
  }

  /// Whether this has a scheme of its own, so that it leads somewhere from wherever it is shown;
  /// anything else is relative.
  package var isOnTheWeb: Bool {
    guard let end = address.firstIndex(where: { ":/?#".contains($0) }) else { return false }
    return address[end] == ":" || address.hasPrefix("//")
  }

  /// A colon before any of `/?#` ends a scheme (RFC 3986, 3.1); without one the address is relative.
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
