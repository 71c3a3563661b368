/// A web address in the text of a link, which readers take for the link's target.
enum ShownAddress {
  /// Whether the text shows a web address that differs from the target.
  static func misleads(_ words: String, to destination: String) -> Bool {
    guard destination.contains(":") || destination.hasPrefix("//") else { return false }
    return words.split(whereSeparator: \.isWhitespace).contains { word in
      isAddress(word) && !isSame(word, destination)
    }
  }

  /// Top-level domains that distinguish a host name from a file name; most hosts have one of these.
  private static let domains: Set<Substring> = [
    "app", "com", "dev", "edu", "gov", "info", "io", "net", "org",
  ]

  /// Whether a word is an address: it has a scheme or is a host name.
  private static func isAddress(_ word: Substring) -> Bool {
    if word.contains("://") || word.lowercased().hasPrefix("www.") { return true }
    let parts = host(of: word).split(separator: ".")
    return parts.count > 1 && parts.last.map(domains.contains) ?? false
  }

  /// A full address must match exactly; a host, with or without a path, the target's host.
  private static func isSame(_ word: Substring, _ destination: String) -> Bool {
    guard word.contains("://") else {
      return host(of: word) == host(of: destination[...])
    }
    return normalized(word) == normalized(destination[...])
  }

  /// An address with scheme and host in lower case, without a trailing slash.
  private static func normalized(_ address: Substring) -> String {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let path = withoutScheme(address).drop { !"/?#".contains($0) }
    let end = path.last == "/" ? path.dropLast() : path
    return "\(scheme)://\(authority(of: address))\(end)"
  }

  private static func host(of address: Substring) -> String {
    let host = authority(of: address).prefix { $0 != ":" }
    let name = host[(host.lastIndex(of: "@").map(host.index(after:)) ?? host.startIndex)...]
    return String(name.hasPrefix("www.") ? name.dropFirst(4) : name)
  }

  /// The part between the scheme and the path, in lower case.
  private static func authority(of address: Substring) -> String {
    withoutScheme(address).prefix { !"/?#".contains($0) }.lowercased()
  }

  private static func withoutScheme(_ address: Substring) -> Substring {
    if let slashes = address.firstRange(of: "//") { return address[slashes.upperBound...] }
    return address.lowercased().hasPrefix("mailto:") ? address.dropFirst(7) : address
  }
}
