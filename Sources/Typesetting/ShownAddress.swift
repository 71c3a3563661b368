/// The address that the words of a link show, if they do: a reader takes it for where the link leads.
enum ShownAddress {
  /// Whether words show an address of the web that is not where they lead.
  static func misleads(_ words: String, to destination: String) -> Bool {
    guard destination.contains(":") || destination.hasPrefix("//") else { return false }
    return words.split(whereSeparator: \.isWhitespace).contains { word in
      isAddress(word) && !isSame(word, destination)
    }
  }

  /// The ends by which the name of a host is known from that of a file, as most hosts have them.
  private static let domains: Set<Substring> = [
    "app", "com", "dev", "edu", "gov", "info", "io", "net", "org",
  ]

  /// Whether a word is an address: with a scheme, or the name of a host.
  private static func isAddress(_ word: Substring) -> Bool {
    if word.contains("://") || word.lowercased().hasPrefix("www.") { return true }
    let parts = host(of: word).split(separator: ".")
    return parts.count > 1 && parts.last.map(domains.contains) ?? false
  }

  /// An address in full has to be the very same; one that is only a host, or a host and a path, that
  /// of the same host.
  private static func isSame(_ word: Substring, _ destination: String) -> Bool {
    guard word.contains("://") else {
      return host(of: word) == host(of: destination[...])
    }
    return normalized(word) == normalized(destination[...])
  }

  /// An address without what makes no difference: case of scheme and host, a slash at the end.
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

  /// What stands between the scheme and the path, in lower case.
  private static func authority(of address: Substring) -> String {
    withoutScheme(address).prefix { !"/?#".contains($0) }.lowercased()
  }

  private static func withoutScheme(_ address: Substring) -> Substring {
    if let slashes = address.firstRange(of: "//") { return address[slashes.upperBound...] }
    return address.lowercased().hasPrefix("mailto:") ? address.dropFirst(7) : address
  }
}
