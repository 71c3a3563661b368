/// What a quote that begins with `[!NOTE]` or its like alerts to (GitHub's alerts).
package enum Alert: String, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution

  /// The word above it.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Alert {
  /// Takes the sign from the blocks of a quote, which has a row of its own; `nil` if there is none.
  static func remove(from blocks: inout [Block]) -> Alert? {
    guard case .paragraph(let content)? = blocks.first, case .text(let sign)? = content.first,
      let alert = allCases.first(where: { sign.uppercased() == "[!\($0.rawValue.uppercased())]" }),
      content.dropFirst().first?.isLineEnd ?? true
    else { return nil }
    let rest = Array(content.dropFirst(2))
    if rest.isEmpty { blocks.removeFirst() } else { blocks[0] = .paragraph(rest) }
    return alert
  }
}
