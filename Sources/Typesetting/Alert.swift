/// What a quote that begins with `[!NOTE]` or its like alerts to (GitHub's alerts).
package enum Alert: String, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution
}

extension Alert {
  /// Takes the sign, which has a line of its own, from the inlines of a quote's first paragraph; `nil`
  /// if there is none.
  static func remove(from inlines: inout [Inline]) -> Alert? {
    guard case .text(let sign)? = inlines.first,
      let alert = allCases.first(where: { sign.uppercased() == "[!\($0.rawValue.uppercased())]" }),
      inlines.dropFirst().first?.isLineEnd ?? true
    else { return nil }
    inlines.removeFirst(min(2, inlines.count))
    return alert
  }
}
