/// DocC links, which name a page without its path: `doc:TheBasics#Constants`.
enum DocumentationLink {
  /// The relative address of the linked page; nil for any other link.
  static func page(of destination: String) -> String? {
    guard destination.hasPrefix("doc:") else { return nil }
    let parts = destination.dropFirst(4).split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first?.split(separator: "/").last.map { "\($0).md" } ?? ""
    return parts.count > 1 ? "\(name)#\(parts[1])" : name
  }
}
